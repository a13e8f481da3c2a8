import type { Endpoint } from '@scholars/contract/endpoint';
import type { receipt } from '@scholars/contract/receipt';
import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { firstField, firstProblems, type FormDefinition, type Problems } from '~/shared/form/form-definition';
import { judgeForm } from '~/shared/form/judge-form';
import { readSubmission, type SubmissionContent } from './read-submission';
import { idempotencyKeyOf, jsonBodyOf, multipartBodyOf, newSubmissionId } from './submission-body.server';
import { failureOf, type SubmissionOutcome } from './submission-outcome';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A public form and the call that takes it. */
interface PublicForm {
  definition: FormDefinition;
  endpoint: Endpoint & { path: `/api/${string}`; data: typeof receipt; list?: never };
}

interface Answer {
  outcome: SubmissionOutcome;
  status: number;
}

/** Set when a posted form comes back with errors, so that the page's title can say so. */
export const isRefusedContext = createContext(false);

/** The route's action: a form that was posted without script is answered with the page. */
export async function answerWithPage(args: Args, form: PublicForm) {
  const { outcome, status } = await receive(args, form);
  args.context.set(isRefusedContext, outcome.status === 'invalid');
  return data(outcome, { status });
}

/**
 * The route's middleware: the page's own script asks the same address for JSON. The router's fetcher is not
 * used, because it loads the page's data anew after each submission; where that fails as the sending did
 * (offline, portal restarting), an error page would stand in place of everything that was typed.
 */
export function answerScript(form: PublicForm): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.method !== 'POST' || request.headers.get('Accept') !== 'application/json') return next();
    const { outcome, status } = await receive({ request, context }, form);
    return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } });
  };
}

async function receive({ request, context }: Args, { definition, endpoint }: PublicForm): Promise<Answer> {
  const posted = await request.formData().catch(() => undefined);
  if (!posted)
    return { status: 400, outcome: { status: 'failed', isOurs: false, typed: {}, submissionId: newSubmissionId() } };

  const content = readSubmission(definition, posted);
  // A robot that is told of its mistake learns from it.
  if (content.isFromRobot) return { status: 200, outcome: { status: 'sent', reference: '' } };

  const locale = context.get(localeContext);
  const judged = await judgeForm(definition, content, (ref) => getMessage(locale, ref));
  if (!judged.ok) return refusal(content, judged.problems);

  const sent = await cms(context).send(endpoint, {
    body: endpoint.multipart ? multipartBodyOf(definition, judged.value) : jsonBodyOf(definition, judged.value),
    idempotencyKey: await idempotencyKeyOf(definition, content),
    // Open to any visitor: a session that has ended meanwhile must not lead away from what was typed.
    skipAuth: true,
  });
  if (sent.ok) return { status: 200, outcome: { status: 'sent', reference: sent.data.reference } };

  const errors = firstProblems(sent.errors);
  if (sent.status === 422 && firstField(definition, errors) !== undefined) return refusal(content, errors);
  return {
    status: sent.status,
    outcome: { status: 'failed', ...failureOf(sent.status, sent.message), ...keptOf(content) },
  };
}

function refusal(content: SubmissionContent, errors: Problems): Answer {
  return { status: 422, outcome: { status: 'invalid', errors, ...keptOf(content) } };
}

function keptOf({ typed, submissionId }: SubmissionContent) {
  return { typed, submissionId: submissionId || newSubmissionId() };
}
