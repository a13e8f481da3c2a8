import { answerApplication } from '@scholars/contract/applications';
import type { RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, receiveForm } from '~/shared/form/receive-form.server';
import { multipartBodyOf } from '~/shared/form/submission/submission-body.server';
import { answerForm, type AnswerOutcome } from './answer-form';

/** Sends what an applicant answers to what was asked of them. */
export async function answerByForm(posted: FormData, context: Readonly<RouterContextProvider>) {
  const outcome: AnswerOutcome = { answering: textOf(posted, 'application') || 'none' };
  const received = await receiveForm(answerForm, posted, context, (value) =>
    cms({ context }).send(answerApplication, {
      params: { id: outcome.answering },
      body: multipartBodyOf(answerForm, value),
    }),
  );
  return received.ok ? outcome : answerRefused(received, context, outcome);
}
