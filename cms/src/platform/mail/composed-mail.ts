import type { MailContent } from './compose-mail.js';

/** The name of jobs whose mail Strapi has composed; ours bear the name of a template. */
export const composedByStrapi = 'strapi';

/** A mail as Strapi hands it over: it is sent in these words, and kept like every other until then. */
export interface ComposedMail extends MailContent {
  /** Where Strapi's settings name a sender; else it comes from MAIL_FROM. */
  from?: string;
  replyTo?: string;
}
