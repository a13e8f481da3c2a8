import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { languages, visitorPages } from './visitor-pages';

/** How search engines, feed readers and shared links see the site. Most facts need no browser. */
const slug = 'groundwater-sustainability-fellowships';
const job = 'lecturer-in-teacher-education';

interface Head {
  titles: string[];
  description: string;
  canonicals: string[];
  alternates: Map<string, string>;
  robots: string | undefined;
  image: string;
  /** Every piece of structured data. */
  data: Record<string, unknown>[];
}

const unescaped = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

function readHead(html: string): Head {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    description: all(/<meta name="description" content="([^"]*)"/g).join('\n'),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: new Map(links.map(([, language = '', href = '']) => [language, unescaped(href)])),
    robots: all(/<meta name="robots" content="([^"]*)"/g)[0],
    image: all(/<meta property="og:image" content="([^"]*)"/g).join('\n'),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  return readHead(await (await request.get(path)).text());
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));

for (const language of languages) {
  test(`every page in ${language} has one address, and names the same page in the other language, which names it back`, async ({
    request,
    baseURL,
  }) => {
    for (const path of visitorPages) {
      const here = await headOf(request, `/${language}${path}`);
      const where = `/${language}${path}`;
      expect({ where, titles: here.titles.length, canonicals: here.canonicals.length }).toEqual({
        where,
        titles: 1,
        canonicals: 1,
      });
      expect(here.canonicals[0]).toMatch(new RegExp(`^${baseURL}/${language}(?:/|$)`));
      expect([...here.alternates.keys()]).toEqual(['en', 'ar', 'x-default']);
      expect(here.alternates.get(language)).toBe(here.canonicals[0]);
      expect(here.alternates.get('x-default')).toBe(here.alternates.get('en'));
      expect(here.description.length, `characters that describe ${where}`).toBeGreaterThanOrEqual(50);
      expect(here.description.length, `characters that describe ${where}`).toBeLessThanOrEqual(160);
      const other = await headOf(request, here.alternates.get(language === 'en' ? 'ar' : 'en') ?? '');
      expect(Object.fromEntries(other.alternates)).toEqual(Object.fromEntries(here.alternates));
    }
  });

  test(`no two pages in ${language} have the same title, or the same description`, async ({ request }) => {
    const seen = new Map<string, string>();
    const isPassage = (path: string) => path.includes('?');
    const views = ['education', 'innovation'].map((category) => `/focus-areas/${category}/sustainability`);
    const lists = [...['education', 'research', 'innovation'].map((name) => `agsCategory=${name}`), 'page=2'];
    for (const path of [
      ...visitorPages.filter((known) => !isPassage(known)),
      ...views,
      ...lists.map((query) => `/opportunities?${query}`),
    ]) {
      const { titles, description } = await headOf(request, `/${language}${path}`);
      for (const words of [titles.join('\n'), description]) {
        expect({ words, paths: [seen.get(words) ?? path, path] }).toEqual({ words, paths: [path, path] });
        seen.set(words, path);
      }
      expect(description.length, `characters that describe ${path}`).toBeGreaterThanOrEqual(50);
      expect(description.length, `characters that describe ${path}`).toBeLessThanOrEqual(160);
    }
  });

  test(
    `every page in ${language} has a picture of its own to be shared with`,
    { tag: '@thorough' },
    async ({ request, baseURL }) => {
      const pictures = new Set<string>();
      for (const path of visitorPages) pictures.add((await headOf(request, `/${language}${path}`)).image);
      for (const picture of pictures) {
        expect(picture).toMatch(new RegExp(`^${baseURL}/uploads/drawn/share-${language}-[a-z0-9-]+\\.png$`));
        const answer = await request.get(picture);
        const png = await answer.body();
        expect({ picture, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
          picture,
          status: 200,
          type: 'image/png',
        });
        // Width and height stand in the first chunk.
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 628]);
      }
      expect(pictures.size).toBeGreaterThan(10);
    },
  );
}

test('no address is made from what a request says of its host', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const html = await new Promise<string>((resolve, reject) => {
    const headers = { Host: 'localhost:1', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    httpRequest({ port, path: `/en/opportunities/${slug}?utm_source=x`, headers }, (answer) => {
      void text(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
  const { canonicals, alternates, image } = readHead(html);
  for (const address of [...canonicals, ...alternates.values(), image])
    expect(address.startsWith(`${baseURL}/`)).toBe(true);
  expect(html).not.toContain('evil.example');
  expect(html).not.toContain('localhost:1/');
});

test('a list’s pages and categories are pages of their own, its order is not, and what is filtered or searched is passed through', async ({
  request,
  baseURL,
}) => {
  const read = async (search: string) => {
    const { canonicals, robots } = await headOf(request, `/en/opportunities${search}`);
    return { canonical: canonicals[0]?.replace(`${baseURL}/en/opportunities`, ''), robots };
  };
  expect(await read('?page=2')).toEqual({ canonical: '?page=2', robots: undefined });
  expect(await read('?agsCat=research')).toEqual({ canonical: '?agsCategory=research', robots: undefined });
  expect(await read('?sort=deadline&utm_source=mail')).toEqual({ canonical: '', robots: undefined });
  expect(await read('?country=QA&sort=deadline')).toEqual({ canonical: '?country=QA', robots: 'noindex, follow' });
  expect((await read('?q=water')).robots).toBe('noindex, follow');
  expect((await read('?page=999')).robots).toBe('noindex, follow');
});

test('pages that do not exist have one title and are not to be listed', async ({ request }) => {
  for (const path of ['/en/nothing-like-this', '/ar/opportunities/nothing-like-this']) {
    const { titles, robots } = await headOf(request, path);
    expect({ path, titles: titles.length, robots }).toEqual({ path, titles: 1, robots: 'noindex' });
  }
});

async function addressesInSitemaps(request: APIRequestContext): Promise<string[]> {
  const addresses: string[] = [];
  for (const sitemap of addressesIn(await (await request.get('/sitemap.xml')).text())) {
    const answer = await request.get(sitemap);
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    addresses.push(...addressesIn(await answer.text()));
  }
  return addresses;
}

test('the sitemaps have every entry of the directories in its languages, and each address that is tried is a page', async ({
  request,
  baseURL,
}) => {
  const directories = {
    opportunities: '/api/job-opportunities',
    organizations: '/api/organizations',
    members: '/api/members',
  };
  const entries: string[] = [];
  for (const [folder, list] of Object.entries(directories)) {
    const { data } = (await (await request.get(`${list}?pageSize=100`)).json()) as {
      data: { slug: string; locale: string }[];
    };
    for (const { slug, locale } of data) {
      // A person has a page of their own in the languages in which they wrote it: who has just joined, in one.
      const inLanguages = folder === 'members' ? [locale] : languages;
      entries.push(...inLanguages.map((language) => `${baseURL}/${language}/${folder}/${slug}`));
    }
  }
  let addresses: string[] = [];
  // Who has just become a member is in them a moment later.
  await expect(async () => {
    addresses = await addressesInSitemaps(request);
    expect(entries.filter((entry) => !addresses.includes(entry))).toEqual([]);
  }).toPass({ timeout: 15_000 });
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const page of [
    '',
    '/about',
    '/members/layla-haddad',
    '/organizations/join-us',
    '/annual-gathering-24',
    '/focus-areas/research/sustainability',
  ])
    expect(addresses).toContain(`${baseURL}/ar${page}`);
  expect(addresses.join()).not.toMatch(/auth|admin|travel-request|sustainibility/);
  // Pages that staff add may be taken away meanwhile (shell.spec.ts).
  const lasting = addresses.filter((address) => !address.includes('/pages/'));
  for (const address of lasting.filter((_, i) => i % 17 === 0)) {
    const { canonicals, robots } = await headOf(request, address);
    expect({ address, canonical: canonicals[0], robots }).toEqual({ address, canonical: address, robots: undefined });
  }
});

test('robots are told where the sitemap is, and that calls and accounts are not for them', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const robots = await answer.text();
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  for (const path of ['/api/', '/en/admin', '/ar/admin', '/en/search?', '/ar/account'])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
});

for (const language of languages) {
  test(`the feed in ${language} has the newest open opportunities, and is not sent twice`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`/${language}/opportunities?agsCategory=research`);
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(address).toBe(`/${language}/opportunities.atom?agsCategory=research`);
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await parsed(page, await answer.text());
    expect(feed).toMatchObject({ isWellFormed: true, language, id: `${baseURL}${address}` });
    const { data } = (await (
      await request.get('/api/job-opportunities?open=1&sort=newest&pageSize=30&agsCat=research', {
        headers: { Language: language },
      })
    ).json()) as { data: { title: string; slug: string }[] };
    expect(feed.entries).toEqual(
      data.map(({ title, slug: name }) => ({ title, address: `${baseURL}/${language}/opportunities/${name}` })),
    );
    expect(
      (await request.get(address ?? '', { headers: { 'If-None-Match': answer.headers().etag ?? '' } })).status(),
    ).toBe(304);
  });
}

/** A feed as the browser's own XML parser reads it. */
function parsed(page: Page, xml: string) {
  return page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'application/xml');
    const textOf = (node: Element, name: string) => node.querySelector(`:scope > ${name}`)?.textContent ?? '';
    return {
      isWellFormed: read.querySelector('parsererror') === null,
      language: read.documentElement.getAttribute('xml:lang'),
      id: textOf(read.documentElement, 'id'),
      entries: [...read.querySelectorAll('entry')].map((entry) => ({
        title: textOf(entry, 'title'),
        address: entry.querySelector('link')?.getAttribute('href'),
      })),
    };
  }, xml);
}

test('machines are told what a page is about, in its language, and where it stands', async ({ request, baseURL }) => {
  const dataOf = async (path: string, type: string) =>
    (await headOf(request, path)).data.find((one) => one['@type'] === type);
  expect(await dataOf(`/ar/opportunities/${slug}`, 'EducationalOccupationalProgram')).toMatchObject({
    url: `${baseURL}/ar/opportunities/${slug}`,
  });
  expect(await dataOf(`/en/opportunities/${job}`, 'JobPosting')).toMatchObject({
    title: expect.any(String),
    description: expect.stringContaining('<p>'),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    hiringOrganization: { name: expect.any(String) },
    employmentType: expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(await dataOf('/ar/members/layla-haddad', 'Person')).toMatchObject({
    name: 'ليلى حداد',
    alternateName: 'Layla Haddad',
  });
  expect(await dataOf('/en/organizations/noor-genomics', 'Corporation')).toMatchObject({ name: 'Noor Genomics' });
  expect(await dataOf('/ar/annual-gathering-24', 'Event')).toMatchObject({
    startDate: expect.any(String),
    location: expect.anything(),
  });
  expect((await headOf(request, '/ar')).data[0]?.['@graph']).toMatchObject([
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    { '@type': 'Organization' },
  ]);
  expect(await dataOf(`/ar/opportunities/${slug}`, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${baseURL}/ar` },
      { position: 2, item: `${baseURL}/ar/opportunities` },
      { position: 3 },
      { position: 4 },
    ],
  });
});

test('the site can be put among a device’s programs, by its name in each language', async ({ request }) => {
  for (const [language, name] of [
    ['en', 'Scholars Network'],
    ['ar', 'شبكة العلماء'],
  ]) {
    const manifest = await (await request.get(`/${language}/site.webmanifest`)).json();
    expect(manifest).toMatchObject({ name, lang: language, start_url: `/${language}` });
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});

for (const [language, link] of [
  ['en', 'Add the deadline to your calendar'],
  ['ar', 'أضيفوا الموعد إلى التقويم'],
] as const) {
  test(`a deadline goes into one’s calendar (${language})`, async ({ page }) => {
    await page.goto(`/${language}/opportunities/${slug}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${slug}.ics`);
    const file = (await text(await download.createReadStream())).replace(/\r\n[ \t]/g, '');
    expect(file).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:\d{8}\r\n[^]*TRIGGER:-P3D\r\n[^]*END:VCALENDAR\r\n$/,
    );
  });

  test(`an opportunity prints as a sheet of its own words (${language})`, async ({ page, baseURL }) => {
    await page.goto(`/${language}/opportunities/${slug}`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText(`${baseURL}/${language}/opportunities/${slug}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const hidden of [
      page.getByRole('navigation'),
      page.getByRole('contentinfo'),
      page.locator('form'),
      page.getByRole('link', { name: link }),
    ]) {
      for (const one of await hidden.all()) await expect(one).toBeHidden();
    }
    // Paper is white: what is written on it is dark, also where the screen was dark.
    const colour = await page
      .getByRole('main')
      .locator('p')
      .nth(1)
      .evaluate((element) => getComputedStyle(element).color);
    const [red = 255, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(red + green + blue).toBeLessThan(330);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
}

test('what lies on a dark band is dark on paper, whose grounds are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/ar', '/en/members', '/ar/contact-us']) {
    await page.goto(path);
    const [colour, ...grounds] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const around: string[] = [getComputedStyle(heading).color];
      for (let one: Element | null = heading; one; one = one.parentElement)
        around.push(getComputedStyle(one).backgroundColor);
      return around;
    });
    expect({ path, colour, grounds: [...new Set(grounds)] }).toEqual({
      path,
      colour: 'rgb(0, 0, 0)',
      grounds: ['rgba(0, 0, 0, 0)'],
    });
  }
});

test('a list prints without what puts it into another order', async ({ page }) => {
  await page.goto('/ar/opportunities');
  const order = page.getByRole('main').getByRole('combobox').last();
  await expect(order).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(order).toBeHidden();
});
