import { describe, expect, it } from 'vitest';
import { directBlocks } from './direct-blocks';

describe('A block of a text', () => {
  it.each([
    ['in the language of its text says nothing', 'en', '<p>Apply by <b>May</b>.</p>', '<p>Apply by <b>May</b>.</p>'],
    ['in Arabic runs from the right', 'en', '<p>يجب أن يكون المتقدم</p>', '<p dir="rtl">يجب أن يكون المتقدم</p>'],
    [
      'in English runs from the left',
      'ar',
      '<h2 id="section-1">Applicants</h2><p>They <i>must</i> hold a PhD.</p>',
      '<h2 dir="ltr" id="section-1">Applicants</h2><p dir="ltr">They <i>must</i> hold a PhD.</p>',
    ],
    ['in Arabic stays so where it begins with a Latin name', 'ar', '<p>GIS هو نظام للمعلومات</p>', null],
    ['in Arabic stays so where it has a long Latin name', 'ar', '<p>زمالة Sustainability Fellowship</p>', null],
    ['in English stays so where it quotes Arabic', 'en', '<p>The word is العلم والمعرفة والبحث</p>', null],
    [
      'that is an address stays with its text',
      'ar',
      '<p><a href="https://a.example/b">https://a.example/b</a></p>',
      null,
    ],
    [
      'of Arabic and an address stays Arabic',
      'ar',
      '<p>البريد: <a href="mailto:a@b.example">office@b.example</a></p>',
      null,
    ],
    ['without a letter stays with its text', 'ar', '<p>2026 &amp; 2027</p><p></p>', null],
    [
      'that is a list or a quotation turns with its words',
      'en',
      '<ul><li>علم</li><li>بحث</li></ul><blockquote><p>العلم نور</p></blockquote>',
      '<ul dir="rtl"><li dir="rtl">علم</li><li dir="rtl">بحث</li></ul><blockquote dir="rtl"><p dir="rtl">العلم نور</p></blockquote>',
    ],
  ] as const)('%s', (_, locale, html, expected) => {
    expect(directBlocks(html, locale)).toBe(expected ?? html);
  });
});
