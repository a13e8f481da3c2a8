import { answerInvitation } from '@scholars/contract/events';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { readPosted } from '~/api/read-posted.server';
import { localePath } from '~/i18n/locale-path';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { answerFields, judgeAnswer, readAnswer, type AnswerOutcome } from './answer-outcome';
import { answerAnchor, eventSlug } from './gathering';

/** Set when a posted answer comes back with errors, so that the page's title can say so. */
export const isRefusedContext = createContext(false);

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The answer to an invitation, posted by a native form: stored, it leads back to the guest's page, so that reloading
 * it sends nothing; refused, the page comes back with what was typed.
 */
export async function receiveAnswer({ request, context }: Args) {
  const code = new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
  const locale = context.get(localeContext);
  const typed = readAnswer(await readPosted(request, context));
  const refuse = (status: number, outcome: Omit<AnswerOutcome, 'typed'>) => {
    context.set(isRefusedContext, true);
    return data<AnswerOutcome>({ ...outcome, typed }, { status });
  };

  const judged = judgeAnswer(typed);
  if (!judged.ok) return refuse(422, { errors: firstOf(judged.problems, (ref) => getMessage(locale, ref)), failure: '' });

  const sent = await cms({ context }).send(answerInvitation, {
    params: { slug: eventSlug },
    body: { invitation: code, ...judged.value },
    skipAuth: true,
  });
  if (sent.ok) return redirect(`${localePath(locale, `/${eventSlug}`)}?${new URLSearchParams({ invitation: code })}#${answerAnchor}`, 303);
  const errors = firstOf(sent.errors, (text) => text);
  return refuse(sent.status, { errors, failure: Object.keys(errors).length > 0 ? '' : sent.message });
}

function firstOf(problems: Record<string, string[]>, textOf: (ref: string) => string): AnswerOutcome['errors'] {
  return Object.fromEntries(
    answerFields.flatMap((name) => {
      const first = problems[name]?.[0];
      return first === undefined ? [] : [[name, textOf(first)]];
    }),
  );
}
