import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { dataOf, unknownId, useChat } from '../support/chat.js';
import { people, portalKey, rowOf, type Cms } from '../support/cms.js';
import { connectLive, refusalOf, useLiveClients, type LiveClient } from '../support/live-client.js';
import { publicUrl } from '../support/places.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';

const transports = ['websocket', 'polling'] as const;
/** So long nothing more is awaited: what is told comes within a tenth of it. */
const quietMs = 400;

/** Strapi types it by generated types, which this repository does not keep. */
const entryOf = (data: object) => data;

/** What is told live, to whom alone, and who is let in. */
export function liveChannelFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const chat = useChat(cms);
  useLiveClients();
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let conversation: string;
  const connect = (token: string, settings?: Parameters<typeof connectLive>[2]) =>
    connectLive(cms.url, token, settings);
  const heardOf = async (...clients: LiveClient[]) => {
    await pause(quietMs);
    return clients.map(({ heard }) => heard);
  };

  describe('The live channel', () => {
    beforeAll(async () => {
      [a, b, k] = [await cms.tokenOf('member'), await cms.tokenOf('other'), await cms.tokenOf('coordinator')];
      await chat.chatOff(people.coordinator, false);
      await chat.memberOf(k);
      await chat.connect(people.member, people.other);
      await chat.connect(people.member, people.coordinator);
    });
    afterAll(() => chat.chatOff(people.coordinator));
    beforeEach(async () => {
      await chat.forget();
      conversation = dataOf(await chat.start(a, await chat.memberOf(b))).id;
    });

    it.each(transports)('by %s lets in who has a session, and nobody else', async (transport) => {
      expect(await refusalOf(cms.url, a, { transport })).toBeUndefined();
      for (const token of [undefined, 'x'.repeat(43), `${a}x`])
        expect(await refusalOf(cms.url, token, { transport })).toBe('refused');
      const elsewhere: Record<string, string>[] = [
        { 'X-Portal-Key': 'x' },
        { 'X-Portal-Key': '' },
        { Origin: 'https://evil.example' },
      ];
      for (const headers of elsewhere)
        expect(await refusalOf(cms.url, a, { transport, headers })).toMatch(/^(websocket|xhr poll) error$/);
    });

    it('refuses who is blocked or not confirmed, and an older protocol', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      for (const state of [{ blocked: true }, { confirmed: false }]) {
        await cms.db('up_users').where({ email }).update(state);
        expect(await refusalOf(cms.url, token)).toBe('refused');
        await cms.db('up_users').where({ email }).update({ blocked: false, confirmed: true });
      }
      expect(await refusalOf(cms.url, token)).toBeUndefined();
      const headers = { Authorization: `Bearer ${a}`, 'X-Portal-Key': portalKey, Origin: publicUrl };
      for (const version of ['3', '5', ''])
        expect((await cms.get(`/socket.io/?EIO=${version}&transport=polling`, { headers })).status).toBe(400);
    });

    it.each<[name: string, end: (token: string, email: string) => Promise<unknown>]>([
      ['signing out', (token) => cms.post('/api/logout', {}, { token })],
      [
        'signing out everywhere from elsewhere',
        async (_, email) =>
          cms.post('/api/logout', { everywhere: true }, { token: await cms.signIn(email, goodPassword) }),
      ],
      [
        'a new password, set elsewhere',
        async (_, email) =>
          cms.post(
            '/api/change-old-password',
            { oldPassword: goodPassword, password: `${goodPassword} 2`, passwordConfirmation: `${goodPassword} 2` },
            { token: await cms.signIn(email, goodPassword) },
          ),
      ],
      [
        'a block by staff',
        async (_, email) => {
          const { documentId } = await cms.strapi.db
            .query('plugin::users-permissions.user')
            .findOne({ where: { email } });
          await cms.strapi
            .documents('plugin::users-permissions.user')
            .update({ documentId, data: entryOf({ blocked: true }) });
        },
      ],
      [
        'another process that ends the session',
        async (_, email) =>
          cms
            .db('account_sessions')
            .where({ user_id: await chat.userOf(email) })
            .delete(),
      ],
      [
        'another process that blocks the account',
        (_, email) => cms.db('up_users').where({ email }).update({ blocked: true }),
      ],
    ])('is closed within five seconds of %s', async (_, end) => {
      const email = newPerson();
      const token = await accounts.open(email);
      const client = await connect(token);
      await end(token, email);
      expect(await client.closed(5000)).toBe('io server disconnect');
      expect(await refusalOf(cms.url, token)).toBe('refused');
    });

    it('tells both of a conversation by its id that there is something to ask for, once it can be asked for', async () => {
      const [mine, theirs, strange] = [await connect(a), await connect(b), await connect(k)];
      const told = theirs.next('conversation');
      const message = dataOf(await chat.write(a, conversation, 'Between us'));
      expect(await told).toEqual({ id: conversation, revision: message.sequence });
      expect((await chat.updatesOf(b, conversation, 0)).messages).toMatchObject([{ text: 'Between us' }]);
      await chat.change('PATCH', a, conversation, message.id, 'Between the two of us');
      await chat.read(b, conversation);
      await expect.poll(() => mine.of('conversation').map(({ revision }) => revision)).toEqual([1, 2, 3]);
      await chat.change('DELETE', a, conversation, message.id);
      await expect.poll(() => theirs.of('conversation').map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
      const [, , nothing] = await heardOf(mine, theirs, strange);
      expect(nothing).toEqual([]);
      expect(JSON.stringify([mine.heard, theirs.heard])).not.toContain('Between');
    });

    it('tells nothing of what was rolled back', async () => {
      const client = await connect(b);
      const { notify } = cms.module<{
        notify(trx: unknown, userId: number, name: string, params: object): Promise<void>;
      }>('src/api/notification/notify.js');
      const userId = await chat.userOf(people.other);
      const written = cms.db.transaction(async (trx) => {
        await notify(trx, userId, 'connection-accepted', { name: 'A', nameAr: 'أ' });
        throw new Error('Undone');
      });
      await expect(written).rejects.toThrow('Undone');
      expect(await heardOf(client)).toEqual([[]]);
    });

    it('tells how much is unread, in every window of theirs, with one question for many changes at once', async () => {
      const windows = [await connect(b), await connect(b, { transport: 'polling' })];
      const told = Promise.all(windows.map((client) => client.next('unread')));
      await Promise.all([1, 2, 3].map((n) => chat.write(a, conversation, `Number ${n}`)));
      expect(await told).toEqual([
        { countUnread: 0, countChatUnread: 1 },
        { countUnread: 0, countChatUnread: 1 },
      ]);
      const ended = windows[0]?.next('unread');
      await chat.read(b, conversation);
      expect(await ended).toEqual({ countUnread: 0, countChatUnread: 0 });
      await cms.db('notifications').insert({
        id: 'told-live',
        user_id: await chat.userOf(people.other),
        type: 'system',
        notice: 'x',
        params: '{}',
        redirect: '/',
        channel_id: null,
        created_at: 1,
        read_at: null,
      });
      for (const call of [
        () => cms.post('/api/user-notifications/told-live', {}, { token: b }),
        () => cms.call('DELETE', '/api/user-notifications/told-live', undefined, { token: b }),
      ]) {
        const changed = windows[1]?.next('unread');
        expect((await call()).status).toBe(200);
        expect(await changed).toEqual({ countUnread: 0, countChatUnread: 0 });
      }
    });

    it('tells the other one alone who is writing, and not whom is blocked or who keeps it to themselves', async () => {
      const [mine, theirs, strange] = [await connect(a), await connect(b), await connect(k)];
      const told = theirs.next('typing');
      mine.socket.emit('typing', conversation);
      expect(await told).toEqual({ id: conversation });
      expect(mine.of('typing')).toEqual([]);
      await cms.post('/api/chat-settings', { readReceipts: false }, { token: b });
      mine.socket.emit('typing', conversation);
      theirs.socket.emit('typing', conversation);
      await pause(quietMs);
      await cms.post('/api/chat-settings', { readReceipts: true }, { token: b });
      const ended = mine.next('contacts');
      await cms.post(`/api/members/${await chat.memberOf(a)}/block`, undefined, { token: b });
      await ended;
      mine.socket.emit('typing', conversation);
      theirs.socket.emit('typing', conversation);
      await heardOf(mine, theirs, strange);
      await chat.connect(people.member, people.other);
      expect([mine.of('typing'), theirs.of('typing').length, strange.heard]).toEqual([[], 1, []]);
    });

    it('lets a stranger neither join, type into, nor learn of a conversation, whatever they say', async () => {
      const own = dataOf(await chat.start(k, await chat.memberOf(a))).id;
      const [mine, theirs, strange] = [await connect(a), await connect(b), await connect(k)];
      const said = [
        conversation,
        unknownId,
        '*',
        `chat:${await chat.userOf(people.other)}`,
        '',
        { id: conversation },
        [conversation],
        null,
        7,
        true,
      ];
      const any = strange.socket as unknown as {
        emit(word: string, ...said: unknown[]): void;
        emitWithAck(word: string, ...said: unknown[]): Promise<unknown>;
      };
      for (const what of said)
        for (const word of [
          'typing',
          'join',
          'subscribe',
          'send',
          'message',
          'read',
          'history',
          'looking',
          'conversation',
          'unreadOf',
        ])
          any.emit(word, what, { senderId: 1, sentAt: 0 });
      for (const word of ['typing', 'history'])
        await expect(
          Promise.race([any.emitWithAck(word, conversation), pause(quietMs).then(() => 'silence')]),
        ).resolves.toBe('silence');
      dataOf(await chat.write(b, conversation, 'Still between us'));
      const [ofA, ofB, ofStranger] = await heardOf(mine, theirs, strange);
      for (const heard of [ofA, ofB]) expect(heard?.filter(({ name }) => name === 'typing')).toEqual([]);
      expect(ofStranger?.filter(({ name }) => name !== 'presence')).toEqual([]);
      expect(JSON.stringify(ofStranger)).not.toContain(conversation);
      // What is theirs they may.
      const told = mine.next('typing');
      strange.socket.emit('typing', own);
      expect(await told).toEqual({ id: own });
      expect(await cms.count('chat_messages')).toBe(1);
    });

    it('shows who is there to those they are connected with, until ten seconds after their last window', async () => {
      const [mine, strange] = [await connect(a), await connect(k)];
      const [first, second] = [await connect(b), await connect(b)];
      const came = mine.next('presence');
      first.socket.emit('looking', true);
      expect(await came).toEqual({ id: conversation, isOnline: true });
      second.socket.emit('looking', true);
      expect(await chat.updatesOf(a, conversation, 0)).toMatchObject({ isOnline: true });
      first.socket.emit('looking', false);
      second.socket.disconnect();
      await pause(quietMs);
      expect(mine.of('presence')).toHaveLength(1);
      await expect
        .poll(() => mine.of('presence').at(-1), { timeout: 15_000 })
        .toEqual({ id: conversation, isOnline: false });
      expect(await chat.updatesOf(a, conversation, 0)).toMatchObject({ isOnline: false });
      expect(strange.heard).toEqual([]);
    });

    it('shows nobody there to whom keeps it to themselves, nor them to others', async () => {
      const [own, theirs] = [await connect(a), await connect(b)];
      const changed = own.next('contacts');
      await cms.post('/api/chat-settings', { readReceipts: false }, { token: b });
      await changed;
      own.socket.emit('looking', true);
      theirs.socket.emit('looking', true);
      await heardOf(own, theirs);
      expect([own.of('presence'), theirs.of('presence')]).toEqual([[], []]);
      for (const token of [a, b])
        expect(await chat.updatesOf(token, conversation, 0)).toMatchObject({ canWrite: true, isOnline: false });
      expect((await cms.data<{ isOnline: boolean }[]>('/api/conversations', { token: a }))[0]?.isOnline).toBe(false);
    });

    it('tells who does not chat of notifications alone', async () => {
      await chat.chatOff(people.other);
      try {
        const [mine, theirs] = [await connect(a), await connect(b)];
        const { tellConversation } = cms.module<{
          tellConversation(trx: unknown, row: object, revision: number): void;
        }>('src/api/chat/tell-conversation.js');
        tellConversation(cms.db, await rowOf(cms.db('chat_conversations').where({ id: conversation }).first()), 5);
        theirs.socket.emit('typing', conversation);
        theirs.socket.emit('looking', true);
        const told = theirs.next('unread');
        await cms.post('/api/user-notifications/read-all', {}, { token: b });
        await told;
        await heardOf(mine, theirs);
        expect(mine.heard).toEqual([{ name: 'conversation', news: { id: conversation, revision: 5 } }]);
        expect(theirs.heard.map(({ name }) => name)).toEqual(['unread']);
      } finally {
        await chat.chatOff(people.other, false);
      }
      // Who chats from now on is told without a new connection, and the other way round.
      const client = await connect(b);
      await chat.chatOff(people.other);
      await pause(2500);
      dataOf(await chat.start(k, await chat.memberOf(a)));
      await chat.chatOff(people.other, false);
      await pause(2500);
      dataOf(await chat.write(a, conversation, 'Hello again'));
      await expect.poll(() => client.of('conversation')).toEqual([{ id: conversation, revision: 1 }]);
    });

    it('tells coordinators by ids which submissions came and were changed, and members nothing', async () => {
      const [mine, theirs, member] = [await connect(k), await connect(k, { transport: 'polling' }), await connect(a)];
      const kind = 'contact-messages';
      const told = Promise.all([mine.next('queue'), theirs.next('queue')]);
      const { id, version } = await makeSubmission(cms, kind);
      expect(await told).toEqual(Array(2).fill({ kind, created: [id], changed: [] }));
      const again = mine.next('queue');
      const path = `/api/backoffice/${kind}/${id}`;
      dataOf(await cms.post(`${path}/comments`, { text: 'Seen by telephone' }, { token: k }));
      dataOf(await cms.post(`${path}/transition`, { to: 'in_review', reason: '', version }, { token: k }));
      expect(await again).toEqual({ kind, created: [], changed: [id] });
      await heardOf(mine);
      expect(JSON.stringify(mine.heard)).not.toContain('telephone');
      expect(member.heard).toEqual([]);
    });

    it('tells of a report all coordinators but the one whom it is about', async () => {
      const { id } = await makeSubmission(cms, 'message-reports');
      const colleague = await accounts.person();
      const role: { id: number } = await rowOf(cms.db('up_roles').where({ type: 'coordinator' }).first('id'));
      await cms.db('up_users_role_lnk').where({ user_id: colleague.id }).update({ role_id: role.id });
      const report = {
        id: 'report-told-live',
        conversation_id: conversation,
        reporter_id: (await accounts.userRow(people.member)).id,
        reported_id: colleague.id,
        reason: 'Spam',
        up_to_revision: 0,
        status: 'new',
        created_at: Date.now(),
      };
      await cms.db('chat_reports').insert(report);
      await cms.db('message_reports').where({ document_id: id }).update({ report_id: report.id });
      // That it came is told before.
      await pause(quietMs);
      const [others, theirs] = [await connect(k), await connect(colleague.token)];
      const told = others.next('queue');
      dataOf(await cms.post(`/api/backoffice/message-reports/${id}/comments`, { text: 'Seen' }, { token: k }));
      expect(await told).toEqual({ kind: 'message-reports', created: [], changed: [id] });
      expect(await heardOf(theirs)).toEqual([[]]);
    });

    it('tells coordinators who have all queues by ids which guests were invited and what became of them', async () => {
      const [mine, member] = [await connect(k), await connect(a)];
      const id = 'guest-who-is-told-of';
      const { addGuestStep } = cms.module<{
        addGuestStep(trx: unknown, documentId: string, step: string): Promise<void>;
      }>('src/api/event-invitation/guest-history.js');
      const came = mine.next('queue');
      await addGuestStep(cms.db, id, 'made');
      expect(await came).toEqual({ kind: 'guests', created: [id], changed: [] });
      await pause(quietMs);
      const changed = mine.next('queue');
      await addGuestStep(cms.db, id, 'opened');
      expect(await changed).toEqual({ kind: 'guests', created: [], changed: [id] });
      await heardOf(mine);
      // Who has gone, of those whom the facts before had, is told meanwhile.
      expect(member.heard.filter(({ name }) => name === 'queue')).toEqual([]);
      // Who has some queues has no guests.
      const person = () => cms.db('up_users').where({ email: people.coordinator });
      const { queues } = await rowOf(person().first());
      await person().update({ queues: JSON.stringify(['contact-messages']) });
      try {
        const narrowed = await connect(k);
        await addGuestStep(cms.db, id, 'opened');
        expect(await heardOf(narrowed)).toEqual([[]]);
      } finally {
        await person().update({ queues });
      }
    });

    it('tells many changes of a queue together, and nobody who is a coordinator no longer', async () => {
      const made = [await makeSubmission(cms, 'travel-intakes'), await makeSubmission(cms, 'travel-intakes')];
      // That they came is told before.
      await pause(quietMs);
      const mine = await connect(k);
      const rows = made.map(({ id, version }) => ({ id, version, to: 'in_review' }));
      const change = (asked: typeof rows) =>
        cms.post('/api/backoffice/travel-intakes/changes', { rows: asked }, { token: k });
      const told = mine.next('queue');
      dataOf(await change(rows));
      const { changed } = await told;
      expect(changed.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      const roles = () =>
        cms
          .db('up_users_role_lnk')
          .whereIn('user_id', cms.db('up_users').where({ email: people.coordinator }).select('id'));
      const { role_id: coordinator } = await rowOf(roles().first());
      const { id: member } = await rowOf(cms.db('up_roles').whereNot({ id: coordinator }).first());
      await roles().update({ role_id: member });
      try {
        await pause(2500);
        mine.heard.length = 0;
        const { tellQueue } = cms.module<{
          tellQueue(trx: unknown, kind: string, documentId: string, isNew: boolean): void;
        }>('src/api/submission/live-queue.js');
        tellQueue(cms.db, 'contact-messages', 'any', true);
        expect(await heardOf(mine)).toEqual([[]]);
      } finally {
        await roles().update({ role_id: coordinator });
      }
    });

    it('stays open to others whatever is thrown at it', async () => {
      const well = await connect(b);
      const frames = [
        '',
        '4',
        '40',
        '42',
        '42[]',
        '42["typing"',
        '42["typing",{"a":',
        '451-["x",{"_placeholder":true,"num":0}]',
        '40/admin,',
        '49',
        '9',
        '4'.repeat(2000),
        Buffer.from([0xff, 0xfe]),
        'x'.repeat(17 * 1024),
      ];
      const headers = { Authorization: `Bearer ${k}`, 'X-Portal-Key': portalKey };
      for (const frame of frames) {
        const path = '/socket.io/?EIO=4&transport=polling';
        const { bytes } = await cms.get(path, { headers });
        const { sid } = JSON.parse(bytes.toString().slice(1)) as { sid: string };
        const said = (text: string | Buffer) => cms.call('POST', `${path}&sid=${sid}`, text, { headers });
        expect((await said('40')).status).toBe(200);
        expect([200, 400, 413]).toContain((await said(frame)).status);
      }
      const large = await connect(k);
      (large.socket as unknown as { emit(word: string, said: string): void }).emit('typing', 'x'.repeat(17 * 1024));
      expect(await large.closed()).toBe('transport close');
      for (const path of [
        '?EIO=4',
        '?EIO=4&transport=flash',
        '?EIO=4&transport=polling&sid=x',
        '?EIO=4&transport=websocket',
        '?transport=polling&b64=1',
      ])
        for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
          expect((await cms.call(method, `/socket.io/${path}`, undefined, { headers })).status).toBe(400);
      const told = well.next('conversation');
      dataOf(await chat.write(a, conversation, 'Unharmed'));
      await told;
      expect(well.socket.connected).toBe(true);
    });
  });
}
