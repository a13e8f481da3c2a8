import { describe, expect, it } from 'vitest';
import { outlineOf, sanitiseHtml } from './sanitise-html';

describe('sanitiseHtml', () => {
  it.each([
    [
      'keeps the allow-list',
      '<h2>A</h2><p>b <b>c</b><br>d</p><ul><li>e</li></ul>',
      '<h2>A</h2><p>b <b>c</b><br>d</p><ul><li>e</li></ul>',
    ],
    ['keeps struck words and code', '<p><s>a</s> <code>b</code></p>', '<p><s>a</s> <code>b</code></p>'],
    ['drops attributes', '<p class="x" onclick="a()">b</p>', '<p>b</p>'],
    [
      'keeps the sizes of words, and nothing else of a span',
      '<p><span data-size="small" style="color:red">a</span><span data-size="huge">b</span></p>',
      '<p><span data-size="small">a</span><span>b</span></p>',
    ],
    ['drops unknown tags and keeps their text', '<div><p>a</p><font>b</font></div>', '<p>a</p>b'],
    ['drops scripts with their text', 'a<script>alert(1)</script>b', 'ab'],
    ['drops a script that never ends', 'a<script>alert(1)', 'a'],
    ['drops comments', 'a<!-- <b>x</b> -->b', 'ab'],
    ['drops svg with what it holds', '<svg onload=a()><a href="/x">y</a></svg>z', 'z'],
    ['keeps links within the site', '<a href="/en/about" target="_blank">a</a>', '<a href="/en/about">a</a>'],
    [
      'marks links that leave the site',
      '<a href="https://a.example/?b=1&amp;c=2">a</a>',
      '<a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer">a</a>',
    ],
    ['refuses javascript addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['refuses written-around javascript addresses', '<a href="java&#x0A;script&colon;alert(1)">a</a>', '<a>a</a>'],
    ['refuses addresses of another host without scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['closes what was left open', '<p>a <b>b', '<p>a <b>b</b></p>'],
    ['ignores ends without a beginning', 'a</b></p></div>b', 'ab'],
    ['escapes a lone bracket', '1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['keeps entities', 'a&nbsp;&amp;&#1575;', 'a&nbsp;&amp;&#1575;'],
    ['is not fooled by a bracket in an attribute', '<p title="><img src=x onerror=a()>">b</p>', '<p>b</p>'],
    ['is not fooled by nested beginnings', '<<script>script>alert(1)<</script>/script>', ''],
  ])('%s', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  it('gives second headings the ids that the outline names', () => {
    const html = '<h2>One &amp; <b>only</b></h2><p>a</p><h2 id="x">Two</h2>';
    expect(sanitiseHtml(html, true)).toBe(
      '<h2 id="section-1">One &amp; <b>only</b></h2><p>a</p><h2 id="section-2">Two</h2>',
    );
    expect(outlineOf(html)).toEqual([
      { id: 'section-1', title: 'One & only' },
      { id: 'section-2', title: 'Two' },
    ]);
  });
});
