import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Organization } from '@scholars/contract/organizations';
import type { Opportunity, OpportunityCard } from '@scholars/contract/opportunities';
import { someOf } from '@scholars/contract/tests/short-run';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useCms } from './support/cms.js';
import { buildForm, buildPng } from './support/forms.js';
import { paragraph } from './support/rich-text.js';
import { newStaff } from './support/staff.js';

const cms = useCms();
const share = (name: string, headers: Record<string, string> = {}) =>
  cms.get(`/uploads/drawn/share-${name}.png`, { headers });
const slug = 'groundwater-sustainability-fellowships';
const maxBytes = 150_000;

describe('A share picture', () => {
  it.each(
    someOf([
      `en-opportunity-${slug}`,
      `ar-opportunity-${slug}`,
      'en-organization-noor-genomics',
      'ar-member-layla-haddad',
      'en-area-sustainability',
      'ar-area-sustainibility',
      'en-event-annual-gathering-24',
      'ar-page-home',
      'en-page-about',
      'ar-page-opportunities',
    ]),
  )('of %s is a light PNG of 1280 × 628', async (name) => {
    const { status, headers, bytes } = await share(name);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1280, height: 628 });
    expect(bytes.length).toBeLessThan(maxBytes);
  });

  it('speaks the language of its page', async () => {
    const [english, arabic] = [await share(`en-opportunity-${slug}`), await share(`ar-opportunity-${slug}`)];
    expect(english.bytes.equals(arabic.bytes)).toBe(false);
    // English begins at the left and Arabic at the right: there the ground is dark and the letters are bright.
    const brightOn = async ({ bytes }: typeof english, left: number) => {
      const { data } = await sharp(bytes)
        .extract({ left, top: 140, width: 200, height: 300 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value) => value > 235).length;
    };
    expect(await brightOn(english, 60)).toBeGreaterThan(1000);
    expect(await brightOn(english, 1040)).toBe(0);
    expect(await brightOn(arabic, 1040)).toBeGreaterThan(1000);
    expect(await brightOn(arabic, 60)).toBe(0);
  });

  it('changes with the title as soon as that is published, and is the same again when it is asked for again', async () => {
    const documents = cms.strapi.documents('api::page.page');
    const page = await documents.findFirst({ locale: 'en', filters: { slug: 'about' } as never });
    const before = await share('en-page-about');
    expect((await share('en-page-about', { 'If-None-Match': before.headers.get('etag') ?? '' })).status).toBe(304);
    await documents.update({
      documentId: page?.documentId ?? '',
      locale: 'en',
      status: 'published',
      data: { title: 'Another title' } as never,
    });
    const after = await share('en-page-about');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect((await share('en-page-about')).bytes.equals(after.bytes)).toBe(true);
  });

  it.each([
    'en-opportunity-nothing-like-this',
    'en-member-nobody',
    'de-page-home',
    'en-page-',
    'en-thing-about',
    'en-page-../about',
    `en-opportunity-${'x'.repeat(121)}`,
  ])('of %s does not exist', async (name) => {
    expect((await share(name)).status).toBe(404);
  });

  it('of a draft, or of a member who is not listed, does not exist', async () => {
    const documents = cms.strapi.documents('api::opportunity.opportunity');
    await documents.create({
      locale: 'en',
      data: {
        title: 'Not yet said',
        slug: 'not-yet-said',
        agsCategory: 'research',
        isProgram: false,
        closed: false,
      } as never,
    });
    expect((await share('en-opportunity-not-yet-said')).status).toBe(404);
    const members = cms.strapi.documents('api::member.member');
    await members.create({
      locale: 'en',
      status: 'published',
      data: { firstName: 'Not', lastName: 'Listed', slug: 'not-listed', directoryVisible: false } as never,
    });
    expect((await share('en-member-not-listed')).status).toBe(404);
  });

  it('takes any title: long, of one word, with markup, with both scripts', async () => {
    const documents = cms.strapi.documents('api::page.page');
    const titles = [
      'W'.repeat(255),
      'A <b>bold</b> & "quoted" title </span>',
      'زمالة Explainable AI في قطر ٢٠٢٦',
      'Long words follow each other '.repeat(8).trim(),
      '漢字 🎓',
    ];
    for (const [i, title] of titles.entries()) {
      await documents.create({
        locale: 'en',
        status: 'published',
        data: { title, slug: `odd-title-${i}`, body: [paragraph('x')] } as never,
      });
      const { status, bytes } = await share(`ar-page-odd-title-${i}`);
      expect({ title, status }).toEqual({ title, status: 200 });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 628 });
    }
  });

  it('is drawn once for many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => share('en-member-layla-haddad')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });
});

describe('A drawn cover', () => {
  it('has the hue of the first focus area, of opportunities and organizations alike', async () => {
    const opportunity = await cms.data<Opportunity>(`/api/job-opportunities/${slug}`);
    expect(opportunity.photo.url).toBe(`/uploads/drawn/cover${opportunity.thematicAreas[0]?.id}-${slug}.svg`);
    const organization = await cms.data<Organization>('/api/organizations/noor-genomics');
    expect(organization.cover.url).toBe(`/uploads/drawn/cover${organization.thematicAreas[0]?.id}-noor-genomics.svg`);
    const [green, blue, free] = await Promise.all(
      ['cover2-x', 'cover3-x', 'cover-x'].map(async (name) =>
        (await cms.get(`/uploads/drawn/${name}.svg`)).bytes.toString(),
      ),
    );
    expect(green).toContain('hsl(140 ');
    expect(blue).toContain('hsl(222 ');
    // The same entry keeps its pattern, whatever its hue.
    const pattern = (svg = '') => svg.replace(/hsl\([^)]*\)/g, '');
    expect(pattern(green)).toBe(pattern(free));
    expect((await cms.get('/uploads/drawn/cover6-x.svg')).status).toBe(404);
  });
});

describe('A picture that staff upload', () => {
  interface Uploaded {
    id: number;
    url: string;
    formats: Record<string, { url: string; width: number }>;
  }

  async function upload(bytes: Buffer, name = 'field.png', path = '/upload') {
    const token = await newStaff(cms, 'strapi-editor');
    const { status, bytes: said } = await cms.post(path, buildForm({ files: { bytes, name, type: 'image/png' } }), {
      token,
    });
    return { status, said: said.toString() };
  }

  async function shownIn(width: number, height: number) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#264653' } })
      .png()
      .toBuffer();
    const { said } = await upload(bytes);
    const [file] = JSON.parse(said) as Uploaded[]; // as Strapi answers
    const title = `Seen from ${width} metres`;
    const { documentId } = await cms.strapi.documents('api::opportunity.opportunity').create({
      locale: 'en',
      status: 'published',
      data: {
        title,
        slug: `seen-from-${width}`,
        agsCategory: 'research',
        isProgram: false,
        closed: false,
        publishedAt: new Date(),
        photo: file?.id,
      } as never,
    });
    const { photo } = await cms.data<Opportunity>(`/api/job-opportunities/${documentId}`);
    const [card] = await cms.data<OpportunityCard[]>(`/api/job-opportunities?q=${encodeURIComponent(title)}`);
    expect(card?.photo).toEqual(photo);
    const sizes = (photo.srcset ?? '').split(', ').map((size) => size.split(' '));
    return { file, photo, sizes };
  }

  const eraseFile = (url: string) => rm(join(cms.dataDir, 'public', url));

  it('is shown in sizes that a window has room for, and never as large as it came', async () => {
    const { file, photo, sizes } = await shownIn(4500, 3500);
    const { thumbnail, small, medium, large, xlarge } = file?.formats ?? {};
    expect(sizes).toEqual([thumbnail, small, medium, large, xlarge].map((size) => [size?.url, `${size?.width}w`]));
    expect(photo).toMatchObject({ url: xlarge?.url, width: 1600, height: 1244 });
    expect((await cms.get(photo.url)).status).toBe(200);
  });

  it('is shown as it came where that is hardly larger than the window', async () => {
    const { file, photo, sizes } = await shownIn(1200, 800);
    expect(photo).toMatchObject({ url: file?.url, width: 1200, height: 800 });
    expect(sizes.map(([, width]) => width)).toEqual(['234w', '500w', '750w', '1000w', '1200w']);
  });

  it('gets a size that was not made yet when it was uploaded, beside one whose file is gone', async () => {
    const lost = await shownIn(1800, 900);
    const old = await shownIn(2400, 1200);
    for (const { file } of [lost, old]) {
      const { xlarge, ...formats } = file?.formats ?? {};
      await eraseFile(xlarge?.url ?? '');
      await cms.strapi.db.query('plugin::upload.file').update({ where: { id: file?.id }, data: { formats } });
    }
    await eraseFile(lost.file?.url ?? '');
    const read = (width: number) => cms.data<Opportunity>(`/api/job-opportunities/seen-from-${width}`);
    expect((await read(2400)).photo).toMatchObject({ width: 1000 });
    await cms.module<{ tidyUp(): Promise<void> }>('src/composition/housekeeping.js').tidyUp();
    const { photo } = await read(2400);
    expect(photo).toMatchObject({ width: 1600, height: 800 });
    expect(photo).toEqual(old.photo);
    expect(await sharp((await cms.get(photo.url)).bytes).metadata()).toMatchObject({ width: 1600, height: 800 });
    expect([lost.photo.srcset, (await read(1800)).photo.srcset].map((sizes) => sizes?.includes('1600w'))).toEqual([
      true,
      false,
    ]);
  });

  it('is refused when it is none, whatever it is called', async () => {
    const before = await cms.traces();
    for (const bytes of [Buffer.from('A note, and no picture.'), (await buildPng()).subarray(0, 60)])
      expect(await upload(bytes, 'note.png')).toMatchObject({
        status: 400,
        said: expect.stringContaining('"NotAPicture"'),
      });
    expect((await cms.traces()).publicFiles).toEqual(before.publicFiles);
    expect((await upload(await buildPng())).status).toBe(201);
  });

  it('is added in the media library, and takes the place of another there, by whoever is signed in to the desk', async () => {
    const added = await upload(await buildPng(), 'first.png', '/upload/files');
    expect(added.status).toBe(201);
    const { id, url } = JSON.parse(added.said) as Uploaded; // as Strapi answers
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#e76f51' } })
      .png()
      .toBuffer();
    expect(await upload(bytes, 'second.png', `/upload/files/${id}/replace`)).toMatchObject({ status: 200 });
    expect(await sharp((await cms.get(url)).bytes).metadata()).toMatchObject({ width: 30, height: 20 });

    const before = await cms.traces();
    for (const path of ['/upload/files', `/upload/files/${id}/replace`]) {
      expect(await upload(Buffer.from('A note, and no picture.'), 'note.png', path)).toMatchObject({ status: 400 });
      expect((await cms.post(path, buildForm({ files: { bytes, name: 'third.png', type: 'image/png' } }))).status).toBe(
        415,
      );
    }
    expect((await cms.traces()).publicFiles).toEqual(before.publicFiles);
  });

  it('is not fetched from an address by the CMS', async () => {
    const token = await newStaff(cms, 'strapi-editor');
    const asked = await cms.post(
      '/upload/actions/upload-from-urls',
      { urls: ['https://pictures.example/a.png'] },
      { token },
    );
    expect(asked.status).toBe(405);
  });
});

describe('The deadline of an opportunity', () => {
  const calendar = (of: string, query = '') => cms.get(`/api/job-opportunities/${of}/calendar.ics${query}`);
  const unfolded = (bytes: Buffer) => bytes.toString().replace(/\r\n[ \t]/g, '');

  it('is a whole day in a calendar file, in the language asked for, with a reminder three days before', async () => {
    const { deadline, title } = await cms.data<Opportunity>(`/api/job-opportunities/${slug}`, { language: 'ar' });
    const { status, headers, bytes } = await calendar(slug, '?lang=ar');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${slug}.ics"`);
    const text = unfolded(bytes);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' })
      .format(new Date(deadline ?? ''))
      .replace(/-/g, '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
    expect(text).toContain(`SUMMARY:آخر موعد للتقديم: ${title}\r\n`);
    expect(text).toContain('TRIGGER:-P3D\r\n');
    expect(text).toContain(`URL;VALUE=URI:http://portal.scholars.example/ar/opportunities/${slug}\r\n`);
    expect(text.trimEnd()).toMatch(/END:VEVENT\r\nEND:VCALENDAR$/);
    expect(
      Math.max(
        ...bytes
          .toString()
          .split('\r\n')
          .map((line) => Buffer.byteLength(line)),
      ),
    ).toBeLessThanOrEqual(75);
  });

  it('keeps its identity in both languages, so that a calendar holds it once', async () => {
    const idIn = async (lang: string) => /UID:(.+)/.exec(unfolded((await calendar(slug, `?lang=${lang}`)).bytes))?.[1];
    expect(await idIn('en')).toBe(await idIn('ar'));
  });

  it('is no file where there is none, or no such opportunity; another language is refused', async () => {
    const all = await cms.data<OpportunityCard[]>('/api/job-opportunities?pageSize=100');
    const without = all.find(({ deadline }) => deadline === null);
    expect(without).toBeDefined();
    expect((await calendar(without?.slug ?? '')).status).toBe(404);
    expect((await calendar('nothing-like-this')).status).toBe(404);
    expect((await calendar(slug, '?lang=de')).status).toBe(422);
  });
});
