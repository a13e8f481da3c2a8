import { accountExists } from './account-exists.js';
import { choosePassword } from './choose-password.js';
import { confirmEmail } from './confirm-email.js';
import { resetPassword } from './reset-password.js';
import { setPassword } from './set-password.js';
import { passwordChanged } from './password-changed.js';

export const accountMails = {
  'account-exists': accountExists,
  'choose-password': choosePassword,
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'password-changed': passwordChanged,
} as const;

type AccountMails = typeof accountMails;

declare module '../../../platform/mail/templates.js' {
  interface MailTemplates extends AccountMails {}
}
