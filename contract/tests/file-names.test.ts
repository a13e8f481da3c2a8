import { describe, expect, it } from 'vitest';
import { shownFileName } from '../src/file-names.js';

describe('A file’s name as its sender gave it, where it is shown', () => {
  it.each([
    ['passport.pdf', 'passport.pdf'],
    ['جواز السفر.pdf', 'جواز السفر.pdf'],
    ['Ünïcode – résumé (2).pdf', 'Ünïcode – résumé (2).pdf'],
    ['family 👪.png', 'family 👪.png'],
  ])('stays as it is: %j', (sent, shown) => {
    expect(shownFileName(sent)).toBe(shown);
  });

  it.each([
    ['a right-to-left override', 'passport\u202Efdp.exe', 'passportfdp.exe'],
    ['embeddings and isolates', '\u202A\u202B\u202D\u2066\u2067\u2068a\u2069\u202C.pdf', 'a.pdf'],
    ['direction marks', '\u200Ea\u200F\u061C.pdf', 'a.pdf'],
    ['letters of no width', 'pass\u200B\u200C\u200D\u2060\uFEFFport\u00AD.pdf', 'passport.pdf'],
    ['letters that look like nothing', 'a\u3164\uFFA0\u115F\u2800.pdf', 'a.pdf'],
    ['tags and variation selectors', 'a\uFE0F\u{E0041}\u{E007F}.pdf', 'a.pdf'],
    ['control characters', 'pass\u0000\u0007\u001B[31m\u007F\u0085port.pdf', 'pass[31mport.pdf'],
    ['half of a pair', 'a\uD83D.pdf', 'a.pdf'],
    ['letters of private use', 'a\uE000.pdf', 'a.pdf'],
  ])('has lost %s', (_what, sent, shown) => {
    expect(shownFileName(sent)).toBe(shown);
  });

  it('stands on one line, however many spaces push its end out of sight', () => {
    expect(shownFileName(`passport.pdf${' '.repeat(120)}\r\n\t\u2028\u00A0.exe`)).toBe('passport.pdf .exe');
    expect(shownFileName('  passport.pdf  ')).toBe('passport.pdf');
  });

  it('has no folders before it', () => {
    expect(shownFileName('C:\\fakepath\\passport.pdf')).toBe('passport.pdf');
    expect(shownFileName('../../etc/passwd')).toBe('passwd');
  });

  it('is told in 255 characters at most, none of them cut in two', () => {
    const shown = shownFileName('👪'.repeat(400));
    expect(shown.length).toBeLessThanOrEqual(255);
    expect(shown).toMatch(/^(?:👪)+$/u);
  });

  it('is empty when nothing of it can be seen', () => {
    expect(shownFileName('\u202E\u200B')).toBe('');
  });
});
