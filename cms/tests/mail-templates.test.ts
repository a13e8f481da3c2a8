import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@scholars/contract/locale';
import { mailNames } from '@scholars/contract/mail-jobs';
import type { MailContent } from '../src/platform/mail/compose-mail.js';
import type { Letter } from '../src/platform/mail/letter.js';
import type * as Compose from '../src/platform/mail/compose-mail.js';
import type * as Message from '../src/platform/mail/message.js';
import type * as Templates from '../src/platform/mail/templates.js';
import { modeOf, useCms } from './support/cms.js';
import { buildFellow } from './support/forms.js';
import { mailSamples } from './support/mail-samples.js';
import { send } from './support/submissions.js';

const cms = useCms();
const templates = () => cms.module<typeof Templates>('src/platform/mail/templates.js');
const compose = (locale: Locale, changes: Partial<Letter>): MailContent =>
  cms
    .module<typeof Compose>('src/platform/mail/compose-mail.js')
    .composeMail(locale, { subject: 'Subject', preview: 'Preview', heading: 'Heading', paragraphs: [], ...changes });

/** What a person reads of an HTML mail. */
const shown = (html: string) => html.replace(/<(style|title)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

const everyMail = Object.entries(mailSamples).flatMap(([name, samples]) =>
  locales.flatMap((locale) => (samples as unknown[]).map((data) => ({ name, locale, data }))),
);

describe('Every mail', () => {
  it('has a sample here', () => {
    expect(Object.keys(mailSamples).sort()).toEqual(Object.keys(templates().templates).sort());
  });

  it('has a name in the contract, by which the back office calls it', () => {
    const { composedByStrapi } = cms.module<typeof Compose>('src/platform/mail/compose-mail.js');
    expect([...Object.keys(templates().templates), composedByStrapi].sort()).toEqual(mailNames);
  });

  it.each(everyMail)('$name in $locale is whole, in its language and direction', ({ name, locale, data }) => {
    const { subject, text, html } = templates().renderTemplate(name, locale, data);
    expect(subject).toMatch(/^\S.{5,120}\S$/u);
    expect(text.trim()).not.toBe('');
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain(`text-align:${locale === 'ar' ? 'right' : 'left'}`);
    for (const words of [subject, text, shown(html)]) {
      expect(words).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|[{}]/);
      expect(/[\u0600-\u06ff]/.test(words)).toBe(
        locale === 'ar' || (JSON.stringify(data).match(/[\u0600-\u06ff]/) !== null && words !== subject),
      );
    }
  });

  it.each(everyMail)('$name in $locale obeys no markup and fetches nothing', ({ name, locale, data }) => {
    const { html } = templates().renderTemplate(name, locale, data);
    expect(html).not.toMatch(/<script|<img|<link|<table|<iframe|javascript:|src=|url\(|@import/i);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(http:\/\/portal\.scholars\.example|mailto:)/);
  });
});

describe('A letter', () => {
  it('shows people’s words as they typed them, as text', () => {
    const { html, text } = compose('en', {
      heading: '<b>"A" & \'B\'</b>',
      paragraphs: ['<img src=x onerror=alert(1)>'],
      quote: 'one\ntwo </blockquote><script>',
      facts: [{ label: '<i>', value: '<u>' }],
      action: { label: '<a>', url: 'http://portal.scholars.example/en?a=1&b="2"' },
    });
    expect(html).not.toMatch(/<b>|<img|<script|<i>|<u>|"2"/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(text).toContain('<img src=x onerror=alert(1)>');
    expect(text).toContain('> one\n> two </blockquote><script>');
  });

  it('has a subject of one line', () => {
    expect(compose('en', { subject: 'One\r\nBcc: two@lakeside.example\n\n three' }).subject).toBe(
      'One Bcc: two@lakeside.example three',
    );
  });

  it('writes its links out for who reads the text alone', () => {
    const { text } = compose('ar', {
      action: { label: 'تأكيد العنوان', url: 'http://portal.scholars.example/ar/auth/confirm-email?token=abc' },
      unsubscribe: {
        pageUrl: 'http://portal.scholars.example/ar/leave',
        oneClickUrl: 'http://portal.scholars.example/api/leave',
      },
    });
    expect(text).toMatch(/^http:\/\/portal\.scholars\.example\/ar\/auth\/confirm-email\?token=abc$/m);
    expect(text).toMatch(/^http:\/\/portal\.scholars\.example\/ar\/leave$/m);
  });

  it('keeps references, addresses and numbers from turning around between Arabic words', () => {
    const { html } = compose('ar', {
      paragraphs: ['رقمكم FF-2026-000123، واكتبوا إلى desk@lakeside.example أو اتصلوا بالرقم +974 4400 1234.'],
    });
    for (const isolated of ['FF-2026-000123', 'desk@lakeside.example', '+974 4400 1234'])
      expect(html).toContain(`<bdi dir="ltr">${isolated}</bdi>`);
  });
});

describe('A message', () => {
  it('that one can ask to stop tells mail programs how, by one POST without a question', () => {
    const unsubscribe = {
      pageUrl: 'http://portal.scholars.example/en/leave?token=a',
      oneClickUrl: 'http://portal.scholars.example/api/leave?token=a',
    };
    const { buildMessage } = cms.module<typeof Message>('src/platform/mail/message.js');
    const build = (content: MailContent) =>
      buildMessage(
        { id: 'an-id', template: 'newsletter-welcome', locale: 'en', created_at: 0 },
        { to: 'one@lakeside.example', data: {}, attachments: [] },
        content,
      ).headers;
    expect(build(compose('en', { unsubscribe }))).toMatchObject({
      'List-Unsubscribe': { value: '<http://portal.scholars.example/api/leave?token=a>' },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(build(compose('en', {}))).not.toHaveProperty('List-Unsubscribe');
  });

  it.each([
    'one@lakeside.example, two@lakeside.example',
    'one@lakeside.example\r\nBcc: two@lakeside.example',
    'One <one@lakeside.example>',
    '',
  ])('is never built for the recipient %j', (to) => {
    const { buildMessage } = cms.module<typeof Message>('src/platform/mail/message.js');
    expect(() =>
      buildMessage(
        { id: 'an-id', template: 'confirm-email', locale: 'en', created_at: 0 },
        { to, data: {}, attachments: [] },
        compose('en', {}),
      ),
    ).toThrow('one plain mail address');
  });
});

describe('Without a mail server', () => {
  it('a mail is one file in the outbox, which only the owner reads', async () => {
    const { reference } = await send(
      cms,
      'founding-fellows-profile',
      buildFellow({ emailAddress: 'file@lakeside.example' }),
      { language: 'ar' },
    );
    const folder = join(cms.dataDir, 'outbox');
    const find = () =>
      cms.count('mail_jobs', { state: 'sent' }).then((sent) => (sent === 1 ? readdirSync(folder) : []));
    await vi.waitUntil(async () => (await find()).length > 0, { timeout: 10_000 });
    const [file, ...more] = await find();
    expect(more).toEqual([]);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-submission-received-[0-9a-f]{8}\.eml$/);
    expect([modeOf(folder), modeOf(join(folder, file ?? ''))]).toEqual(['700', '600']);
    const mail = await PostalMime.parse(readFileSync(join(folder, file ?? '')));
    expect(mail.subject).toContain(reference);
    expect(mail.to).toEqual([{ name: '', address: 'file@lakeside.example' }]);
  });

  it('the demo’s content has mailed nobody', async () => {
    const jobs = await cms.count('mail_jobs');
    expect(await cms.count('travel_intakes')).toBeGreaterThan(jobs);
    expect(jobs).toBeLessThanOrEqual(1);
  });
});
