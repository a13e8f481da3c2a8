import { describe } from 'vitest';
import { applicantFacts } from '../facts/applicants.js';
import { applicationDraftFacts } from '../facts/application-drafts.js';
import { applicationFacts } from '../facts/applications.js';
import { askedInformationFacts } from '../facts/asked-information.js';
import { backOfficeFacts } from '../facts/back-office.js';
import { captchaFacts } from '../facts/captcha.js';
import { formFacts } from '../facts/forms.js';
import { mailFacts } from '../facts/mail.js';
import { messageTemplateFacts } from '../facts/message-templates.js';
import { newsletterFacts } from '../facts/newsletter.js';
import { queueListFacts } from '../facts/queue-lists.js';
import { queueRightFacts } from '../facts/queue-rights.js';
import { queueWorkFacts } from '../facts/queue-work.js';
import { siteFormFacts } from '../facts/site-forms.js';
import { statisticsFacts } from '../facts/statistics.js';
import { statusMailFacts } from '../facts/status-mails.js';
import { strapiMailFacts } from '../facts/strapi-mails.js';
import { travelRequestFacts } from '../facts/travel-requests.js';
import { requireCaptchas } from '../support/captcha.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** What hangs on how a database asks, sorts, counts, finds and commits. */
export function databaseFactsOfSubmissions(cms: Cms, sink: SmtpSink): void {
  formFacts(cms);
  statisticsFacts(cms);
  queueListFacts(cms);
  mailFacts(cms, sink);
}

/** The rules of what is sent and of its queues: in a short run on one database. After the facts of the database. */
export function factsOfSubmissions(cms: Cms, sink: SmtpSink): void {
  backOfficeFacts(cms);
  messageTemplateFacts(cms);
  queueWorkFacts(cms, sink);
  statusMailFacts(cms);
  queueRightFacts(cms, sink);
  travelRequestFacts(cms);
  strapiMailFacts(cms, sink);
  applicationFacts(cms, sink);
  applicationDraftFacts(cms, sink);
  applicantFacts(cms, sink);
  askedInformationFacts(cms, sink);

  describe('with captchas', () => {
    requireCaptchas(cms);
    captchaFacts(cms);
    siteFormFacts(cms);
  });

  // Last: what is forgotten after a month takes the sessions along that the facts before share.
  newsletterFacts(cms, sink);
}
