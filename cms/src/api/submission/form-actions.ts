import { askToJoin } from '@scholars/contract/organizations';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { sendContactMessage } from '@scholars/contract/site';
import { submitFoundingFellowsProfile, submitTravelIntake } from '@scholars/contract/submissions';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction, type Action, type UnownedEndpoint } from '../../platform/contract/define-action.js';
import { judgeFiles } from './judge-files.js';
import { takeSubmission } from './take-submission.js';

/** The call that a public form sends, and the kind of submission that it makes. */
export const formActions = {
  submitFoundingFellowsProfile: formAction(submitFoundingFellowsProfile, 'founding-fellows-profiles'),
  submitTravelIntake: formAction(submitTravelIntake, 'travel-intakes'),
  sendContactMessage: formAction(sendContactMessage, 'contact-messages'),
  askToJoin: formAction(askToJoin, 'organization-requests'),
};

/** Takes a form as its kind describes it. Its fields were judged by the call's own schema. */
function formAction(endpoint: UnownedEndpoint, kind: SubmissionKind): Action {
  return defineAction(endpoint, async ({ body, files, locale, idempotencyKey, visitorAddress }) => {
    const { fields, captchaAction } = describedKind(kind);
    const sent = body as Record<string, string>; // texts, but for the files
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
