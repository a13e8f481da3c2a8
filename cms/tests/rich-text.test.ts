import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as ReadHtml from '../src/platform/rich-text/read-html.js';
import type * as Render from '../src/platform/rich-text/render.js';
import type * as ReadableText from '../src/platform/rich-text/readable-text.js';
import { startCmsProcess } from './support/cms-process.js';
import { useCms } from './support/cms.js';
import { inThoroughRuns } from './support/short-run.js';
import { shownTexts, turnBlocksToTexts } from './support/texts-of-before.js';

const cms = useCms();

describe('Markdown and HTML of before', () => {
  const blocksOf = (source: string) =>
    cms.module<typeof ReadHtml>('src/platform/rich-text/read-html.js').richTextOfMarkdown(source);
  const htmlOf = (source: string) =>
    cms.module<typeof Render>('src/platform/rich-text/render.js').renderRichText(blocksOf(source));

  it.each([
    [
      'headings of six levels',
      '# One\n\n## Two\n\n### Three\n\n###### Six',
      '<h2>One</h2><h2>Two</h2><h3>Three</h3><h4>Six</h4>',
    ],
    [
      'marks',
      '**bold** *italic* ***both*** ~~struck~~ `code` <u>under</u>',
      '<p><b>bold</b> <i>italic</i> <b><i>both</i></b> <s>struck</s> <code>code</code> <u>under</u></p>',
    ],
    ['a mark around a mark', '<p><b>a <i>b</i> c</b></p>', '<p><b>a <i>b</i> c</b></p>'],
    [
      'sizes, of which the innermost counts',
      '<p><span data-size="large">a <small>b</small></span> <span data-size="huge" style="color:red">c</span> <big>d</big></p>',
      '<p><span data-size="large">a </span><span data-size="small">b</span> c <span data-size="large">d</span></p>',
    ],
    ['line breaks', 'one  \ntwo\nthree<br>four', '<p>one<br />two three<br />four</p>'],
    [
      'lists in lists',
      '- one\n- two\n  1. in two\n- three',
      '<ul><li>one</li><li>two<ol><li>in two</li></ol></li><li>three</li></ul>',
    ],
    ['paragraphs of an item', '- one\n\n  more of one\n\n- two', '<ul><li>one<br />more of one</li><li>two</li></ul>'],
    [
      'words behind an inner list',
      '<ul><li>text <ol><li>in</li></ol> after</li></ul>',
      '<ul><li>text<br />after<ol><li>in</li></ol></li></ul>',
    ],
    ['quotes', '> one\n>\n> two', '<blockquote><p>one</p><p>two</p></blockquote>'],
    [
      'a list in a quote',
      '<blockquote><p>q</p><ul><li>i</li></ul></blockquote>',
      '<blockquote><p>q</p></blockquote><ul><li>i</li></ul>',
    ],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', '<p>a · b</p><p>1 · 2</p>'],
    ['code', '```\na < b\n\nc\n```', '<p><code>a &lt; b<br /><br />c</code></p>'],
    [
      'a picture',
      '![A dam](https://ok.example/dam.png)',
      '<p><a href="https://ok.example/dam.png" rel="noopener nofollow">A dam</a></p>',
    ],
    ['a picture that leads nowhere', '<img src="javascript:x" alt="A dam">', '<p>A dam</p>'],
    [
      'links',
      '[a](https://ok.example) [b](/en/about) <me@ok.example>',
      '<p><a href="https://ok.example" rel="noopener nofollow">a</a> <a href="/en/about" rel="noopener nofollow">b</a> <a href="mailto:me@ok.example" rel="noopener nofollow">me@ok.example</a></p>',
    ],
    [
      'a link with marks',
      '<a href="https://ok.example">with <b>bold</b> words</a>',
      '<p><a href="https://ok.example" rel="noopener nofollow">with <b>bold</b> words</a></p>',
    ],
    [
      'links that may not be followed',
      '[a](javascript:alert(1)) <a href="//evil.example">b</a> <a href="#place">c</a>',
      '<p>a b c</p>',
    ],
    [
      'what is no text',
      '<script>alert(1)</script><style>p{}</style><!-- no --><p onclick="x">yes</p><iframe src="x"></iframe>',
      '<p>yes</p>',
    ],
    [
      'text outside of paragraphs',
      'one<div>two <p>three</p> four</div><section><h2>five</h2></section>',
      '<p>one</p><p>two</p><p>three</p><p>four</p><h2>five</h2>',
    ],
    [
      'what was never closed',
      '<p>a <b>b <i>c</b> d</i><p>e<ul><li>f<li>g</ul>',
      '<p>a <b>b <i>c</i></b> d</p><p>e</p><ul><li>f</li><li>g</li></ul>',
    ],
    ['empty paragraphs', '<p></p><p>&nbsp;</p><h2> </h2><p>x</p>', '<p>x</p>'],
    [
      'letters that HTML needs',
      'a < b & "c" &lt;i&gt; &copy; &amp;amp;',
      '<p>a &lt; b &amp; "c" &lt;i&gt; © &amp;amp;</p>',
    ],
    [
      'Arabic',
      '## عنوان\n\nفقرة **غامقة** و[رابط](https://ok.example/ع).\n\n- بند \u200fأول',
      '<h2>عنوان</h2><p>فقرة <b>غامقة</b> و<a href="https://ok.example/%D8%B9" rel="noopener nofollow">رابط</a>.</p><ul><li>بند \u200fأول</li></ul>',
    ],
    [
      'words within more elements than anybody nests',
      `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}<p>next</p>`,
      '<p>deep</p><p>next</p>',
    ],
    [
      'words within more quotes than anybody nests',
      `${'>'.repeat(20_000)} deep\nnext`,
      `<p>${'&gt;'.repeat(20_000)} deep<br />next</p>`,
    ],
    [
      'text that looks like blocks',
      '[{"type":"paragraph","children":[]}]',
      '<p>[{"type":"paragraph","children":[]}]</p>',
    ],
    ['nothing', ' \n', ''],
  ])('keep %s', (_what, source, html) => {
    expect(htmlOf(source)).toBe(html);
  });

  it.each([' ', '\n', ' \n'])('are read in no time, however often %j stands in a row', (sign) => {
    const shown = sign.replace(' \n', '\n').replace('\n', '<br />');
    expect(htmlOf(`<pre>a${sign.repeat(400_000)}b</pre>`)).toBe(`<p><code>a${shown.repeat(400_000)}b</code></p>`);
  });

  it('have every word in the words that are searched, each part set off from the next', () => {
    const { readableText } = cms.module<typeof ReadableText>('src/platform/rich-text/readable-text.js');
    const source =
      '## What you will do\n\n- Teach *well*\n- Write.\n  - A report\n\nAsk [us](/en/contact-us) & <b>them</b>.\n\n## ماذا تفعل؟\n\nاكتب <script>alert(1)</script>لنا.';
    expect(readableText(blocksOf(source))).toBe(
      'What you will do · Teach well · Write. A report · Ask us & them. ماذا تفعل؟ اكتب لنا.',
    );
    expect([readableText(null), readableText([])]).toEqual(['', '']);
  });
});

inThoroughRuns(() => {
  describe('An installation of before', { timeout: 90_000 }, () => {
    it('is brought to blocks by its next start, and shows what it showed', async () => {
      const before = await shownTexts(cms.url);
      const root = mkdtempSync(join(tmpdir(), 'scholars-before-'));
      await turnBlocksToTexts(cms);
      await cms.db.raw('pragma wal_checkpoint(truncate)');
      cpSync(cms.dataDir, root, { recursive: true });
      const started = await startCmsProcess(root);
      expect(await shownTexts(started.url)).toEqual(before);
      await started.end('SIGTERM');
      const again = await startCmsProcess(root);
      expect(await shownTexts(again.url)).toEqual(before);
      await again.end('SIGTERM');
      rmSync(root, { recursive: true });
    });
  });
});
