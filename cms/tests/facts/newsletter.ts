import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { portalKey, type Cms } from '../support/cms.js';
import { publicUrl } from '../support/places.js';
import { headerOf, type SmtpSink, type TakenMail } from '../support/smtp-sink.js';

const table = 'newsletter_subscribers';
const dayMs = 86_400_000;
const done = { status: 200, body: { success: true, data: null } };
const noLonger = (language: Locale) => ({
  status: 401,
  body: { success: false, message: messageText(language, 'error.linkToken') },
});

let visitors = 0;
/** Each from an address of its own, so that the limit of one visitor is no part of the fact. */
export const nextVisitor = () => ({ 'X-Client-Ip': `198.51.100.${(visitors += 1)}`, 'X-Portal-Key': portalKey });

export function askForNewsletter(
  cms: Cms,
  email: string,
  { language = 'en', headers = nextVisitor() }: { language?: Locale; headers?: ReturnType<typeof nextVisitor> } = {},
) {
  return cms.post('/api/subscribe-to-newsletter', { email, consent: true }, { language, headers });
}

/** Facts about the newsletter's subscriptions, on either database. */
export function newsletterFacts(cms: Cms, sink: SmtpSink): void {
  const ask = (email: string, options?: Parameters<typeof askForNewsletter>[2]) =>
    askForNewsletter(cms, email, options);
  const confirm = (token: string, language: Locale = 'en') =>
    cms.post('/api/newsletter/confirm', undefined, { token, language });
  const unsubscribe = (token: string) => cms.post('/api/newsletter/unsubscribe', undefined, { token });
  const rowOf = (email: string) => cms.db(table).where({ email }).first();

  /** An address that asked and confirmed; with the token that ends it again. */
  async function subscribe(email: string): Promise<string> {
    await ask(email);
    await confirm(tokenIn(await sink.mailTo(email), 'confirm'));
    const mails = await sink.mailsTo(email, 2);
    return tokenIn(mails[1] as TakenMail, 'unsubscribe'); // mailsTo waited for two
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  describe('Asking for the newsletter', () => {
    it.each(['en', 'ar'] as const)('mails a link to confirm, in the language of the page (%s)', async (language) => {
      const email = `asks.${language}@lakeside.example`;
      expect(await ask(email, { language })).toMatchObject(done);
      const taken = await sink.mailTo(email);
      expect(headerOf(taken, 'content-language')).toBe(language);
      expect(taken.mail.text).toContain(`${publicUrl}/${language}/newsletter/confirm?token=`);
      expect(await rowOf(email)).toMatchObject({
        language,
        status: 'pending',
        confirmed_at: null,
        unsubscribed_at: null,
      });
    });

    it.each([
      [{ email: '', consent: true }, 'email', 'email.required'],
      [{ email: 'no address', consent: true }, 'email', 'email.invalid'],
      [{ email: 'a@b.example' }, 'consent', 'consent.required'],
      [{ email: 'a@b.example', consent: false }, 'consent', 'consent.required'],
    ])('needs an address and consent (%j)', async (body, field, key) => {
      const { status, body: answer } = await cms.post('/api/subscribe-to-newsletter', body, {
        language: 'ar',
        headers: nextVisitor(),
      });
      expect({ status, answer }).toMatchObject({
        status: 422,
        answer: { errors: { [field]: [messageText('ar', key)] } },
      });
    });

    it('knows an address in capitals too', async () => {
      await ask('Case@Lakeside.Example');
      await ask('case@lakeside.EXAMPLE');
      expect(await cms.count(table, { email: 'case@lakeside.example' })).toBe(1);
    });

    it('keeps one entry of an address that is sent several times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask('crowd@lakeside.example')));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(await cms.count(table, { email: 'crowd@lakeside.example' })).toBe(1);
    });

    it('answers the same whether the address is new, waits, is subscribed or has left', async () => {
      const waits = 'waits@lakeside.example';
      const left = 'left@lakeside.example';
      await ask(waits);
      await subscribe('subscribed@lakeside.example');
      await unsubscribe(await subscribe(left));
      const answers = [];
      for (const email of ['new@lakeside.example', waits, 'subscribed@lakeside.example', left]) {
        const { status, bytes } = await ask(email);
        answers.push({ status, body: bytes.toString() });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
  });

  describe('Confirming', () => {
    it('subscribes the address, and welcomes it with a way to leave', async () => {
      const email = 'confirms@lakeside.example';
      await ask(email, { language: 'ar' });
      expect(await confirm(tokenIn(await sink.mailTo(email), 'confirm'), 'ar')).toMatchObject(done);
      expect(await rowOf(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null });
      expect((await rowOf(email)).confirmed_at).not.toBeNull();
      const [, welcome] = await sink.mailsTo(email, 2);
      const link = `${publicUrl}/ar/newsletter/unsubscribe?token=${tokenIn(welcome as TakenMail, 'unsubscribe')}`;
      expect(headerOf(welcome as TakenMail, 'list-unsubscribe')).toBe(`<${link}>`);
      expect(headerOf(welcome as TakenMail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('works once for each link, also when it is pressed twice at once', async () => {
      const email = 'twice@lakeside.example';
      await ask(email);
      const token = tokenIn(await sink.mailTo(email), 'confirm');
      const answers = await Promise.all([confirm(token), confirm(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await confirm(token, 'ar')).toMatchObject(noLonger('ar'));
      expect(await sink.mailsTo(email, 2)).toHaveLength(2);
    });

    it('refuses a link after three days', async () => {
      await ask('late@lakeside.example');
      const token = tokenIn(await sink.mailTo('late@lakeside.example'), 'confirm');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * dayMs + 1000 });
      expect(await confirm(token)).toMatchObject(noLonger('en'));
      expect((await rowOf('late@lakeside.example')).status).toBe('pending');
    });

    it('and leaving do not take the link of the other', async () => {
      await ask('mixed@lakeside.example');
      const token = tokenIn(await sink.mailTo('mixed@lakeside.example'), 'confirm');
      expect(await unsubscribe(token)).toMatchObject(noLonger('en'));
      const leaving = await subscribe('mixed2@lakeside.example');
      expect(await confirm(leaving)).toMatchObject(noLonger('en'));
      expect(await cms.get('/api/user', { token })).toMatchObject({ status: 401 });
    });

    it('refuses the link of an address that was erased on request', async () => {
      await ask('erased@lakeside.example');
      const token = tokenIn(await sink.mailTo('erased@lakeside.example'), 'confirm');
      await cms.db(table).where({ email: 'erased@lakeside.example' }).delete();
      expect(await confirm(token)).toMatchObject(noLonger('en'));
      expect(await rowOf('erased@lakeside.example')).toBeUndefined();
    });
  });

  describe('Leaving', () => {
    it('ends the subscription by one call, and may be repeated', async () => {
      const token = await subscribe('leaves@lakeside.example');
      for (const _ of [1, 2]) expect(await unsubscribe(token)).toMatchObject(done);
      const row = await rowOf('leaves@lakeside.example');
      expect(row.status).toBe('unsubscribed');
      expect(row.unsubscribed_at).not.toBeNull();
    });

    it('stands against a confirmation that was still under way', async () => {
      const email = 'stays.away@lakeside.example';
      const leaving = await subscribe(email);
      await unsubscribe(leaving);
      await ask(email);
      const [, , again] = await sink.mailsTo(email, 3);
      await unsubscribe(leaving);
      expect(await confirm(tokenIn(again as TakenMail, 'confirm'))).toMatchObject(noLonger('en'));
      expect((await rowOf(email)).status).toBe('unsubscribed');
    });

    it('is not undone by somebody who types the address again; only its owner comes back', async () => {
      const email = 'comes.back@lakeside.example';
      await unsubscribe(await subscribe(email));
      await ask(email);
      expect((await rowOf(email)).status).toBe('unsubscribed');
      const [, , again] = await sink.mailsTo(email, 3);
      expect(await confirm(tokenIn(again as TakenMail, 'confirm'))).toMatchObject(done);
      expect(await rowOf(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null });
    });

    it('is no concern of a stranger who asks in somebody else’s name', async () => {
      await subscribe('owner@lakeside.example');
      await ask('owner@lakeside.example', { language: 'ar' });
      expect(await rowOf('owner@lakeside.example')).toMatchObject({ status: 'confirmed', language: 'en' });
    });
  });

  describe('What is kept', () => {
    it('of a link is its hash alone', async () => {
      await ask('hash@lakeside.example');
      const token = tokenIn(await sink.mailTo('hash@lakeside.example'), 'confirm');
      const rows = JSON.stringify([await cms.db('link_tokens').select(), await cms.db('mail_jobs').select()]);
      expect(rows).not.toContain(token);
      expect(rows).not.toContain('hash@lakeside.example');
    });

    it('of an address that nobody confirmed is nothing, after thirty days', async () => {
      await ask('forgotten@lakeside.example');
      await subscribe('remembered@lakeside.example');
      const { tidyUp } = cms.module<{ tidyUp(now: number): Promise<void> }>('src/composition/housekeeping.js');
      await tidyUp(Date.now() + 29 * dayMs);
      expect(await rowOf('forgotten@lakeside.example')).toBeDefined();
      await tidyUp(Date.now() + 31 * dayMs);
      expect(await rowOf('forgotten@lakeside.example')).toBeUndefined();
      expect(await rowOf('remembered@lakeside.example')).toMatchObject({ status: 'confirmed' });
    });
  });
}

function tokenIn({ mail }: TakenMail, page: 'confirm' | 'unsubscribe'): string {
  const token = new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})`).exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`No link to ${page} in the mail`);
  return token;
}
