import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cms } from '../support/cms.js';
import { askDesk, newStaff } from '../support/staff.js';

const uid = 'api::announcement.announcement';

/** When the site shows an announcement. */
export function announcementFacts(cms: Cms): void {
  const documents = () => cms.strapi.documents(uid);
  const texts = async () => (await cms.data<{ text: string }[]>('/api/announcements')).map(({ text }) => text);
  const version = async () => (await cms.data<{ version: string }>('/api/content-version')).version;

  describe('An announcement', () => {
    let made: string | undefined;
    afterEach(async () => {
      vi.useRealTimers();
      if (made !== undefined) await documents().delete({ documentId: made, locale: '*' });
      made = undefined;
    });

    it('comes and goes at its moments, although answers are kept and nobody publishes anything', async () => {
      // Long after all that other facts announce has come and gone.
      const begins = Date.now() + 30 * 60 * 60_000;
      const ends = begins + 5_000;
      ({ documentId: made } = await documents().create({
        locale: 'en',
        status: 'published',
        data: { text: 'At its moment', from: new Date(begins), to: new Date(ends) } as never, // of its kind
      }));
      vi.useFakeTimers({ toFake: ['Date'], now: begins - 1000 });
      expect(await texts()).not.toContain('At its moment');
      const before = await version();
      vi.setSystemTime(begins - 1);
      expect(await texts()).not.toContain('At its moment');
      expect(await version()).toBe(before);
      vi.setSystemTime(begins);
      const shown = await version();
      expect(shown).not.toBe(before);
      expect(await texts()).toContain('At its moment');
      vi.setSystemTime(ends - 1);
      expect(await texts()).toContain('At its moment');
      expect(await version()).toBe(shown);
      vi.setSystemTime(ends);
      expect(await texts()).not.toContain('At its moment');
      expect(await version()).not.toBe(shown);
    });

    it('that ends before it begins is not saved, whichever end is written', async () => {
      const editor = await newStaff(cms, 'strapi-editor');
      const path = `/content-manager/collection-types/${uid}`;
      const text = 'A window';
      const [early, late] = ['2030-01-01T08:00:00.000Z', '2030-01-02T08:00:00.000Z'];
      interface Answer {
        data: { documentId: string };
        error?: { details: Record<string, string[]> };
      }
      const create = (from: string | null, to: string | null) =>
        askDesk<Answer>(cms, editor, 'POST', `${path}?locale=en`, { text, from, to });
      for (const [from, to] of [
        [late, early],
        [early, early],
      ] as const) {
        const { status, body } = await create(from, to);
        expect([status, body.error?.details]).toEqual([400, { to: ['ends-before-it-begins'] }]);
      }
      for (const [from, to] of [
        [null, early],
        [early, null],
      ] as const)
        expect((await create(from, to)).status).toBe(201);
      const { body } = await create(early, late);
      const entry = `${path}/${body.data.documentId}?locale=en`;
      expect((await askDesk(cms, editor, 'PUT', entry, { from: '2030-02-01T08:00:00.000Z' })).status).toBe(400);
      expect((await askDesk(cms, editor, 'PUT', entry, { to: null })).status).toBe(200);
    });
  });
}
