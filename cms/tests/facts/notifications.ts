import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { notificationsShown } from '@scholars/contract/limits';
import { notificationList, type Notification, type NotificationGroup } from '@scholars/contract/notifications';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

interface Told {
  notifications: Notification[];
  groups?: NotificationGroup[];
  earlier: string | null;
  countUnread: number;
  countChatUnread: number;
}

/** What people are told on the site, and that it is theirs alone. */
export function notificationFacts(cms: Cms, sink: SmtpSink): void {
  const { open, userRow } = useAccounts(cms, sink);
  const listOf = (token: string, language?: 'en' | 'ar') =>
    cms.data<Told>('/api/user-notifications', { token, ...(language && { language }) });
  const person = async (changes: Record<string, unknown> = {}) => {
    const email = newPerson();
    const token = await open(email, goodPassword, changes);
    const { id } = await userRow(email);
    return { email, token, id: id as number };
  };
  /** As an import or a mistake might write one. */
  const insert = (userId: number, changes: Record<string, unknown>) =>
    cms.db('notifications').insert({
      id: `test-${userId}-${Math.random()}`.slice(0, 36),
      user_id: userId,
      type: 'system',
      notice: 'password-changed',
      params: '{}',
      redirect: '/account/my-information',
      channel_id: null,
      created_at: Date.now(),
      read_at: null,
      ...changes,
    });

  describe('Notifications', () => {
    it('welcome whose address is confirmed, in the language of the reader, and lead to their information', async () => {
      const { token } = await person();
      for (const language of locales) {
        const told = await listOf(token, language);
        expect(shapeProblems(notificationList, told)).toEqual({});
        expect(told).toMatchObject({ countUnread: 1, countChatUnread: 0 });
        expect(told.notifications).toMatchObject([
          {
            read_at: null,
            data: {
              type: 'system',
              channel_id: null,
              redirect_url: `/${language}/account/my-information`,
              title: language === 'en' ? 'Welcome to Scholars Network' : 'أهلًا بكم في شبكة العلماء',
              // Not by a name of the other language's letters.
              message: expect.not.stringContaining('Amina'),
            },
          },
        ]);
      }
    });

    it('call the network by the name that staff have published last, also where no mail was sent since', async () => {
      const { token } = await person();
      const keys = cms.strapi.documents('api::global-key.global-key');
      const [key] = await keys.findMany({ filters: { key: 'site_name' }, locale: 'en' });
      const { documentId, value } = key as unknown as { documentId: string; value: string }; // of the schema
      const titled = async () => (await listOf(token)).notifications[0]?.data.title;
      const publish = async (name: string) => {
        await keys.update({ documentId, locale: 'en', data: { value: name } as never }); // as above
        await keys.publish({ documentId, locale: 'en' });
      };
      await publish('Harbour Network');
      expect(await titled()).toBe('Welcome to Harbour Network');
      await publish(value);
      expect(await titled()).toBe(`Welcome to ${value}`);
    });

    it('tell of a changed password, the newest first, and are counted with the person', async () => {
      const { token } = await person();
      const password = 'quiet harbour mornings';
      expect(
        (
          await cms.post(
            '/api/change-old-password',
            { oldPassword: goodPassword, password, passwordConfirmation: password },
            { token },
          )
        ).status,
      ).toBe(200);
      const { notifications } = await listOf(token, 'en');
      expect(notifications.map(({ data }) => data.title)).toEqual([
        'Your password was changed',
        'Welcome to Scholars Network',
      ]);
      expect(await cms.data('/api/user', { token })).toMatchObject({ countUnread: 2, countChatUnread: 0 });
    });

    it('are marked as read once, keep that time, and are counted no more', async () => {
      const { token } = await person();
      const [first] = (await listOf(token)).notifications;
      const read = async () =>
        (await cms.post<Notification>(`/api/user-notifications/${first?.id}`, {}, { token })).body;
      const once = await read();
      expect(once).toMatchObject({ success: true, data: { id: first?.id, read_at: expect.any(String) } });
      expect(await read()).toEqual(once);
      expect(await listOf(token)).toMatchObject({ countUnread: 0 });
      expect(await cms.data('/api/user', { token })).toMatchObject({ countUnread: 0 });
    });

    it('of the chat are counted apart; all are marked as read at once, and one that is read keeps its time', async () => {
      const { token, id } = await person();
      await insert(id, { type: 'new-message', channel_id: 'c1' });
      await insert(id, { read_at: 1_700_000_000_000 });
      expect(await cms.data('/api/user', { token })).toMatchObject({ countUnread: 1, countChatUnread: 1 });
      expect((await cms.post('/api/user-notifications/read-all', {}, { token })).body).toEqual({
        success: true,
        data: null,
      });
      const told = await listOf(token);
      expect(told).toMatchObject({ countUnread: 0, countChatUnread: 0 });
      expect(told.notifications.map(({ read_at }) => read_at)).toContain('2023-11-14T22:13:20.000Z');
      expect(told.notifications.every(({ read_at }) => read_at !== null)).toBe(true);
    });

    it('are their owner’s alone: to others none can be read, marked or deleted', async () => {
      const [owner, stranger] = [await person(), await person()];
      const path = `/api/user-notifications/${(await listOf(owner.token)).notifications[0]?.id}`;
      expect((await cms.post(path, {}, { token: stranger.token })).status).toBe(404);
      expect((await cms.call('DELETE', path, undefined, { token: stranger.token })).status).toBe(404);
      await cms.post('/api/user-notifications/read-all', {}, { token: stranger.token });
      expect(await listOf(owner.token)).toMatchObject({ countUnread: 1, notifications: [{ read_at: null }] });
      expect((await cms.call('DELETE', path, undefined, { token: owner.token })).status).toBe(200);
      expect(await listOf(owner.token)).toEqual({
        notifications: [],
        earlier: null,
        countUnread: 0,
        countChatUnread: 0,
      });
      expect((await cms.call('DELETE', path, undefined, { token: owner.token })).status).toBe(404);
    });

    it('hold what people have typed as text, and no tag of it', async () => {
      const { token, id } = await person();
      await insert(id, {
        notice: 'sign-in-connected',
        params: JSON.stringify({ provider: '<img src=x onerror=alert(1)>' }),
        created_at: Date.now() + 1000,
      });
      for (const language of locales) {
        const [connected = ''] = (await listOf(token, language)).notifications.map(({ data }) => data.message);
        expect(connected).toContain('&#60;img src=x onerror=alert(1)&#62;');
        expect(connected.match(/<[^>]*>/g)).toEqual(['<p>', '</p>']);
      }
    });

    it('lead to this site alone, whatever was written', async () => {
      const { token, id } = await person();
      const hostile = [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/%2f%2fevil.example',
        '/en/../..//evil.example',
        '/a\r\nSet-Cookie: a=b',
        '/a//evil.example',
        '/a?b=//evil.example',
        '.evil.example',
        '',
      ];
      for (const redirect of hostile) await insert(id, { redirect });
      await insert(id, { redirect: '/messages?convoId=c1_A-b', notice: 'unknown-to-this-version' });
      const paths = (await listOf(token, 'ar')).notifications.map(({ data }) => data.redirect_url);
      expect(paths).toHaveLength(hostile.length + 2);
      expect([...new Set(paths)].sort()).toEqual(['/ar', '/ar/account/my-information', '/ar/messages?convoId=c1_A-b']);
    });

    it('are listed up to a hundred, by as many queries as a few are', async () => {
      const { token, id } = await person();
      const list = () => listOf(token);
      // What is remembered until content changes is read once beforehand.
      await list();
      const few = await countQueries(cms, list);
      for (let n = 0; n < notificationsShown + 5; n += 1) await insert(id, {});
      expect(await countQueries(cms, list)).toBe(few);
      expect(await list()).toMatchObject({
        countUnread: notificationsShown + 6,
        notifications: { length: notificationsShown },
      });
    });

    it('are read on behind the last, none twice and none left out, whatever comes and goes meanwhile', async () => {
      const { token, id } = await person();
      const { id: stranger } = await person();
      // Several of one moment, as those of a fan-out are.
      const at = Date.now() - 60_000;
      const ids = Array.from(
        { length: notificationsShown * 2 + 7 },
        (_, n) => `row-${id}-${String(n).padStart(4, '0')}`,
      );
      for (const [n, row] of ids.entries()) await insert(id, { id: row, created_at: at - Math.floor(n / 9) });
      await insert(stranger, { created_at: at - 5 });
      const seen: string[] = [];
      for (let before: string | null = ''; before !== null;) {
        const page: Told = await cms.data(`/api/user-notifications?before=${before}`, { token });
        seen.push(...page.notifications.map((one) => one.id).filter((one) => one.startsWith('row-')));
        before = page.earlier;
        // One comes, and the last that was shown goes.
        await insert(id, {});
        await cms
          .db('notifications')
          .where({ id: page.notifications.at(-1)?.id })
          .delete();
      }
      expect(seen).toEqual(ids);
      for (const before of ['x', '12', '-a', `${'9'.repeat(16)}-a`, "1-a' or 1"])
        expect((await cms.get(`/api/user-notifications?before=${encodeURIComponent(before)}`, { token })).status).toBe(
          422,
        );
    });

    it('of one person who has accepted again are told as one of that person, and beside others as one of them', async () => {
      const { token, id } = await person();
      const accepted = (userId: number, name: string, after: number) =>
        insert(id, {
          notice: 'connection-accepted',
          params: JSON.stringify({ userId, name, nameAr: name }),
          created_at: Date.now() + after,
        });
      const told = async () => (await listOf(token)).groups?.map(({ title }) => title);
      for (const n of [1, 2]) await accepted(7, 'Omar', n);
      expect(await told()).toEqual(['Omar has accepted your request']);
      await accepted(8, 'Layla', 3);
      expect(await told()).toEqual(['Layla and 1 other have accepted your requests']);
    });

    it('that say the same of the same are told as one too, while they are unread, in words that count them', async () => {
      const { token, id } = await person();
      const { token: strangers, id: strangersId } = await person();
      const ask = (n: number, userId = id) =>
        insert(userId, {
          id: `ask-${userId}-${n}`,
          type: 'connection-request',
          notice: 'connection-request',
          params: JSON.stringify({ name: `Name ${n}`, nameAr: `اسم ${n}` }),
          created_at: Date.now() + n,
        });
      const accepted = (n: number) =>
        insert(id, {
          notice: 'connection-accepted',
          params: JSON.stringify({ name: 'Ali <b>', nameAr: 'علي' }),
          created_at: Date.now() + 1000 + n,
        });
      const opening = (organization: string) =>
        insert(id, {
          notice: 'organization-opening',
          params: JSON.stringify({
            id: 'a',
            title: { en: 'A <i>', ar: 'أ' },
            organization: { en: organization, ar: 'مؤسسة' },
          }),
          created_at: Date.now() - 1000,
        });
      const titles = async (language: 'en' | 'ar') =>
        (await listOf(token, language)).groups?.map(({ title }) => title).join('; ');
      await ask(1);
      expect(await listOf(token)).not.toHaveProperty('groups');
      await ask(2);
      await ask(1, strangersId);
      for (const [n, arabic] of [
        [2, 'طلبا تواصل جديدان'],
        [3, '٣ طلبات تواصل جديدة'],
        [11, '١١ طلب تواصل جديدًا'],
      ] as const) {
        for (let more = await cms.count('notifications', { user_id: id, notice: 'connection-request' }); more < n;)
          await ask((more += 1));
        expect([await titles('en'), await titles('ar')]).toEqual([
          `${n} people would like to connect with you`,
          arabic,
        ]);
      }
      for (const n of [1, 2, 3]) await accepted(n);
      for (const organization of ['One', 'One', 'Two']) await opening(organization);
      expect(await titles('en')).toBe(
        'Ali <b> and 2 others have accepted your requests; 11 people would like to connect with you; 2 new opportunities at One',
      );
      expect(await titles('ar')).toBe(
        'قُبلت طلبات تواصلكم مع علي وعضوين آخرين; ١١ طلب تواصل جديدًا; فرصتان جديدتان لدى مؤسسة',
      );
      const told = await listOf(token);
      expect(shapeProblems(notificationList, told)).toEqual({});
      // The list itself is as it was: each of them, in their order.
      expect(told.notifications).toHaveLength(1 + 11 + 3 + 3);
      const [, requests, openings] = told.groups ?? [];
      expect(requests).toMatchObject({ redirect_url: '/en/account/my-connections?tab=received' });
      expect(openings?.message).toBe('<ul><li>A &#60;i&#62;</li><li>A &#60;i&#62;</li></ul>');
      for (const one of requests?.ids.slice(1) ?? [])
        expect((await cms.post(`/api/user-notifications/${one}`, {}, { token })).status).toBe(200);
      // One that is left is one.
      expect(await listOf(token)).toMatchObject({ countUnread: 8, groups: { length: 2 } });
      expect(await listOf(strangers)).not.toHaveProperty('groups');
    });

    it('go with their account', async () => {
      const { id } = await person();
      expect(await cms.count('notifications', { user_id: id })).toBe(1);
      await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
      expect(await cms.count('notifications', { user_id: id })).toBe(0);
    });

    it('are forgotten a year after they were read, not before, and unread ones never', async () => {
      const { id } = await person();
      const dayMs = 86_400_000;
      const now = Date.now();
      await insert(id, { id: `old-${id}`, read_at: now - 366 * dayMs });
      await insert(id, { id: `kept-${id}`, created_at: now - 900 * dayMs, read_at: now - 364 * dayMs });
      await insert(id, { id: `unread-${id}`, created_at: now - 900 * dayMs });
      await cms
        .module<{ forgetReadNotifications(now: number): Promise<void> }>('src/api/notification/user-notifications.js')
        .forgetReadNotifications(now);
      const left = await cms
        .db('notifications')
        .where({ user_id: id })
        .whereIn('id', [`old-${id}`, `kept-${id}`, `unread-${id}`])
        .orderBy('id')
        .select('id');
      expect(left.map((row: { id: string }) => row.id)).toEqual([`kept-${id}`, `unread-${id}`]);
    });
  });
}
