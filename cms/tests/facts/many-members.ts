import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { MemberCard } from '@scholars/contract/members';
import type { Organization } from '@scholars/contract/organizations';
import { rowOf, type Cms } from '../support/cms.js';
import { countQueries, leastQueries } from '../support/count-queries.js';
import { addMembers, manyAccount } from '../support/many-members.js';
import type { BackgroundWork } from '../../src/platform/processes/background-work.js';

const organization = 'noor-genomics';
const few = 200;
const many = 20_000;
const followers = 5000;
/** A batch of a fan-out, as decision 0041 has it. */
const batch = 500;
/** The first page of recommendations makes them too. */
const queriesMax = 40;
// A request from another site passes by the kept answers.
const fresh = { headers: { Origin: 'https://other.example' } };

/** What a page and a fan-out cost does not depend on how many members there are. */
export function manyMembersFacts(cms: Cms): void {
  const token = () => cms.tokenOf('member');
  const directory = (options = {}) => cms.data<MemberCard[]>('/api/members?pageSize=40', { ...fresh, ...options });
  /** What is asked for, by whom. */
  const reads: Record<string, () => Promise<unknown>> = {
    'a page of recommendations': async () => cms.data('/api/recommendations', { token: await token() }),
    'a first page of recommendations': async () => {
      await cms.db('recommendations').delete();
      return cms.data('/api/recommendations', { token: await token() });
    },
    'a page of the directory for a visitor': () => directory(),
    'a page of the directory for a member, with what one may do': async () => {
      const cards = await directory({ token: await token() });
      const ids = cards.map(({ id }) => id).join(',');
      return cms.data(`/api/connections/states?members=${ids}`, { token: await token() });
    },
    'the filters of the directory': () => cms.data('/api/members/filters', fresh),
    'the members one may know': async () => cms.data('/api/connections/suggestions', { token: await token() }),
  };

  /** What a read costs, once it was read: what is remembered until something changes is not asked for again. */
  async function costOf(read: () => Promise<unknown>): Promise<number> {
    await read();
    return leastQueries(cms, read);
  }

  async function measure() {
    const costs: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) costs[name] = await costOf(read);
    return costs;
  }

  /** Connections with the first, blocks of the next: as many again as there were. */
  async function befriend(from: number, upTo: number) {
    const { id } = await rowOf<{ id: number }>(
      cms
        .db('up_users')
        .where({ email: (await cms.data<User>('/api/user', { token: await token() })).email })
        .first('id'),
    );
    const rows = Array.from({ length: upTo - from }, (_, i) => ({
      id: crypto.randomUUID(),
      low_user_id: id,
      high_user_id: manyAccount(from + i),
      requester_id: id,
      status_id: i % 10 === 0 ? 5 : 2,
      note: '',
      requested_at: Date.now(),
      declined_at: null,
      updated_at: Date.now(),
      low_blocks_at: i % 10 === 0 ? Date.now() : null,
      high_blocks_at: null,
    }));
    await cms.db.batchInsert('connections', rows, 50);
  }

  async function follow(from: number, upTo: number) {
    const { id } = await cms.data<Organization>(`/api/organizations/${organization}`);
    const numbers = Array.from({ length: upTo - from }, (_, i) => manyAccount(from + i));
    const at = Date.now();
    await cms.db.batchInsert(
      'organization_followings',
      numbers.map((user_id) => ({ user_id, organization_id: id, created_at: at })),
      100,
    );
    const types = JSON.stringify({ 'new-opportunity': { inApp: true, email: 'instant' } });
    await cms.db.batchInsert(
      'notification_preferences',
      numbers.map((user_id) => ({ user_id, types, paused_until: null, time_zone: 'Asia/Qatar', updated_at: at })),
      100,
    );
  }

  let number = 0;
  /** Publishes an opening, and tells those who follow. */
  async function publish(): Promise<{ request: number; telling: number }> {
    const uid = 'api::opportunity.opportunity';
    const { id } = await cms.data<Organization>(`/api/organizations/${organization}`);
    number += 1;
    const data = { title: `Curator ${number}`, slug: `curator-${number}`, summary: 'A post', agsCategory: 'research' };
    const { documentId } = await cms.strapi.documents(uid).create({
      locale: 'en',
      data: { ...data, isProgram: false, closed: false, partner: id } as never, // Strapi's types are not generated here
    });
    const turns = cms.module<{ inTurn(name: string, work: () => Promise<unknown>): Promise<unknown> }>(
      'src/platform/processes/turns.js',
    );
    const { fanOuts } = cms.module<{ fanOuts: BackgroundWork }>('src/api/notification/fan-out.js');
    // The fan-out begins by itself with the commit: held until the request is counted.
    let release = () => {};
    const held = turns.inTurn('fan-outs', () => new Promise<void>((resolve) => (release = resolve)));
    const request = await countQueries(cms, () => cms.strapi.documents(uid).publish({ documentId, locale: 'en' }));
    const telling = await countQueries(cms, async () => {
      release();
      await held;
      await fanOuts.run();
    });
    await cms.db('mail_jobs').delete();
    await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
    return { request, telling };
  }

  describe(`With ${many} members`, () => {
    const small: Awaited<ReturnType<typeof measure>> = {};
    let opening: number;

    beforeAll(async () => {
      await cms.module<{ stopMailWorker(): Promise<void> }>('src/platform/mail/mail-worker.js').stopMailWorker();
      await addMembers(cms, 1, few);
      await befriend(1, 40);
      Object.assign(small, await measure());
      await follow(1, few);
      await publish();
      opening = (await publish()).request;
      await addMembers(cms, few + 1, many);
      await befriend(40, 2000);
      await follow(few, followers + 1);
    }, 180_000);

    it('the directory has them all', async () => {
      const { body } = await cms.get('/api/members', fresh);
      expect(body.success && body.meta?.total).toBeGreaterThanOrEqual(many);
    });

    it.each(Object.keys(reads))('%s costs as many queries as with 200', async (name) => {
      const read = reads[name];
      if (!read) throw new Error('No such page');
      const n = await costOf(read);
      expect(n).toBe(small[name]);
      expect(n).toBeLessThanOrEqual(queriesMax);
    });

    it('publishing an opening costs as many queries with 5,000 followers who are mailed at once as with 200', async () => {
      const { request, telling } = await publish();
      expect(request).toBe(opening);
      expect(await cms.count('notifications', { notice: 'organization-opening' })).toBeGreaterThanOrEqual(followers);
      // Rows are written fifty at once: notifications, tokens and mails, and a few queries for the batch itself.
      const perBatch = (3 * batch) / 50 + 12;
      expect(telling).toBeLessThanOrEqual((followers / batch + 1) * perBatch);
    });
  });
}
