import { importByDoi, importFromOrcid } from '@scholars/contract/profile-imports';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, refusedBy } from '~/shared/form/receive-form.server';

/** What became of what was ticked. */
export interface ImportOutcome {
  /** How many were ticked and are in the profile now. */
  taken?: number;
  refused?: Refusal;
  doiProblem?: string;
}

/** Takes the ticked entries of the ORCID record, or the publication of a DOI. */
export async function takeEntries(form: FormData, context: Readonly<RouterContextProvider>) {
  const intent = textOf(form, 'intent');
  if (intent === 'orcid') {
    const keys = form.getAll('key').filter((key) => typeof key === 'string');
    const sent = await cms({ context }).send(importFromOrcid, { body: { keys } });
    return sent.ok
      ? data<ImportOutcome>({ taken: keys.length })
      : answerRefused<ImportOutcome>(refusedBy(sent), context);
  }
  if (intent !== 'doi') throw data(null, { status: 400 });
  const sent = await cms({ context }).send(importByDoi, { body: { doi: textOf(form, 'doi') } });
  if (!sent.ok) {
    const doiProblem = sent.errors.doi?.[0] ?? sent.message;
    return answerRefused<ImportOutcome>(refusedBy(sent), context, { doiProblem });
  }
  // It is looked through in the form of its own.
  const page = localePath(context.get(localeContext), '/my-profile');
  return redirect(`${page}?edit=publications-${encodeURIComponent(sent.data.id)}#publications`);
}
