import { previewHeader } from '@scholars/contract/preview';
import { describe, expect, test } from 'vitest';
import { demoPassword, useCms } from './support/cms.js';
import { adminUrl } from './support/places.js';
import { newStaff } from './support/staff.js';

// What staff do in Strapi: over its own calls, as its admin makes them.
const cms = useCms();
const uid = 'api::opportunity.opportunity';
const entries = `/content-manager/collection-types/${uid}`;

async function signIn(email: string): Promise<string> {
  const { bytes } = await cms.post('/admin/login', { email, password: demoPassword });
  return (JSON.parse(bytes.toString()) as { data: { token: string } }).data.token;
}
let administrator: Promise<string> | undefined;
/** Strapi lets nobody sign in more than a few times a minute. */
const tokenOfStaff = () => (administrator ??= signIn('staff@scholars.example'));

async function ask<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
  const { status, bytes } = await cms.call(method, path, body, { token });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${bytes.toString().slice(0, 200)}`);
  return JSON.parse(bytes.toString() || 'null') as T;
}

interface Made {
  data: { documentId: string };
}
let made = 0;
const opportunity = (title: string) => ({
  title,
  slug: `desk-work-${(made += 1)}`,
  summary: 'A summary',
  agsCategory: 'research',
  isProgram: false,
  closed: false,
});
const write = (token: string, title: string) => ask<Made>('POST', `${entries}?locale=en`, opportunity(title), token);
const slugNow = () => `desk-work-${made}`;

async function previewToken(documentId: string, token: string, locale = 'en', status = 'draft'): Promise<URL> {
  const path = `/content-manager/preview/url/${uid}?documentId=${documentId}&locale=${locale}&status=${status}`;
  const { data } = await ask<{ data: { url: string } }>('GET', path, undefined, token);
  return new URL(data.url);
}

describe('A preview', () => {
  const read = (slug: string, preview?: string, locale?: string) =>
    cms.get<{ title: string; locale: string }>(`/api/job-opportunities/${slug}`, {
      headers: { ...(preview && { [previewHeader]: preview }), ...(locale && { Language: locale }) },
    });

  test('shows an opportunity that nobody sees yet, in the language that it is written in, to whoever has its address', async () => {
    const token = await tokenOfStaff();
    const { data } = await write(token, 'A draft to look at');
    const slug = slugNow();
    const address = await previewToken(data.documentId, token);
    expect(address.pathname).toBe(`/en/opportunities/${slug}`);
    const preview = address.searchParams.get('preview') ?? '';
    const shown = await read(slug, preview);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({ success: true, data: { title: 'A draft to look at' } });
    const related = await cms.get(`/api/job-opportunities/related/${slug}`, { headers: { [previewHeader]: preview } });
    expect(related.status).toBe(200);
    expect((await read(slug)).status).toBe(404);
    expect((await read(slug, `${preview.slice(0, -2)}xx`)).status).toBe(404);
    await ask('PUT', `${entries}/${data.documentId}?locale=ar`, { title: 'مسودة للنظر' }, token);
    expect((await read(slug, preview, 'ar')).body).toMatchObject({ data: { title: 'مسودة للنظر', locale: 'ar' } });
  });

  test('shows what was changed since, and visitors what is published', async () => {
    const token = await tokenOfStaff();
    const { data } = await write(token, 'As first published');
    const slug = slugNow();
    await ask('POST', `${entries}/${data.documentId}/actions/publish?locale=en`, {}, token);
    await ask('PUT', `${entries}/${data.documentId}?locale=en`, { title: 'As changed since' }, token);
    const preview = (await previewToken(data.documentId, token)).searchParams.get('preview') ?? '';
    expect((await read(slug, preview)).body).toMatchObject({ data: { title: 'As changed since' } });
    for (let time = 0; time < 2; time += 1)
      expect((await read(slug)).body).toMatchObject({ data: { title: 'As first published' } });
    const beside = (await previewToken(data.documentId, token, 'en', 'published')).searchParams.get('preview') ?? '';
    expect((await read(slug, beside)).body).toMatchObject({ data: { title: 'As first published' } });
  });

  test.each([
    ['api::organization.organization', '/organizations/', {}],
    ['api::page.page', '/about', { slug: 'about' }],
    ['api::event.event', '/annual-gathering-24', {}],
    ['api::thematic-area.thematic-area', '/focus-areas/', {}],
  ] as const)('there is for entries of %s', async (kind, site, where) => {
    const token = await tokenOfStaff();
    const entry: { documentId: string } = await cms.strapi.db
      .query(kind)
      .findOne({ where: { ...where, locale: 'en', publishedAt: { $null: true } } });
    const path = `/content-manager/preview/url/${kind}?documentId=${entry.documentId}&locale=en&status=draft`;
    const { data } = await ask<{ data: { url: string } }>('GET', path, undefined, token);
    expect(new URL(data.url).pathname.startsWith(`/en${site}`)).toBe(true);
  });

  test('is shown beside its form at the address of the desk that the configuration names, of which staff alone are told', async () => {
    const { data } = await ask<{ data: object }>('GET', '/desk/address', undefined, await tokenOfStaff());
    expect(data).toEqual({ url: adminUrl, origins: [new URL(adminUrl).origin] });
    expect((await cms.call('GET', '/desk/address')).status).toBe(401);
  });

  test('there is for a page that the site did not have', async () => {
    const token = await tokenOfStaff();
    const kind = '/content-manager/collection-types/api::page.page';
    const page = { slug: 'minutes-of-may', title: 'Minutes of May' };
    const { documentId } = (await ask<Made>('POST', `${kind}?locale=en`, page, token)).data;
    const path = `/content-manager/preview/url/api::page.page?documentId=${documentId}&locale=en&status=draft`;
    const { data } = await ask<{ data: { url: string } }>('GET', path, undefined, token);
    expect(new URL(data.url).pathname).toBe('/en/pages/minutes-of-may');
    await ask('DELETE', `${kind}/${documentId}?locale=en`, undefined, token);
  });

  test('of a page shows its draft, and of an organization too', async () => {
    const token = await tokenOfStaff();
    for (const [kind, field, call, where] of [
      ['api::page.page', 'title', '/api/pages/', { slug: 'privacy' }],
      ['api::organization.organization', 'name', '/api/organizations/', {}],
    ] as const) {
      const entry: { documentId: string; slug: string } = await cms.strapi.db
        .query(kind)
        .findOne({ where: { ...where, locale: 'en', publishedAt: { $null: true } } });
      await ask(
        'PUT',
        `/content-manager/collection-types/${kind}/${entry.documentId}?locale=en`,
        { [field]: 'Drafted anew' },
        token,
      );
      const path = `/content-manager/preview/url/${kind}?documentId=${entry.documentId}&locale=en&status=draft`;
      const { data } = await ask<{ data: { url: string } }>('GET', path, undefined, token);
      const preview = new URL(data.url).searchParams.get('preview') ?? '';
      const drafted = await cms.get(call + entry.slug, { headers: { [previewHeader]: preview } });
      expect(drafted.body).toMatchObject({ data: { [field]: 'Drafted anew' } });
      expect((await cms.get(call + entry.slug)).body).not.toMatchObject({ data: { [field]: 'Drafted anew' } });
    }
  });
});

test('a list says what there is of each entry in each language, in one query more', async () => {
  const token = await tokenOfStaff();
  const states = async (documentId: string) => {
    interface List {
      results: { documentId: string; languages: Record<string, string> }[];
    }
    const { results } = await ask<List>(
      'GET',
      `${entries}?locale=en&pageSize=100&sort=updatedAt:DESC`,
      undefined,
      token,
    );
    return results.find((row) => row.documentId === documentId)?.languages;
  };
  const { data } = await write(token, 'In one language');
  expect(await states(data.documentId)).toEqual({ en: 'draft', ar: 'missing' });
  await ask('PUT', `${entries}/${data.documentId}?locale=ar`, { title: 'بلغتين' }, token);
  await ask('POST', `${entries}/${data.documentId}/actions/publish?locale=en`, {}, token);
  expect(await states(data.documentId)).toMatchObject({ en: 'published', ar: 'draft' });
  await ask('PUT', `${entries}/${data.documentId}?locale=en`, { title: 'In two languages' }, token);
  expect(await states(data.documentId)).toMatchObject({ en: 'changed' });
});

test('entries to relate to are found by their names in either language, people by their whole names', async () => {
  const token = await tokenOfStaff();
  interface Found {
    results: Record<string, string>[];
  }
  const find = (field: string, kind: string, words: string) =>
    ask<Found>(
      'GET',
      `/content-manager/relations/${kind}/${field}?locale=en&status=draft&_q=${encodeURIComponent(words)}`,
      undefined,
      token,
    );
  const person: Record<string, string> = await cms.strapi.db
    .query('api::member.member')
    .findOne({ where: { locale: 'en', firstNameAr: { $notNull: true } } });
  const both = `${person.firstName} ${person.lastName} · ${person.firstNameAr} ${person.lastNameAr}`;
  for (const words of [`${person.firstName} ${person.lastName}`, `${person.lastNameAr} ${person.firstNameAr}`]) {
    const { results } = await find('speakers', 'api::event.event', words);
    expect(results.map(({ firstName }) => firstName)).toContain(both);
  }
  const organization: Record<string, string> = await cms.strapi.db
    .query('api::organization.organization')
    .findOne({ where: { locale: 'ar', publishedAt: { $notNull: true } } });
  const { results } = await find('partner', uid, organization.name ?? '');
  expect(results.map(({ documentId }) => documentId)).toContain(organization.documentId);
});

test('The form of a new translation shows what both languages relate to, and offers the others', async () => {
  const token = await tokenOfStaff();
  const kind = 'api::thematic-area.thematic-area';
  const [first, second]: { documentId: string }[] = await cms.strapi.db
    .query(kind)
    .findMany({ where: { locale: 'en', publishedAt: { $null: true } }, orderBy: { id: 'asc' } });
  const related = { thematicAreas: { connect: [{ documentId: first?.documentId }] } };
  const original = { ...opportunity('In English first'), ...related };
  const { documentId } = (await ask<Made>('POST', `${entries}?locale=en`, original, token)).data;
  const form = await ask<{ data: object }>('GET', `${entries}/${documentId}?locale=ar`, undefined, token);
  expect(form.data).toEqual({ documentId });
  interface Found {
    results: { documentId: string }[];
  }
  const find = async (path: string) => {
    const { results } = await ask<Found>('GET', `/content-manager/relations/${uid}/${path}`, undefined, token);
    return results.map((each) => each.documentId);
  };
  expect(await find(`${documentId}/thematicAreas?locale=ar`)).toEqual([first?.documentId]);
  const offered = await find(`thematicAreas?id=${documentId}&locale=ar&pageSize=100`);
  expect(offered).toContain(second?.documentId);
  expect(offered).not.toContain(first?.documentId);
});

test('Two entries of one address have a page each: the second is given a number', async () => {
  const token = await tokenOfStaff();
  const { data: first } = await write(token, 'Grants for teachers');
  const slug = slugNow();
  const again = { ...opportunity('Grants for teachers'), slug };
  const { data: second } = await ask<Made>('POST', `${entries}?locale=en`, again, token);
  await ask('PUT', `${entries}/${first.documentId}?locale=en`, { title: 'Grants for all teachers', slug }, token);
  await ask('PUT', `${entries}/${second.documentId}?locale=ar`, { ...again, title: 'منح للمعلمين' }, token);
  const addresses = async (documentId: string) =>
    (await cms.strapi.db.query(uid).findMany({ where: { documentId } })).map((entry: { slug: string }) => entry.slug);
  expect(await addresses(first.documentId)).toEqual([slug]);
  expect(await addresses(second.documentId)).toEqual([`${slug}-2`, `${slug}-2`]);
});

describe('An entry that somebody has saved since a form of it was opened', () => {
  const save = (token: string, documentId: string, opened: string, body: object, rest = '?locale=en', method = 'PUT') =>
    cms.call(method, `${entries}/${documentId}${rest}`, body, { token, headers: { 'Opened-Edition': opened } });
  interface Change {
    data: { edition: string; by: string };
  }
  const lastChange = async (documentId: string, token: string, locale = 'en') =>
    (await ask<Change>('GET', `/desk/changes/${uid}/${documentId}?locale=${locale}`, undefined, token)).data;

  test('is not saved over, nor published, until who opened it says so', async () => {
    const [token, colleague] = [await tokenOfStaff(), await newStaff(cms, 'strapi-editor')];
    const { documentId } = (await write(token, 'As it was opened')).data;
    const { edition } = await lastChange(documentId, token);
    expect((await save(colleague, documentId, edition, { title: 'By a colleague' })).status).toBe(200);
    const refused = await save(token, documentId, edition, { title: 'By who opened it before' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({
      error: { name: 'ValidationError', details: { updatedAt: ['changed-meanwhile'] } },
    });
    const publish = '/actions/publish?locale=en';
    expect((await save(token, documentId, edition, { title: 'Published' }, publish, 'POST')).status).toBe(400);
    const change = await lastChange(documentId, token);
    expect(change.by).toBe('Desk Hand');
    const read = () => cms.strapi.db.query(uid).findMany({ where: { documentId } });
    expect(await read()).toMatchObject([{ title: 'By a colleague', publishedAt: null }]);
    expect((await save(token, documentId, change.edition, { title: 'Nevertheless' })).status).toBe(200);
    expect(await read()).toMatchObject([{ title: 'Nevertheless' }]);
    expect((await save(token, documentId, edition, { title: 'Without a word' })).status).toBe(400);
    expect(
      (await cms.call('PUT', `${entries}/${documentId}?locale=en`, { title: 'A program' }, { token })).status,
    ).toBe(200);
  });

  test('is that in the other language too, where that shares what was changed, and names who did it', async () => {
    const [token, colleague] = [await tokenOfStaff(), await newStaff(cms, 'strapi-editor')];
    const { documentId } = (await write(token, 'In both')).data;
    expect((await save(token, documentId, 'none', { title: 'باللغتين' }, '?locale=ar')).status).toBe(200);
    expect((await save(token, documentId, 'none', { title: 'من جديد' }, '?locale=ar')).status).toBe(400);
    const { edition } = await lastChange(documentId, token, 'ar');
    const { edition: english } = await lastChange(documentId, colleague);
    expect((await save(colleague, documentId, english, { title: 'In both languages' })).status).toBe(200);
    expect((await save(token, documentId, edition, { title: 'باللغتين معًا' }, '?locale=ar')).status).toBe(200);
    const now = await lastChange(documentId, token, 'ar');
    const { edition: shared } = await lastChange(documentId, colleague);
    expect((await save(colleague, documentId, shared, { country: 'QA' })).status).toBe(200);
    expect((await save(token, documentId, now.edition, { country: 'JO' }, '?locale=ar')).status).toBe(400);
    expect((await lastChange(documentId, token, 'ar')).by).toBe('Desk Hand');
  });
});

describe('Roles of staff', () => {
  const staffOf = (code: string) => newStaff(cms, code);
  const status = async (method: string, path: string, token: string, body?: unknown) =>
    (await cms.call(method, path, body, { token })).status;

  test('an editor writes and publishes content, and sees nobody’s address and no settings', async () => {
    const editor = await staffOf('strapi-editor');
    const { data } = await write(editor, 'By an editor');
    expect(await status('POST', `${entries}/${data.documentId}/actions/publish?locale=en`, editor, {})).toBe(200);
    for (const path of [
      '/content-manager/collection-types/plugin::users-permissions.user',
      '/content-manager/collection-types/api::newsletter-subscriber.newsletter-subscriber',
      '/content-manager/collection-types/api::event-invitation.event-invitation',
      '/admin/users',
      '/admin/roles',
      '/admin/webhooks',
      '/admin/api-tokens',
    ])
      expect([path, await status('GET', path, editor)]).toEqual([path, 403]);
  });

  test('an author writes, changes what is their own, and publishes nothing', async () => {
    const [author, other] = [await staffOf('strapi-author'), await staffOf('strapi-author')];
    const { data } = await write(author, 'By an author');
    const path = `${entries}/${data.documentId}`;
    expect(await status('PUT', `${path}?locale=en`, author, { title: 'By an author still' })).toBe(200);
    expect(await status('POST', `${path}/actions/publish?locale=en`, author, {})).toBe(403);
    expect(await status('PUT', `${path}?locale=en`, other, { title: 'By another' })).toBe(403);
    expect(await status('GET', '/admin/users', author)).toBe(403);
  });

  test('rights that an administrator has changed stay', async () => {
    const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-author' } });
    const permissions = () => cms.strapi.db.query('admin::permission').findMany({ where: { role: { id: role.id } } });
    const before: { id: number }[] = await permissions();
    await cms.strapi.db.query('admin::permission').delete({ where: { id: before[0]?.id } });
    const { ensureStaffRoles } = cms.module<{ ensureStaffRoles(rights: unknown): Promise<void> }>(
      'src/platform/strapi/ensure-staff-roles.js',
    );
    const { staffRights } = cms.module<{ staffRights: unknown }>('src/admin/staff-rights.js');
    await ensureStaffRoles(staffRights);
    expect(await permissions()).toHaveLength(before.length - 1);
  });
});
