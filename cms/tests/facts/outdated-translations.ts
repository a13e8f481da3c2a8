import { beforeAll, describe, expect, it } from 'vitest';
import type { UID } from '@strapi/strapi';
import type { Cms } from '../support/cms.js';
import { askDesk, newStaff } from '../support/staff.js';

const uid = 'api::opportunity.opportunity';
let number = 0;

interface Outdated {
  original: string;
  fields: string[];
}
interface Listed {
  results: { documentId: string; outdated: Record<string, Outdated> }[];
}
interface Told {
  data: { mayConfirm: boolean; outdated: Outdated | null };
}

/** Which translations their originals have left behind. */
export function outdatedTranslationFacts(cms: Cms): void {
  const documents = (of: string = uid) => cms.strapi.documents(of as UID.ContentType);
  const write = (data: Record<string, unknown>) => data as never; // of its kind
  const create = async (locale: string, title: string) =>
    (
      await documents().create({
        locale,
        data: write({
          title,
          slug: `left-behind-${(number += 1)}`,
          agsCategory: 'research',
          isProgram: false,
          closed: false,
        }),
      })
    ).documentId;
  const change = (documentId: string, locale: string, data: Record<string, unknown>, of?: string) =>
    documents(of).update({ documentId, locale, data: write(data) });
  const publish = (documentId: string, locale: string, of?: string) => documents(of).publish({ documentId, locale });

  let editor = '';
  beforeAll(async () => {
    editor = await newStaff(cms, 'strapi-editor');
  });
  const listed = async (documentId: string, of: string = uid) => {
    const list = `/content-manager/collection-types/${of}?locale=en&pageSize=100&sort=updatedAt:DESC`;
    const { body } = await askDesk<Listed>(cms, editor, 'GET', list);
    return body.results.find((row) => row.documentId === documentId)?.outdated;
  };
  const path = (documentId: string, locale: string) => `/desk/translations/${uid}/${documentId}?locale=${locale}`;
  const told = async (documentId: string, locale: string) =>
    (await askDesk<Told>(cms, editor, 'GET', path(documentId, locale))).body.data;
  const confirm = (token: string, documentId: string, locale: string) =>
    askDesk<Told>(cms, token, 'POST', path(documentId, locale).replace('?', '/confirm?'), {});

  /** Written in English, translated, both published. */
  async function translated(): Promise<string> {
    const id = await create('en', 'Otter survey');
    await publish(id, 'en');
    await change(id, 'ar', { title: 'مسح ثعالب الماء' });
    await publish(id, 'ar');
    return id;
  }

  describe('A translation', () => {
    it('is outdated once its original is published with other words, and says in which fields', async () => {
      const id = await translated();
      expect(await listed(id)).toEqual({});
      await change(id, 'en', { title: 'Otter survey and care', summary: 'With boats', seats: 3 });
      expect(await listed(id)).toEqual({});
      await publish(id, 'en');
      expect(await listed(id)).toEqual({ ar: { original: 'en', fields: ['title', 'summary'] } });
      expect(await told(id, 'ar')).toEqual({
        mayConfirm: true,
        outdated: { original: 'en', fields: ['title', 'summary'] },
      });
      expect((await told(id, 'en')).outdated).toBeNull();
    });

    it('is right again once it is saved, or said to be right, without being published anew', async () => {
      const id = await translated();
      await change(id, 'en', { title: 'Otters' });
      await publish(id, 'en');
      await change(id, 'ar', { title: 'ثعالب الماء' });
      expect(await listed(id)).toEqual({});
      await change(id, 'en', { title: 'Otters, all of them' });
      await publish(id, 'en');
      expect(await listed(id)).toMatchObject({ ar: { fields: ['title'] } });
      const { status, body } = await confirm(editor, id, 'ar');
      expect([status, body.data.outdated]).toEqual([200, null]);
      expect(await listed(id)).toEqual({});
    });

    it('is not outdated by what both languages share, nor by publishing what nobody has changed', async () => {
      const id = await translated();
      await change(id, 'en', { seats: 12, closed: true });
      await publish(id, 'en');
      await publish(id, 'en');
      expect(await listed(id)).toEqual({});
    });

    it('may be the English one: what was written first is the original', async () => {
      const id = await create('ar', 'رعاية السلاحف');
      await publish(id, 'ar');
      await change(id, 'en', { title: 'Care for turtles' });
      await publish(id, 'en');
      await publish(id, 'ar');
      await change(id, 'en', { title: 'Care of turtles' });
      await publish(id, 'en');
      expect(await listed(id)).toEqual({});
      await change(id, 'ar', { title: 'رعاية السلاحف البحرية' });
      await publish(id, 'ar');
      expect(await listed(id)).toEqual({ en: { original: 'ar', fields: ['title'] } });
    });

    it('is seen where nothing was noted before: of entries of an earlier installation, pages with blocks too', async () => {
      const page = 'api::page.page';
      const entry = await documents(page).findFirst({ locale: 'en', filters: { slug: 'about' } as never });
      const id = entry?.documentId ?? '';
      await cms.db('text_marks').where({ document_id: id }).delete();
      await publish(id, 'en', page);
      await publish(id, 'en', page);
      expect(await listed(id, page)).toEqual({});
      await cms.db('text_marks').where({ document_id: id }).delete();
      const before = (entry as { summary?: string } | null)?.summary; // of its kind
      await change(id, 'en', { summary: 'Otherwise' }, page);
      await publish(id, 'en', page);
      expect(await listed(id, page)).toEqual({ ar: { original: 'en', fields: ['summary'] } });
      await change(id, 'en', { summary: before }, page);
      await publish(id, 'en', page);
      expect(await listed(id, page)).toEqual({});
    });

    it('is said to be right by those who may change it; nothing is kept of an entry that is gone', async () => {
      const id = await translated();
      await change(id, 'en', { title: 'Otters again' });
      await publish(id, 'en');
      const author = await newStaff(cms, 'strapi-author');
      expect((await confirm(author, id, 'ar')).status).toBe(403);
      expect((await askDesk(cms, undefined, 'GET', path(id, 'ar'))).status).toBe(401);
      expect(await listed(id)).toMatchObject({ ar: { fields: ['title'] } });
      await documents().delete({ documentId: id, locale: '*' });
      expect(await cms.count('text_marks', { document_id: id })).toBe(0);
    });
  });
}
