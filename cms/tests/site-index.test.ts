import type { DataOf } from '@scholars/contract/endpoint';
import type { Opportunity } from '@scholars/contract/opportunities';
import type { getSiteIndex, SiteEntry } from '@scholars/contract/site-index';
import type { UID } from '@strapi/strapi';
import { describe, expect, it } from 'vitest';
import { useCms } from './support/cms.js';

const cms = useCms();
const documents = (uid: string) => cms.strapi.documents(uid as UID.ContentType);
const entries = (kind: string, query = '') => cms.data<SiteEntry[]>(`/api/site-index/${kind}${query}`);
const slugs = async (kind: string) => (await entries(kind)).map(({ slug }) => slug);

describe('The index of what can be found', () => {
  it.each([
    ['opportunity', '/api/job-opportunities'],
    ['organization', '/api/organizations'],
    ['member', '/api/members'],
  ])('has every %s of the directory once', async (kind, list) => {
    const listed = await cms.data<{ slug: string }[]>(`${list}?pageSize=100`);
    const found = await slugs(kind);
    expect(found.length).toBeGreaterThan(10);
    expect(found.sort()).toEqual(listed.map(({ slug }) => slug).sort());
    const { kinds } = await cms.data<DataOf<typeof getSiteIndex>>('/api/site-index');
    expect(kinds.find((known) => known.kind === kind)).toEqual({ kind, total: found.length, pageCount: 1 });
  });

  it('has the pages and events that are published', async () => {
    expect(await slugs('page')).toEqual(expect.arrayContaining(['home', 'about', 'privacy', 'travel-intake']));
    expect(await slugs('event')).toEqual(['annual-gathering-24']);
  });

  it('names only the languages in which an entry is written, as the entry itself does', async () => {
    const uid = 'api::opportunity.opportunity';
    const data = {
      title: 'Written once',
      slug: 'written-once',
      agsCategory: 'research',
      isProgram: false,
      closed: false,
    } as never;
    const { documentId } = await documents(uid).create({ locale: 'ar', status: 'published', data });
    const find = async () => (await entries('opportunity')).find(({ slug }) => slug === 'written-once');
    expect((await find())?.locales).toEqual(['ar']);
    expect(await cms.data<Opportunity>('/api/job-opportunities/written-once')).toMatchObject({
      locale: 'ar',
      locales: ['ar'],
    });
    await documents(uid).update({ documentId, locale: 'en', status: 'published', data });
    expect((await find())?.locales).toEqual(['en', 'ar']);
    expect((await cms.data<Opportunity>('/api/job-opportunities/written-once')).locales).toEqual(['en', 'ar']);
    await documents(uid).unpublish({ documentId, locale: '*' });
    expect(await find()).toBeUndefined();
  });

  it('has no draft and no member who is not listed', async () => {
    await documents('api::opportunity.opportunity').create({
      locale: 'en',
      data: {
        title: 'Not yet said',
        slug: 'not-yet-said',
        agsCategory: 'research',
        isProgram: false,
        closed: false,
      } as never,
    });
    await documents('api::member.member').create({
      locale: 'en',
      status: 'published',
      data: { firstName: 'Not', lastName: 'Listed', slug: 'not-listed', directoryVisible: false } as never,
    });
    expect(await slugs('opportunity')).not.toContain('not-yet-said');
    expect(await slugs('member')).not.toContain('not-listed');
  });

  it('says when an entry was changed last', async () => {
    const uid = 'api::organization.organization';
    const before = Date.now();
    const entry = await documents(uid).findFirst({ locale: 'en', filters: { slug: 'noor-genomics' } as never });
    await documents(uid).update({
      documentId: entry?.documentId ?? '',
      locale: 'en',
      status: 'published',
      data: { city: 'Riyadh' } as never,
    });
    const found = (await entries('organization')).find(({ slug }) => slug === 'noor-genomics');
    expect(Date.parse(found?.updatedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('refuses a kind that it does not know, and is empty past its end', async () => {
    expect((await cms.get('/api/site-index/user')).status).toBe(404);
    expect(await entries('member', '?page=9')).toEqual([]);
  });
});
