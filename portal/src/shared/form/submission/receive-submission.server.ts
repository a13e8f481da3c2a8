import type { Endpoint } from '@scholars/contract/endpoint';
import type { receipt } from '@scholars/contract/shapes';
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import type { FormDefinition } from '../form-definition';
import { unanswered } from '../form-outcome';
import { getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { isFromRobot } from '../honeypot';
import { textOf } from '../read-form';
import { answerRefused, receiveForm, type Refused } from '../receive-form.server';
import { idempotencyKeyOf, jsonBodyOf, multipartBodyOf, newSubmissionId } from './submission-body.server';
import { messageOf, submissionIdName, type SubmissionOutcome } from './submission-outcome';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A public form and the call that takes it. */
export interface PublicForm {
  definition: FormDefinition;
  endpoint: Endpoint & { path: `/api/${string}`; data: typeof receipt; list?: never };
  /** Of a form that a mailed link opens: its token. */
  bearer?: string;
}

type Received = { ok: true; reference: string } | (Refused & { submissionId: string });

/** The route's action: a form that was posted without script is answered with the page. */
export async function answerWithPage(args: Args, form: PublicForm) {
  const received = await receive(args, form);
  if (received.ok) return data<SubmissionOutcome>({ reference: received.reference });
  return answerRefused(received, args.context, { submissionId: received.submissionId });
}

/**
 * The route's middleware: the page's own script asks the same address for JSON. The router's fetcher is not
 * used, because it loads the page's data anew after each submission; where that fails as the sending did
 * (offline, portal restarting), an error page would stand in place of everything that was typed.
 */
export function answerScript(form: PublicForm): MiddlewareFunction<Response> {
  return async (args, next) => {
    if (args.request.method !== 'POST' || args.request.headers.get('Accept') !== 'application/json') return next();
    const { data: outcome, init } = await answerWithPage(args, form);
    const headers = new Headers(init?.headers);
    headers.set('Cache-Control', 'no-store');
    return Response.json(outcome, { status: init?.status ?? 200, headers });
  };
}

async function receive({ request, context }: Args, { definition, endpoint, bearer }: PublicForm): Promise<Received> {
  const posted = await request.formData().catch(() => undefined);
  if (!posted)
    return { ok: false, status: 400, refused: { ...unanswered, isOurs: false }, submissionId: newSubmissionId() };
  if (isFromRobot(posted)) return { ok: true, reference: '' };

  const submissionId = textOf(posted, submissionIdName);
  const received = await receiveForm(definition, posted, context, async (value, { input }) => {
    const fields = value as Record<string, unknown>; // of every form of the contract
    return cms(context).send(endpoint, {
      body: endpoint.multipart ? multipartBodyOf(definition, fields) : jsonBodyOf(definition, fields),
      idempotencyKey: await idempotencyKeyOf(definition, { input, submissionId }),
      // Where it is open to any visitor, a session that has ended meanwhile must not lead away from what was typed.
      skipAuth: endpoint.access === 'public' || endpoint.access === 'link',
      ...(bearer && { bearer }),
    });
  });
  if (received.ok) return { ok: true, reference: received.data.reference };
  const { refused, status } = received;
  // A member's session has ended meanwhile: the page holds what was typed, and goes on once they are signed in again.
  const message =
    status === 401 && endpoint.access === 'member'
      ? getText(context.get(localeContext), 'submission-form')('failure.signedOut')
      : messageOf(status, refused.message);
  return {
    ...received,
    refused: { ...refused, message },
    submissionId: submissionId || newSubmissionId(),
  };
}
