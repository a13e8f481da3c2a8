import { describe, expect, it } from 'vitest';
import { uiActionMetaMaxBytes, uiActions } from '@scholars/contract/site';
import type { Country } from '@scholars/contract/reference/countries';
import type { Cms } from '../support/cms.js';

/** What of the site is used, and by nobody in particular. */
export function uiActionFacts(cms: Cms): void {
  const path = '/api/ui-action-log';
  const action = { action: 'share', target_type: 'opportunity', target_id: 'groundwater-sustainability-fellowships' };

  describe('The log of what is used', () => {
    it('takes each known action, from visitors and members alike, and keeps nothing of them', async () => {
      await cms.db('ui_actions').delete();
      for (const one of uiActions) expect((await cms.post(path, { ...action, action: one })).status).toBe(200);
      const meta = { from: 'list', place: 3 };
      const token = await cms.tokenOf('member');
      expect((await cms.post(path, { ...action, meta, user_id: 1 }, { token })).body).toEqual({
        success: true,
        data: null,
      });
      const rows = await cms.db('ui_actions').orderBy('id');
      expect(rows.map((row) => row.action)).toEqual([...uiActions, 'share']);
      expect(rows.at(-1)).toEqual({
        id: expect.anything(),
        at: expect.anything(),
        ...action,
        meta: JSON.stringify(meta),
      });
    });

    it('refuses an unknown action and what is too large', async () => {
      const room = uiActionMetaMaxBytes - JSON.stringify({ text: '' }).length;
      const statusOf = async (changes: object) => (await cms.post(path, { ...action, ...changes })).status;
      expect(await statusOf({ action: 'spy' })).toBe(422);
      expect(await statusOf({ target_type: 'x'.repeat(61) })).toBe(422);
      expect(await statusOf({ meta: 'text' })).toBe(422);
      expect(await statusOf({ meta: { text: 'x'.repeat(room) } })).toBe(200);
      expect(await statusOf({ meta: { text: 'x'.repeat(room + 1) } })).toBe(422);
      expect(await statusOf({ meta: { text: 'ع'.repeat(room / 2 + 1) } })).toBe(422);
    });

    it('forgets after some more than a year, and before what fills a disk', async () => {
      const { forgetOldUiActions } = cms.module<{ forgetOldUiActions: (now: number, most?: number) => Promise<void> }>(
        'src/api/ui-action/ui-actions.js',
      );
      await cms.db('ui_actions').delete();
      await cms.post(path, action);
      await forgetOldUiActions(Date.now() + 399 * 86_400_000);
      expect(await cms.db('ui_actions')).toHaveLength(1);
      await forgetOldUiActions(Date.now() + 401 * 86_400_000);
      expect(await cms.db('ui_actions')).toEqual([]);
      for (const target_id of ['first', 'second', 'third']) await cms.post(path, { ...action, target_id });
      await forgetOldUiActions(Date.now(), 2);
      expect((await cms.db('ui_actions').orderBy('id')).map(({ target_id }) => target_id)).toEqual(['second', 'third']);
    });
  });

  it('The countries are all there, by their names in the reader’s language and in its order', async () => {
    for (const language of ['en', 'ar'] as const) {
      const countries = await cms.data<Country[]>('/api/countries', { language });
      expect(countries.length).toBeGreaterThan(190);
      const names = countries.map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
      expect(countries.find(({ code }) => code === 'QA')?.name).toBe(language === 'en' ? 'Qatar' : 'قطر');
    }
  });
}
