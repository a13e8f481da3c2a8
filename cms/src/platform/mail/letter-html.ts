import { directionOf, type Locale } from '@scholars/contract/locale';
import type { Letter, Fact } from './letter.js';
import { letterTexts } from './letter-texts.js';
import { siteName } from '../site/site-name.js';
import { siteRoot, siteUrl } from '../site/site-url.js';

// The palette of portal/src/ui/tokens, written out: mail programs know no custom properties.
const light = {
  page: '#faf6ee',
  raised: '#fffdf9',
  text: '#121c28',
  soft: '#425061',
  line: '#e7dcc8',
  accent: '#7d1b3c',
  onAccent: '#fffdf9',
  gold: '#b98d3e',
};
const dark = {
  page: '#0d141c',
  raised: '#131c26',
  text: '#f2eadb',
  soft: '#d8cebc',
  line: '#263341',
  accent: '#f2a9ab',
  onAccent: '#0d141c',
  gold: '#dcbf85',
};

const fonts: Record<Locale, { body: string; heading: string; lineHeight: string }> = {
  en: {
    body: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
    heading: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Noto Serif', Georgia, serif",
    lineHeight: '1.6',
  },
  ar: {
    body: "'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic', Tahoma, Arial, sans-serif",
    heading: "'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic', Tahoma, Arial, sans-serif",
    lineHeight: '1.9',
  },
};

/** Programs that know a dark theme read this; the others keep the styles in line. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; color: ${dark.text} !important; }
  .card { background: ${dark.raised} !important; border-color: ${dark.accent} ${dark.line} ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .soft { color: ${dark.soft} !important; }
  .line { border-color: ${dark.line} !important; }
  .link { color: ${dark.accent} !important; }
  .gold { border-color: ${dark.gold} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

/** The HTML of a letter: no tables, no pictures, nothing from elsewhere; everything inserted is escaped. */
export function letterHtml(locale: Locale, letter: Letter): string {
  const { heading, preview, paragraphs, facts = [], quote, entries = [], action, closing, unsubscribe } = letter;
  const { body, heading: headingFont, lineHeight } = fonts[locale];
  const dir = directionOf(locale);
  const align = dir === 'rtl' ? 'right' : 'left';
  const t = letterTexts(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" lang="${locale}" dir="${dir}" style="margin:0;padding:0;background:${light.page};color:${light.text};font-family:${body};font-size:16px;line-height:${lineHeight};text-align:${align}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="page" dir="${dir}" style="max-width:600px;margin:0 auto;padding:24px 16px;background:${light.page};text-align:${align}">
${masthead(locale, headingFont)}
<div class="card" style="padding:28px 24px 12px;border:1px solid ${light.line};border-top:3px solid ${light.accent};border-radius:4px;background:${light.raised}">
<h1 class="text" style="margin:0 0 16px;color:${light.text};font-family:${headingFont};font-size:24px;line-height:1.4;font-weight:600">${inline(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${quote ? quotation(quote, dir) : ''}
${facts.length > 0 ? factList(facts) : ''}
${entries.length > 0 ? entryList(entries) : ''}
${letter.afterEntries ? paragraph(letter.afterEntries) : ''}
${action ? button(action, t('linkFails')) : ''}
${closing ? paragraph(closing) : ''}
</div>
<div class="soft" style="padding:20px 4px 0;color:${light.soft};font-size:13px">
<p style="margin:0 0 6px">${escapeHtml(t('automatic'))} ${link(siteUrl(locale), shownAddress(siteUrl(locale)))}</p>
${unsubscribe ? `<p style="margin:0">${link(unsubscribe.pageUrl, escapeHtml(t('unsubscribe')))}</p>` : ''}
</div>
</div>
</body>
</html>
`;
}

/** The eight-pointed star of two squares, drawn by borders; a program without rotation shows one square. */
function masthead(locale: Locale, font: string): string {
  const square = `width:16px;height:16px;border:2px solid ${light.gold};`;
  return `<div style="padding:0 4px 20px">
<div aria-hidden="true" style="display:inline-block;vertical-align:middle;width:20px;height:20px;margin:4px"><div class="gold" style="${square}"></div><div class="gold" style="${square}margin-top:-20px;transform:rotate(45deg)"></div></div>
<span class="text" style="display:inline-block;vertical-align:middle;padding:0 8px;color:${light.text};font-family:${font};font-size:18px;font-weight:600">${escapeHtml(siteName(locale))}</span>
</div>`;
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;color:${light.text}">${inline(text)}</p>`;
}

function quotation(text: string, dir: 'ltr' | 'rtl'): string {
  const side = dir === 'rtl' ? 'right' : 'left';
  return `<blockquote class="text line" dir="auto" style="margin:0 0 20px;padding:4px 16px;border:0 solid ${light.line};border-${side}-width:3px;color:${light.text};white-space:pre-line">${inline(text.trim())}</blockquote>`;
}

function factList(facts: Fact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<dt class="soft" style="margin:0;color:${light.soft};font-size:13px">${escapeHtml(label)}</dt><dd class="text" style="margin:0 0 10px;color:${light.text};font-weight:600">${inline(value)}</dd>`,
  );
  return `<dl class="line" style="margin:0 0 20px;padding:14px 0 4px;border:0 solid ${light.line};border-top-width:1px;border-bottom-width:1px">${rows.join('\n')}</dl>`;
}

function entryList(entries: NonNullable<Letter['entries']>): string {
  const items = entries.map(
    ({ title, url, note }) =>
      `<li class="line" style="margin:0;padding:10px 0;border:0 solid ${light.line};border-bottom-width:1px">${link(url, `<bdi>${escapeHtml(title)}</bdi>`)}${note ? `<br><span class="soft" style="color:${light.soft};font-size:13px">${escapeHtml(note)}</span>` : ''}</li>`,
  );
  return `<ul class="line" style="margin:0 0 20px;padding:0;border:0 solid ${light.line};border-top-width:1px;list-style:none">${items.join('\n')}</ul>`;
}

function button({ label, url }: { label: string; url: string }, linkFails: string): string {
  return `<p style="margin:8px 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:4px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;color:${light.soft};font-size:13px">${escapeHtml(linkFails)}<br>${link(url, `<span dir="ltr" style="word-break:break-all">${escapeHtml(url)}</span>`)}</p>`;
}

function link(url: string, shown: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${light.accent}">${shown}</a>`;
}

function shownAddress(url: string): string {
  return `<bdi dir="ltr">${escapeHtml(url.replace(/^https?:\/\//, ''))}</bdi>`;
}

// What keeps its own direction between Arabic words.
const leftToRight = new RegExp(
  [
    String.raw`https?:\/\/[^\s<]+[^\s<.,;:!?)\u060c\u061b\u061f]`, // web addresses
    String.raw`[\p{L}\p{N}._+%&#;\-]{1,64}@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)+`, // mail addresses
    String.raw`\b[A-Z]{2}-\d{4}-\d{6}\b`, // references
    String.raw`\+\d[\d ]{5,}\d`, // phone numbers
  ].join('|'),
  'gu',
);

/**
 * Escapes a text and isolates what is written left to right. The site's own addresses become links, strangers' do not.
 */
function inline(text: string): string {
  const site = escapeHtml(`${siteRoot()}/`);
  return escapeHtml(text).replace(leftToRight, (found) => {
    const isolated = `<bdi dir="ltr">${found}</bdi>`;
    return found.startsWith(site)
      ? `<a class="link" href="${found}" style="color:${light.accent};word-break:break-word">${isolated}</a>`
      : isolated;
  });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
