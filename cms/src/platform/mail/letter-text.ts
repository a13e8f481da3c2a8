import type { Locale } from '@scholars/contract/locale';
import type { Letter } from './letter.js';
import { letterTexts } from './letter-texts.js';
import { siteName } from '../site/site-name.js';
import { siteUrl } from '../site/site-url.js';

/** The plain text of a letter: readable by itself, every address written out on a line of its own. */
export function letterText(locale: Locale, letter: Letter): string {
  const t = letterTexts(locale);
  const separator = t('separator');
  const { heading, paragraphs, facts = [], quote, entries = [], afterEntries, action, closing, unsubscribe } = letter;
  const blocks = [
    heading,
    ...paragraphs,
    quote && quoted(quote),
    facts.map(({ label, value }) => `${label}${separator}${readable(locale, value)}`).join('\n'),
    ...entries.map(({ title, url, note }) => [title, note, url].filter(Boolean).join('\n')),
    afterEntries,
    action && `${action.label}${separator.trimEnd()}\n${action.url}`,
    closing,
    ['--', siteName(locale), siteUrl(locale), t('automatic')].join('\n'),
    unsubscribe && `${t('unsubscribe')}${separator.trimEnd()}\n${unsubscribe.pageUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** A number such as +974 4400 1234 turns around between Arabic words unless it is isolated. */
function readable(locale: Locale, value: string): string {
  return locale === 'ar' && /^[+\d][\d\s()/:-]+$/.test(value) ? `\u2066${value}\u2069` : value;
}
