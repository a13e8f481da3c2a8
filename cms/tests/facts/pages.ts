import { page as pageShape, type Page, type PageBlock } from '@scholars/contract/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { paragraph } from '../support/rich-text.js';

type Block = Record<string, unknown> & { __component: string };

const text = (title: string): Block => ({ __component: 'block.text', title, body: [paragraph(title)] });
const call = (link: string): Block => ({
  __component: 'block.call-to-action',
  title: 'Go on',
  tone: 'band',
  actions: [{ label: 'On', link }],
});

/** Facts of pages and their blocks, the same on SQLite and PostgreSQL. */
export function pageFacts(cms: Cms): void {
  describe('Pages of blocks', () => {
    const written: string[] = [];

    async function write(slug: string, blocks: Block[], status: 'published' | 'draft' = 'published'): Promise<string> {
      // Strapi types a dynamic zone by its components, which vary here.
      const data = { slug, title: slug, summary: 'A page of a test', blocks } as never;
      const { documentId } = await cms.strapi.documents('api::page.page').create({ locale: 'en', status, data });
      written.push(documentId);
      return documentId;
    }

    async function read(slug: string, language?: 'en' | 'ar'): Promise<Page> {
      const { status, body } = await cms.get<Page>(`/api/pages/${slug}`, { language });
      expect(status).toBe(200);
      if (!body.success) throw new Error(body.message);
      return body.data;
    }

    it('that the site has an address for stay on it in one language at least, and at their address', async () => {
      const pages = cms.strapi.documents('api::page.page');
      const where = { locale: 'en', filters: { slug: 'terms-and-conditions' } } as const;
      const documentId = (await pages.findFirst(where))?.documentId ?? '';
      const refused = { message: 'needed-by-the-site' };
      await expect(pages.unpublish({ documentId, locale: '*' })).rejects.toMatchObject(refused);
      await expect(pages.delete({ documentId, locale: '*' })).rejects.toMatchObject(refused);
      const moved = { documentId, locale: 'en', data: { slug: 'terms' } as never } as const; // of its kind
      await expect(pages.update(moved)).rejects.toMatchObject({ details: { slug: ['fixed-address'] } });
      await pages.unpublish({ documentId, locale: 'en' });
      await expect(pages.unpublish({ documentId, locale: 'ar' })).rejects.toMatchObject(refused);
      expect((await read('terms-and-conditions', 'en')).locale).toBe('ar');
      await pages.publish({ documentId, locale: 'en' });
      expect((await read('terms-and-conditions', 'en')).locale).toBe('en');
    });

    afterAll(async () => {
      for (const documentId of written)
        await cms.strapi.documents('api::page.page').delete({ documentId, locale: '*' });
    });

    it.each(['home', 'about', 'education', 'research', 'innovation', 'join-us', 'contact-us'])(
      'gives %s with the same kinds of block in both languages',
      async (slug) => {
        const [english, arabic] = [await read(slug, 'en'), await read(slug, 'ar')];
        expect(pageShape.safeParse(english).error).toBeUndefined();
        expect(pageShape.safeParse(arabic).error).toBeUndefined();
        expect(english.blocks.map(({ type }) => type)).toEqual(arabic.blocks.map(({ type }) => type));
        expect(english.blocks.length).toBeGreaterThan(0);
        expect(arabic.locale).toBe('ar');
      },
    );

    it('uses each kind of block on a page of the demo', async () => {
      const slugs = ['home', 'about', 'education', 'join-us'];
      const pages = await Promise.all(slugs.map((slug) => read(slug)));
      const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
      const known = Object.keys(cms.strapi.components).filter((uid) => blockUids(cms).has(uid));
      expect([...used].sort()).toEqual(known.map((uid) => uid.replace('block.', '')).sort());
    });

    it('has no Western digit in the words of an Arabic page', async () => {
      for (const slug of [
        'home',
        'about',
        'privacy',
        'terms-and-conditions',
        'join-us',
        'contact-us',
        'travel-intake',
      ]) {
        const { title, summary, body, blocks } = await read(slug, 'ar');
        const words = [title, summary, body, ...blocks.flatMap(wordsOf)].join(' ').replace(/<[^>]*>/g, ' ');
        expect(words.match(/\S*[0-9]\S*/g) ?? [], slug).toEqual([]);
      }
    });

    it('keeps the order in which staff put the blocks', async () => {
      await write('test-order', [text('one'), call('/members'), text('two')]);
      const { blocks } = await read('test-order');
      expect(blocks.map((block) => ('title' in block ? block.title : ''))).toEqual(['one', 'Go on', 'two']);
    });

    it('shows a page that nobody has translated in the language in which it is written', async () => {
      await write('test-untranslated', [text('only here')]);
      const page = await read('test-untranslated', 'ar');
      expect(page.locale).toBe('en');
      expect(page.blocks).toMatchObject([{ type: 'text', title: 'only here' }]);
    });

    it('does not show a draft', async () => {
      await write('test-draft', [text('not yet')], 'draft');
      expect((await cms.get('/api/pages/test-draft')).status).toBe(404);
    });

    it.each([
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'members',
      'https:// x',
      'data:text/html,x',
    ])('refuses to save a link to %s and says why', async (link) => {
      await expect(write('test-link', [call(link)])).rejects.toThrow(/cannot be used\. Write a path of this site/);
    });

    it.each([
      ['/members?country=QA', '/members?country=QA'],
      ['/en/about', '/about'],
      ['/ar', '/'],
      ['https://partner.example/call', 'https://partner.example/call'],
    ])('gives the link %s as %s', async (link, given) => {
      const slug = `test-link-${written.length}`;
      await write(slug, [call(link)]);
      expect((await read(slug)).blocks).toMatchObject([{ actions: [{ label: 'On', link: given }] }]);
    });

    it('leaves out of a page whoever has left the directory', async () => {
      const members = cms.strapi.documents('api::member.member');
      const [shown] = (await read('about')).blocks.flatMap((block) => (block.type === 'people' ? block.people : []));
      if (!shown) throw new Error('The demo shows people on its page about itself');
      await members.update({
        documentId: shown.id,
        locale: 'en',
        status: 'published',
        data: { directoryVisible: false } as never,
      });
      try {
        const people = (await read('about')).blocks.flatMap((block) => (block.type === 'people' ? block.people : []));
        expect(people.map(({ id }) => id)).not.toContain(shown.id);
        expect(people.length).toBeGreaterThan(0);
      } finally {
        await members.update({
          documentId: shown.id,
          locale: 'en',
          status: 'published',
          data: { directoryVisible: true } as never,
        });
      }
    });

    describe('the cost of a page', () => {
      const cards = (n: number): Block => ({
        __component: 'block.cards',
        title: `Cards ${n}`,
        items: [1, 2, 3].map((i) => ({ title: `Card ${i}`, text: 'x', link: '/about' })),
      });
      beforeAll(async () => {
        await write('test-few', [cards(1), text('a'), call('/about')]);
        await write(
          'test-many',
          Array.from({ length: 12 }, (_, i) => [cards(i), text(`t${i}`), call('/about')]).flat(),
        );
      });

      it('is the same number of queries however many blocks it has', async () => {
        // Past the kept answers, and not before what was just written is indexed too.
        const readAnew = (slug: string) =>
          cms.data(`/api/pages/${slug}`, { headers: { Origin: 'https://other.example' } });
        await readAnew('test-few');
        await readAnew('test-many');
        const few = await countQueries(cms, () => readAnew('test-few'));
        const many = await countQueries(cms, () => readAnew('test-many'));
        expect(few).toBeGreaterThan(0);
        expect(many).toBe(few);
      });
    });
  });
}

function blockUids(cms: Cms): Set<string> {
  const { blocks } = cms.strapi.contentType('api::page.page').attributes as unknown as {
    blocks: { components: string[] };
  };
  return new Set(blocks.components);
}

/** All texts of a block but those that name something: its type, links, signs and addresses of pictures. */
function wordsOf(block: PageBlock): string[] {
  const named = new Set(['type', 'link', 'icon', 'tone', 'subject', 'category', 'slug', 'id', 'photo', 'figures']);
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(collect);
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (named.has(key) ? [] : collect(inner)))
      : [];
  };
  return collect(block);
}
