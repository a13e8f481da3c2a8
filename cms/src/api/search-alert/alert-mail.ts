import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { unsubscribeBy } from '../notification/preferences-link.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

/** What is new under a saved search: the newest of them, and how many there are. */
export interface AlertFinds {
  /** Of the search, as its reader has called it. */
  name: string;
  entries: { slug: string; title: string }[];
  total: number;
}

interface ToReader {
  /** Of the reader. */
  name: string;
  /** Of the purpose `notification-preferences`. */
  token: string;
  alerts: AlertFinds[];
}

/** Tells what is new under somebody's saved searches; what several of them find stands there once. */
function searchAlerts(locale: Locale, { name, token, alerts }: ToReader): MailContent {
  const t = texts(locale);
  const unsubscribe = unsubscribeBy(token, locale);
  const entries = entriesOf(alerts);
  const more = alerts.reduce((sum, { total, entries: shown }) => sum + total - shown.length, 0);
  const count = entries.length + more;
  const [first] = alerts;
  return composeMail(locale, {
    subject:
      alerts.length === 1
        ? t('mails.one.subject', { count, search: first?.name ?? '' })
        : t('mails.many.subject', { count }),
    preview: t('mails.preview'),
    heading: t('mails.heading'),
    paragraphs: [
      greeting(locale, name),
      alerts.length === 1 ? t('mails.one.intro', { search: first?.name ?? '' }) : t('mails.many.intro'),
    ],
    entries: entries.map(({ slug, title, searches }) => ({
      title,
      url: siteUrl(locale, `/opportunities/${slug}`),
      ...(alerts.length > 1 && { note: t('mails.foundBy', { searches: searches.join(t('mails.separator')) }) }),
    })),
    ...(more > 0 && { afterEntries: t('mails.more', { count: more }) }),
    action: { label: t('mails.action'), url: unsubscribe.pageUrl },
    closing: t('mails.closing'),
    unsubscribe,
  });
}

function entriesOf(alerts: readonly AlertFinds[]) {
  const bySlug = new Map<string, { slug: string; title: string; searches: string[] }>();
  for (const { name, entries } of alerts)
    for (const entry of entries) {
      const known = bySlug.get(entry.slug);
      if (known) known.searches.push(name);
      else bySlug.set(entry.slug, { ...entry, searches: [name] });
    }
  return [...bySlug.values()];
}

export const alertMails = { 'search-alerts': searchAlerts } as const;

type AlertMails = typeof alertMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends AlertMails {}
}
