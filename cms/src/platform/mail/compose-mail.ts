import type { Locale } from '@scholars/contract/locale';
import type { Letter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';

/** A mail ready to be sent. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  unsubscribe?: { pageUrl: string; oneClickUrl: string };
}

/** Gives a letter its two shapes, text that is readable alone and HTML, in the language's direction. */
export function composeMail(locale: Locale, letter: Letter): MailContent {
  const { unsubscribe } = letter;
  return {
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: letterText(locale, letter),
    html: letterHtml(locale, letter),
    ...(unsubscribe && { unsubscribe }),
  };
}

/** The name of jobs whose mail Strapi has composed; ours bear the name of a template. */
export const composedByStrapi = 'strapi';

/** A mail as Strapi hands it over: it is sent in these words, and kept like every other until then. */
export interface ComposedMail extends MailContent {
  /** Where Strapi's settings name a sender; else it comes from MAIL_FROM. */
  from?: string;
  replyTo?: string;
}
