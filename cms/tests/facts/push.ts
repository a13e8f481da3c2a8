import type { Knex } from 'knex';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationTypes } from '@scholars/contract/notifications';
import { pushDevices, type PushDevice } from '@scholars/contract/push';
import type { z } from 'zod/mini';
import type { notify } from '../../src/api/notification/notify.js';
import type { forgetEndedDevices } from '../../src/api/notification/push-devices.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { PushBrowser, readVapid, type PushService, type Received } from '../support/push-service.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';
import type { BackgroundWork } from '../../src/platform/processes/background-work.js';

const path = '/api/push-subscriptions';
const minuteMs = 60_000;
const opening = {
  id: 'curator-of-nebulae',
  title: { en: 'Curator of nebulae', ar: 'أمين السدم' },
  organization: { en: 'Noor Genomics', ar: 'نور للجينوم' },
};

/** What members are told on their devices, and that nobody else is. */
export function pushFacts(cms: Cms, sink: SmtpSink, service: PushService): void {
  const { open, userRow } = useAccounts(cms, sink);
  const person = async () => {
    const email = newPerson();
    const token = await open(email, goodPassword);
    const { id } = await userRow(email);
    await cms.call('PATCH', '/api/notification-preferences', allPushed, { token });
    return { email, token, id: id as number };
  };
  const allPushed = { types: Object.fromEntries(notificationTypes.map((type) => [type, { push: true }])) };
  const subscribe = (token: string, browser: PushBrowser, showsWords = true) =>
    cms.post<PushDevice>(path, browser.subscription(showsWords), { token });
  const subscribed = async (token: string, showsWords = true) => {
    const browser = new PushBrowser(service);
    const answer = await subscribe(token, browser, showsWords);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return browser;
  };
  const devicesOf = (token: string) => cms.data<z.output<typeof pushDevices>>(path, { token });
  const tell = (id: number) =>
    cms.strapi.db.transaction(({ trx }) =>
      cms
        .module<{ notify: typeof notify }>('src/api/notification/notify.js')
        .notify(trx as Knex, id, 'organization-opening', opening),
    );
  const sendAt = (now: number) =>
    cms.module<{ pushes: BackgroundWork }>('src/api/notification/send-pushes.js').pushes.run(now);
  const waiting = (id: number) => cms.count('push_messages', { user_id: id });
  const allSent = (id: number) => vi.waitUntil(async () => (await waiting(id)) === 0, { timeout: 10_000 });
  const told = async (browser: PushBrowser, count = 1): Promise<Received[]> => {
    await vi.waitUntil(() => browser.received.length >= count, { timeout: 10_000 });
    return browser.received;
  };

  afterEach(() => cms.db('push_messages').delete());

  describe('A push message', () => {
    it('is read by its browser alone, says what happened in its reader’s language, and leads there', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      await cms.call('PATCH', '/api/notification-preferences', { language: 'ar' }, { token });
      await tell(id);
      const [received] = await told(browser);
      const row = await rowOf<{ id: string }>(
        cms.db('notifications').where({ user_id: id, notice: 'organization-opening' }).first(),
      );
      expect(received?.message).toMatchObject({
        id: row.id,
        lang: 'ar',
        dir: 'rtl',
        url: '/ar/opportunities/curator-of-nebulae',
        title: expect.stringContaining('نور للجينوم'),
      });
    });

    it('is signed, kept for a day, and gives way to a later one of its topic (RFC 8030, RFC 8292)', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      await tell(id);
      const [{ headers, message }] = (await told(browser)) as [Received]; // `told` waits for one
      expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
      expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
      expect(headers.topic).toBe(message?.tag);
      const { aud, exp, sub, key } = readVapid(headers.authorization);
      expect(aud).toBe(service.url);
      expect(sub).toMatch(/^(https:\/\/|mailto:)/);
      expect(exp * 1000 - Date.now()).toBeGreaterThan(0);
      expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * minuteMs);
      expect(key).toBe((await devicesOf(token)).publicKey);
    });

    it('says on a lock screen only that there is something, unless its words are allowed', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token, false);
      await tell(id);
      const [received] = await told(browser);
      expect(received?.message).toMatchObject({ title: 'New message on Scholars Network', body: '' });
      expect(JSON.stringify({ ...received?.message, url: '' })).not.toContain('nebulae');
    });

    it('comes for the types that are ticked, by nobody’s default, and not while all is paused', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      const prefer = (patch: object) => cms.call('PATCH', '/api/notification-preferences', patch, { token });
      await prefer({ types: { 'new-opportunity': { push: false } } });
      await tell(id);
      await prefer({ types: { 'new-opportunity': { push: true } }, pausedUntil: '2099-01-01T00:00:00.000Z' });
      await tell(id);
      expect(await waiting(id)).toBe(0);
      await prefer({ pausedUntil: null });
      await tell(id);
      await told(browser);
      expect(browser.received).toHaveLength(1);
    });

    it('comes once to each device, and what is told twice at once not twice', async () => {
      const { id, token, email } = await person();
      const second = await cms.signIn(email, goodPassword);
      const browsers = [await subscribed(token), await subscribed(second)];
      await tell(id);
      await Promise.all([sendAt(Date.now()), sendAt(Date.now())]);
      await allSent(id);
      expect(browsers.map(({ received }) => received.length)).toEqual([1, 1]);
    });

    it('is not sent for what was rolled back', async () => {
      const { id, token } = await person();
      await subscribed(token);
      const failing = cms.strapi.db.transaction(async ({ trx }) => {
        await cms
          .module<{ notify: typeof notify }>('src/api/notification/notify.js')
          .notify(trx as Knex, id, 'organization-opening', opening);
        throw new Error('No opening after all');
      });
      await expect(failing).rejects.toThrow('No opening');
      expect(await waiting(id)).toBe(0);
    });
  });

  describe('A push service', () => {
    it('that says that a device is gone is asked for it no more', async () => {
      for (const status of [404, 410]) {
        const { id, token } = await person();
        const browser = await subscribed(token);
        browser.answers.push({ status });
        await tell(id);
        await allSent(id);
        expect((await devicesOf(token)).devices).toEqual([]);
      }
    });

    it('that has too much to do is asked again when it says, later each time', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      browser.answers.push({ status: 429, headers: { 'Retry-After': '600' } }, { status: 503 });
      await tell(id);
      const attempts = async () => (await cms.db('push_messages').where({ user_id: id }).first('attempts'))?.attempts;
      await vi.waitUntil(async () => (await attempts()) === 1, { timeout: 10_000 });
      const now = Date.now();
      await sendAt(now + 5 * minuteMs);
      expect([await attempts(), browser.answers.length]).toEqual([1, 1]);
      await sendAt(now + 11 * minuteMs);
      expect([await attempts(), browser.answers.length]).toEqual([2, 0]);
      await sendAt(now + 14 * minuteMs);
      expect([await waiting(id), browser.received.length]).toEqual([0, 1]);
    });

    it('that refuses a message, or none for a day, gets it no more', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      browser.answers.push({ status: 413 });
      await tell(id);
      await allSent(id);
      browser.answers.push({ status: 503, headers: { 'Retry-After': '90000' } });
      await tell(id);
      await allSent(id);
      expect(browser.received).toEqual([]);
      expect((await devicesOf(token)).devices).toHaveLength(1);
    });

    it('that hangs holds up no request, and is left alone for the rest of a run', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      browser.answers.push('hangs');
      const begun = Date.now();
      await tell(id);
      expect(Date.now() - begun).toBeLessThan(5000);
      await vi.waitUntil(
        async () => (await cms.db('push_messages').where({ user_id: id }).first('attempts'))?.attempts === 1,
        {
          timeout: 15_000,
        },
      );
    });
  });

  it('A device that can no longer be opened, as after another SECRET, is forgotten and keeps nothing from others', async () => {
    const [lost, other] = [await person(), await person()];
    await subscribed(lost.token);
    const browser = await subscribed(other.token);
    await cms.db('push_subscriptions').where({ user_id: lost.id }).update({ sealed: 'AAAA' });
    await tell(lost.id);
    await tell(other.id);
    await told(browser);
    await allSent(lost.id);
    expect((await devicesOf(lost.token)).devices).toEqual([]);
  });

  describe('The devices of a member', () => {
    it('are listed for their owner alone, and removed by nobody else', async () => {
      const [own, stranger] = [await person(), await person()];
      await subscribed(own.token);
      const found = await devicesOf(own.token);
      expect(shapeProblems(pushDevices, found)).toEqual({});
      expect(found.devices).toMatchObject([{ current: true, showsWords: true }]);
      expect((await devicesOf(stranger.token)).devices).toEqual([]);
      const one = `${path}/${found.devices[0]?.id}`;
      expect((await cms.call('DELETE', one, undefined, stranger)).status).toBe(404);
      expect((await cms.call('DELETE', one, undefined, own)).status).toBe(200);
      expect((await devicesOf(own.token)).devices).toEqual([]);
    });

    it('are one for each browser: subscribed again it is changed, and another’s no longer', async () => {
      const [first, second] = [await person(), await person()];
      const browser = new PushBrowser(service);
      await subscribe(first.token, browser);
      await subscribe(first.token, browser, false);
      expect((await devicesOf(first.token)).devices).toMatchObject([{ showsWords: false }]);
      await subscribe(second.token, browser);
      expect((await devicesOf(first.token)).devices).toEqual([]);
      await tell(first.id);
      expect(await waiting(first.id)).toBe(0);
    });

    it('are one for each browser also where several subscribe it at once, whoever they are', async () => {
      const [one, two] = [await person(), await person()];
      const browser = new PushBrowser(service);
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, n) => subscribe(n % 2 === 0 ? one.token : two.token, browser)),
      );
      expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const devices = [await devicesOf(one.token), await devicesOf(two.token)];
      expect(devices.flatMap((of) => of.devices)).toHaveLength(1);
    });

    it('end with their session: signed out, another password, a closed account', async () => {
      const endings = [
        (token: string) => cms.post('/api/logout', {}, { token }),
        (token: string) => cms.post('/api/my-account/delete', { password: goodPassword }, { token }),
      ];
      for (const end of endings) {
        const { id, token } = await person();
        const browser = await subscribed(token);
        expect((await end(token)).status).toBe(200);
        await tell(id);
        await sendAt(Date.now());
        expect([browser.received.length, await waiting(id)]).toEqual([0, 0]);
        await cms
          .module<{ forgetEndedDevices: typeof forgetEndedDevices }>('src/api/notification/push-devices.js')
          .forgetEndedDevices();
        expect(await cms.count('push_subscriptions', { user_id: id })).toBe(0);
      }
      const { id, token, email } = await person();
      const other = await cms.signIn(email, goodPassword);
      const [here, there] = [await subscribed(token), await subscribed(other)];
      const change = {
        oldPassword: goodPassword,
        password: `${goodPassword} 2`,
        passwordConfirmation: `${goodPassword} 2`,
      };
      const changed = await cms.post('/api/change-old-password', change, { token });
      expect({ status: changed.status, body: changed.body }).toMatchObject({ status: 200 });
      await tell(id);
      await told(here);
      expect(there.received).toEqual([]);
    });

    it('go with the account, and are kept so that the database writes to none', async () => {
      const { id, token } = await person();
      const browser = await subscribed(token);
      const row = await cms.db('push_subscriptions').where({ user_id: id }).first();
      const { endpoint, keys } = browser.subscription();
      for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(JSON.stringify(row)).not.toContain(secret);
      await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
      expect(await cms.count('push_subscriptions', { user_id: id })).toBe(0);
    });

    it('have a key of their own, to which something can be encrypted', async () => {
      const token = await cms.tokenOf('member');
      const { endpoint, keys } = new PushBrowser(service).subscription();
      const body = { endpoint, keys: { ...keys, p256dh: `B${'x'.repeat(86)}` }, showsWords: false };
      expect((await cms.post(path, body, { token })).status).toBe(422);
    });

    it.each([
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://10.1.2.3/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://cms.internal/x',
      'https://push.example:1337/x',
      'https://user:secret@push.example/x',
      'ftp://push.example/x',
      'push.example',
    ])('are reached over the internet alone: %s is refused', async (endpoint) => {
      const token = await cms.tokenOf('member');
      const { keys } = new PushBrowser(service).subscription();
      expect((await cms.post(path, { endpoint, keys, showsWords: false }, { token })).status).toBe(422);
    });
  });
}
