import { describe } from 'vitest';
import { applicantFacts } from '../facts/applicants.js';
import { applicationDraftFacts } from '../facts/application-drafts.js';
import { applicationFacts } from '../facts/applications.js';
import { askedInformationFacts } from '../facts/asked-information.js';
import { backOfficeFacts } from '../facts/back-office.js';
import { captchaFacts } from '../facts/captcha.js';
import { formFacts } from '../facts/forms.js';
import { foundRecordFacts } from '../facts/found-records.js';
import { mailQueueFacts } from '../facts/mail-queue.js';
import { mailFacts } from '../facts/mail.js';
import { messageTemplateFacts } from '../facts/message-templates.js';
import { newsletterFacts } from '../facts/newsletter.js';
import { queueListFacts } from '../facts/queue-lists.js';
import { queueRightFacts } from '../facts/queue-rights.js';
import { queueWorkFacts } from '../facts/queue-work.js';
import { queueFacts } from '../facts/queues.js';
import { refusedFormFacts } from '../facts/refused-forms.js';
import { repeatedFormFacts } from '../facts/repeated-forms.js';
import { sentApplicationFacts } from '../facts/sent-applications.js';
import { siteFormFacts } from '../facts/site-forms.js';
import { statisticsFacts } from '../facts/statistics.js';
import { statusMailFacts } from '../facts/status-mails.js';
import { strapiMailFacts } from '../facts/strapi-mails.js';
import { submissionFileFacts } from '../facts/submission-files.js';
import { takenBackFacts } from '../facts/taken-back-steps.js';
import { travelRequestFacts } from '../facts/travel-requests.js';
import { requireCaptchas } from '../support/captcha.js';
import type { Cms } from '../support/cms.js';
import type { Area } from './area.js';

/** Forms, the queues that they come to, what coordinators do there, and mails. */
export const submissions: Area = [
  { database: formFacts },
  { database: refusedFormFacts },
  { database: repeatedFormFacts },
  backOfficeFacts,
  queueFacts,
  submissionFileFacts,
  messageTemplateFacts,
  queueWorkFacts,
  statusMailFacts,
  { database: statisticsFacts },
  { database: queueListFacts },
  takenBackFacts,
  { database: foundRecordFacts },
  queueRightFacts,
  travelRequestFacts,
  { database: mailFacts },
  { database: mailQueueFacts },
  strapiMailFacts,
  applicationFacts,
  applicationDraftFacts,
  applicantFacts,
  sentApplicationFacts,
  askedInformationFacts,
  factsWithCaptchas,
  // Last: what is forgotten after a month takes the sessions along that the facts before share.
  newsletterFacts,
];

function factsWithCaptchas(cms: Cms): void {
  describe('with captchas', () => {
    requireCaptchas(cms);
    captchaFacts(cms);
    siteFormFacts(cms);
  });
}
