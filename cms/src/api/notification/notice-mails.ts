import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { richTextOfHtml } from '../../platform/rich-text/read-html.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { siteUrl } from '../../platform/site/site-url.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import { unsubscribeBy } from './preferences-link.js';
import { sitePath, wordsOf, type NotificationRow } from './present-notification.js';

const texts = defineTexts({ en, ar });

/** What is told, as it is kept: its words are made when the mail is sent, in the reader's language. */
type Told = Pick<NotificationRow, 'notice' | 'params' | 'redirect'>;

interface ToReader {
  /** Of the reader. */
  name: string;
  /** Of the purpose `notification-preferences`. */
  token: string;
}

/** Tells by itself what the reader wants to hear of at once. */
function notice(locale: Locale, { name, token, ...told }: Told & ToReader): MailContent {
  const t = texts(locale);
  const { title, message } = wordsOf(told, locale);
  const text = readableText(richTextOfHtml(message));
  return composeMail(locale, {
    subject: title,
    preview: text || t('mails.notice.preview'),
    heading: title,
    paragraphs: [greeting(locale, name), text].filter(Boolean),
    action: { label: t('mails.notice.action'), url: urlOf(told, locale) },
    closing: t('mails.closing'),
    unsubscribe: unsubscribeBy(token, locale),
  });
}

/** Tells together what has come up since the last digest. `more` is how many the mail does not list. */
function digest(locale: Locale, { name, token, lines, more }: ToReader & { lines: Told[]; more: number }): MailContent {
  const t = texts(locale);
  const count = lines.length + more;
  return composeMail(locale, {
    subject: t('mails.digest.subject', { count }),
    preview: t('mails.digest.preview'),
    heading: t('mails.digest.heading'),
    paragraphs: [greeting(locale, name), t('mails.digest.intro', { count })],
    entries: lines.map((line) => ({ title: wordsOf(line, locale).title, url: urlOf(line, locale) })),
    ...(more > 0 && { afterEntries: t('mails.digest.more', { count: more }) }),
    action: { label: t('mails.digest.action'), url: siteUrl(locale, '/account/notifications') },
    closing: t('mails.closing'),
    unsubscribe: unsubscribeBy(token, locale),
  });
}

function urlOf({ redirect }: Told, locale: Locale): string {
  return siteUrl(locale, sitePath(redirect));
}

export const noticeMails = { notice, digest } as const;

type NoticeMails = typeof noticeMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends NoticeMails {}
}
