import type { Endpoint } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction, type Action, type UnownedEndpoint } from '../../platform/contract/define-action.js';
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
  return defineAction(endpoint, async ({ body, files, locale, idempotencyKey, visitorAddress }) => {
    const { fields, captchaAction } = describedKind(kind);
    const sent = textsOf(body);
    return takeSubmission({
      kind,
      fields: Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? ''])),
      files: await judgeFiles(kind, files),
      language: locale,
      idempotencyKey,
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
