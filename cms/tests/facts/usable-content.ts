import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { writing } from '../support/writing.js';

/** What staff may save: nothing that leads nowhere. */
export function usableContentFacts(cms: Cms): void {
  const { uid, documents, write, create } = writing(cms);

  describe('What the site could not use', () => {
    const detailsOf = (error: { details?: unknown }) => error.details;
    const save = (of: string, data: Record<string, unknown>) =>
      documents(of)
        .create({ locale: 'en', data: write(data) })
        .then((entry) => entry, detailsOf);
    const events = 'api::event.event';
    const announcement = 'api::announcement.announcement';

    it('is refused at its field: links that lead nowhere, and days and moments that are none', async () => {
      const opportunity = { title: 'Refused', slug: 'refused', agsCategory: 'research' };
      const cases: [string, Record<string, unknown>, Record<string, string[]>][] = [
        [uid, { ...opportunity, applyUrl: 'see the PDF on our site' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, applyUrl: '/members' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, applyUrl: 'javascript:alert(1)' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, deadline: '31/02/2027' }, { deadline: ['no-moment'] }],
        [
          'api::organization.organization',
          { name: 'R', slug: 'r', website: 'not one' },
          { website: ['no-web-address'] },
        ],
        [announcement, { text: 'Refused', link: 'opportunities' }, { link: ['no-link'] }],
        [events, { title: 'Refused', slug: 'r', startsOn: '25/12/2027' }, { startsOn: ['no-moment'] }],
        [events, { title: 'Refused', slug: 'r', endsOn: '2027-02-30' }, { endsOn: ['no-moment'] }],
      ];
      for (const [of, data, details] of cases) expect(await save(of, data)).toEqual(details);
    });

    it('is refused at its field: what is over before it begins', async () => {
      const event = { title: 'Refused', slug: 'refused', startsOn: '2030-05-10', endsOn: '2030-05-12' };
      const session = (starts: string, ends: string) => ({ title: 'A session', starts, ends });
      const sessions = [session('20:00', '08:00'), session('10:00', '09:30')];
      const cases: [Record<string, unknown>, unknown][] = [
        [{ endsOn: '2030-05-09' }, { endsOn: ['last-day-before-first'] }],
        [{ registrationClosesOn: '2030-05-13' }, { registrationClosesOn: ['answers-after-the-end'] }],
        [
          { days: [{ title: 'First day' }, { title: 'Second day', sessions }] },
          { errors: [expect.objectContaining({ path: ['days', '1', 'sessions', '1', 'ends'] })] },
        ],
      ];
      for (const [data, details] of cases) expect(await save(events, { ...event, ...data })).toEqual(details);
      const oneDay = { endsOn: event.startsOn, registrationClosesOn: event.startsOn, days: [{ title: 'The day' }] };
      const made = (await save(events, { ...event, ...oneDay })) as { documentId: string };
      const change = (data: Record<string, unknown>) =>
        documents(events)
          .update({ documentId: made.documentId, locale: 'en', data: write(data) })
          .then(() => undefined, detailsOf);
      // What the change leaves out counts too.
      expect(await change({ startsOn: '2030-05-11' })).toEqual({ endsOn: ['last-day-before-first'] });
      expect(await change({ endsOn: '2030-05-11' })).toBeUndefined();
      await documents(events).delete({ documentId: made.documentId, locale: '*' });
    });

    it('is refused at its field: a focus area that is none of the five, or has the number of another', async () => {
      const areas = 'api::thematic-area.thematic-area';
      expect(await save(areas, { title: 'Sixth', slug: 'sixth', number: 6 })).toEqual({ number: ['no-area-number'] });
      expect(await save(areas, { title: 'Again', slug: 'again', number: 2 })).toEqual({ number: ['number-taken'] });
      const own = await documents(areas).findFirst({ locale: 'ar', filters: write({ number: 2 }) });
      const kept = { documentId: own?.documentId ?? '', locale: 'ar', data: write({ number: 2 }) };
      expect(await documents(areas).update(kept)).toMatchObject({ number: 2 });
    });

    it('is refused at its field: a second word of the site by one name, and a value that is not of its kind', async () => {
      const keys = 'api::global-key.global-key';
      const cases: [Record<string, unknown>, Record<string, string[]>][] = [
        [{ key: 'site_name', type: 'text', value: 'Another' }, { key: ['name-taken'] }],
        [{ key: 'security_email', type: 'text', value: 'write to us' }, { value: ['no-email-address'] }],
        [{ key: 'floors', type: 'number', value: 'three' }, { value: ['no-number'] }],
        [{ key: 'social_other', type: 'url', value: 'our page' }, { value: ['no-link'] }],
      ];
      for (const [data, details] of cases) expect(await save(keys, data)).toEqual(details);
      const contact = await documents(keys).findFirst({ locale: 'en', filters: write({ key: 'contact_email' }) });
      const change = { documentId: contact?.documentId ?? '', locale: 'en', data: write({ value: 'nobody' }) };
      expect(
        await documents(keys)
          .update(change)
          .then(() => undefined, detailsOf),
      ).toEqual({
        value: ['no-email-address'],
      });
      const made = (await save(keys, { key: 'security_email', type: 'text', value: 'holes@scholars.example' })) as {
        documentId: string;
      };
      expect(made).toMatchObject({ value: 'holes@scholars.example' });
      await documents(keys).delete({ documentId: made.documentId, locale: '*' });
    });

    it('is made usable where that is plain', async () => {
      const cases: [string, string][] = [
        ['www.lakeside.example/apply', 'https://www.lakeside.example/apply'],
        ['/ar/opportunities?q=x', '/opportunities?q=x'],
        [' /members ', '/members'],
      ];
      for (const [typed, link] of cases) {
        const made = (await save(announcement, { text: 'A link', link: typed })) as { documentId: string };
        expect(made).toMatchObject({ link });
        await documents(announcement).delete({ documentId: made.documentId, locale: '*' });
      }
      const { id } = await create({ slug: 'Andalus Foundation/؟' });
      expect(await documents().findOne({ documentId: id, locale: 'en' })).toMatchObject({
        slug: 'andalus-foundation',
      });
      await documents().delete({ documentId: id, locale: '*' });
    });
  });
}
