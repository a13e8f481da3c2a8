import type { Locale } from '@scholars/contract/locale';
import type { MailContent } from './compose-mail.js';
import { composedByStrapi, type ComposedMail } from './composed-mail.js';
import { eventAnswer } from './templates/event-answer.js';
import { newsletterConfirm } from './templates/newsletter-confirm.js';
import { newsletterWelcome } from './templates/newsletter-welcome.js';
import { accountExists } from './templates/account-exists.js';
import { choosePassword } from './templates/choose-password.js';
import { confirmEmail } from './templates/confirm-email.js';
import { passwordChanged } from './templates/password-changed.js';
import { resetPassword } from './templates/reset-password.js';
import { setPassword } from './templates/set-password.js';
import { submissionReceived } from './templates/submission-received.js';
import { submissionStatus } from './templates/submission-status.js';

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
