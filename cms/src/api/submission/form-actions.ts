import type { Endpoint } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction, type Action, type UnownedEndpoint } from '../../platform/contract/define-action.js';
import { findAccount } from '../account/find-account.js';
import { judgeFiles } from './judge-files.js';
import { takeSubmission } from './take-submission.js';

type FormEndpoint = UnownedEndpoint & { submits: SubmissionKind };

/** The calls that send the form of a kind, as they declare it. */
export const formActions: Readonly<Record<string, Action>> = Object.fromEntries(
  Object.entries(endpoints).flatMap(([name, endpoint]) => (isForm(endpoint) ? [[name, formAction(endpoint)]] : [])),
);

function isForm(endpoint: Endpoint): endpoint is FormEndpoint {
  return endpoint.submits !== undefined && endpoint.owned === undefined;
}

/** Takes a form as its kind describes it. Its fields were judged by the call's own schema. */
function formAction(endpoint: FormEndpoint): Action {
  const kind = endpoint.submits;
  return defineAction(endpoint, async (input) => {
    const { body, files, locale, idempotencyKey, visitorAddress } = input;
    // Whoever sends a public form is not looked at.
    const signedIn = endpoint.access === 'public' ? undefined : input.signedIn;
    const { fields: named, captchaAction } = describedKind(kind);
    const sent = textsOf(body);
    const fields = Object.fromEntries(Object.keys(named).map((name) => [name, sent[name] ?? '']));
    const judged = await judgeFiles(kind, files);
    return takeSubmission({
      kind,
      fields,
      files: judged,
      language: locale,
      idempotencyKey,
      // A form that only members send is its sender's own to follow.
      ...(signedIn && {
        sender: signedIn.userId,
        provenAddress: (await findAccount(strapi.db.connection, { id: signedIn.userId }))?.email,
        complete: () => Promise.resolve({ fields, files: judged, own: { senderId: signedIn.userId } }),
      }),
      ...(captchaAction && {
        admit: () => verifyCaptcha({ answer: sent.recaptcha ?? '', action: captchaAction, visitorAddress, locale }),
      }),
    });
  });
}

/** The fields of a body that are texts: all but its files. */
function textsOf(body: unknown): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
