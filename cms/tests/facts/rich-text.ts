import type { UID } from '@strapi/strapi';
import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { heading, link, paragraph, words } from '../support/rich-text.js';

const uid = 'api::opportunity.opportunity' as UID.ContentType;

/** How texts with headings, lists and links are kept and shown, the same on SQLite and PostgreSQL. */
export function richTextFacts(cms: Cms): void {
  const documents = () => cms.strapi.documents(uid);
  const write = (data: Record<string, unknown>) => data as never;
  const shown = async (id: string) =>
    (await cms.data<{ description: string }>(`/api/job-opportunities/${id}`)).description;

  async function withDescription(description: unknown, act: (id: string) => Promise<void>): Promise<void> {
    const data = write({
      title: 'A text',
      slug: `a-text-${Date.now()}`,
      agsCategory: 'research',
      isProgram: false,
      closed: false,
      description,
    });
    const { documentId } = await documents().create({ locale: 'en', status: 'published', data });
    await act(documentId);
    await documents().delete({ documentId, locale: '*' });
  }

  describe('A text that staff write', () => {
    it('is shown with what its editor offers', async () => {
      const description = [
        heading(2, 'About'),
        paragraph(
          'Plain, ',
          words('bold', { bold: true }),
          words(' and italic', { bold: true, italic: true }),
          ', ',
          words('under', { underline: true }),
          words('struck', { strikethrough: true }),
          words('code', { code: true }),
          '.\nNext line & <b>.',
        ),
        heading(3, 'Third'),
        {
          type: 'list',
          format: 'unordered',
          children: [
            { type: 'list-item', children: [words('one')] },
            {
              type: 'list',
              format: 'ordered',
              indentLevel: 1,
              children: [{ type: 'list-item', children: [words('within one')] }],
            },
          ],
        },
        { type: 'quote', children: [words('First said')] },
        { type: 'quote', children: [words('then said')] },
        paragraph(link('https://ok.example/?a=1&b=2', 'a link'), ' and ', link('/en/about', 'about us')),
        paragraph(''),
      ];
      await withDescription(description, async (id) => {
        expect(await shown(id)).toBe(
          '<h2>About</h2><p>Plain, <b>bold<i> and italic</i></b>, <u>under</u><s>struck</s><code>code</code>.<br />Next line &amp; &lt;b&gt;.</p><h3>Third</h3>' +
            '<ul><li>one<ol><li>within one</li></ol></li></ul><blockquote><p>First said</p><p>then said</p></blockquote>' +
            '<p><a href="https://ok.example/?a=1&amp;b=2" rel="noopener nofollow">a link</a> and <a href="/en/about" rel="noopener nofollow">about us</a></p>',
        );
      });
    });

    it('leads nowhere but to the web, to mail, to telephones and to this site, however it got into the database', async () => {
      await withDescription([paragraph('x')], async (documentId) => {
        const bad = [
          'javascript:alert(1)',
          'data:text/html,x',
          'vbscript:x',
          '//evil.example',
          'java\tscript:alert(1)',
          '" onclick="alert(1)',
          'ftp://files.example',
        ];
        const description = [
          paragraph(
            ...bad.map((url) => link(url, 'bad')),
            link('mailto:a@b.example', 'mail'),
            link('tel:+97444000000', 'call'),
            words('<img src=x onerror=alert(1)>', { bold: true }),
          ),
        ];
        await cms
          .db('opportunities')
          .where({ document_id: documentId })
          .update({ description: JSON.stringify(description) });
        const html = await shown(documentId);
        expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
          'mailto:a@b.example',
          'tel:+97444000000',
        ]);
        expect(html.replace(/<\/?(?:p|b|a)(?: href="[^"]*")?(?: rel="noopener nofollow")?>/g, '')).not.toMatch(
          /<|onclick="/,
        );
      });
    });
  });
}
