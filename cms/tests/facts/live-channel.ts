import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { dataOf, unknownId } from '../support/chat.js';
import { people, portalKey, type Cms } from '../support/cms.js';
import { quietMs, useLiveChannel, withConversation } from '../support/live-channel.js';
import { refusalOf } from '../support/live-client.js';
import { publicUrl } from '../support/places.js';
import type { SmtpSink } from '../support/smtp-sink.js';

const transports = ['websocket', 'polling'] as const;
/** Strapi types it by generated types, which this repository does not keep. */
const entryOf = (data: object) => data;

/** Who is let in to the live channel, until when, and what nobody gets out of it. */
export function liveChannelFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { chat, connect, heardOf } = useLiveChannel(cms);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let conversation: string;

  describe('The live channel', () => {
    withConversation(cms, (talk) => {
      ({ a, b, k, conversation } = talk);
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
