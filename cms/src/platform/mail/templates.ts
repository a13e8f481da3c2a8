import type { Locale } from '@scholars/contract/locale';
import type { MailContent } from './compose-mail.js';
import { composedByStrapi, type ComposedMail } from './composed-mail.js';
import { eventAnswer } from '../../api/event-invitation/event-answer-mail.js';
import { newsletterConfirm } from '../../api/newsletter-subscriber/newsletter-confirm-mail.js';
import { newsletterWelcome } from '../../api/newsletter-subscriber/newsletter-welcome-mail.js';
import { accountExists } from '../../api/account/mails/account-exists.js';
import { choosePassword } from '../../api/account/mails/choose-password.js';
import { confirmEmail } from '../../api/account/mails/confirm-email.js';
import { passwordChanged } from '../../api/account/mails/password-changed.js';
import { resetPassword } from '../../api/account/mails/reset-password.js';
import { setPassword } from '../../api/account/mails/set-password.js';
import { submissionReceived } from '../../api/submission/submission-received-mail.js';
import { submissionStatus } from '../../api/submission/submission-status-mail.js';

/** Every mail of the product by its name: a pure function of the language and the data, which must survive JSON. */
export const templates = {
  'account-exists': accountExists,
  'choose-password': choosePassword,
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'password-changed': passwordChanged,
  'event-answer': eventAnswer,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'submission-received': submissionReceived,
  'submission-status': submissionStatus,
} as const;

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[1];

/**
 * Renders a mail, or gives what Strapi has composed, by the name that a queued row holds.
 *
 * @throws when there is no template of that name (any more), or the data does not fit it
 */
export function renderTemplate(name: string, locale: Locale, data: unknown): MailContent | ComposedMail {
  if (name === composedByStrapi) return data as ComposedMail; // `queueComposedMail` took it
  if (!Object.hasOwn(templates, name)) throw new Error(`There is no mail template named ${name}`);
  const render = templates[name as TemplateName] as (locale: Locale, data: unknown) => MailContent; // `queueMail` took the data by the template's own type
  return render(locale, data);
}
