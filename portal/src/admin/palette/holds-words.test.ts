import { describe, expect, it } from 'vitest';
import { holdsWords } from './holds-words';

describe('A page is found by its name', () => {
  it.each([
    ['الإحصاءات', 'الاحصاءات'],
    ['الإحصاءات', 'إحْصاءات'],
    ['الإحصاءات', 'احصا'],
    ['نظرة عامة', 'نظره عامه'],
    ['رسائل البريد', 'الرسائل بريد'],
    ['رسائل البريد', 'رســائل'],
    ['Mail', 'MAIL'],
    ['Travel requests', 'req trav'],
    ['Overview', ''],
  ])('%s by “%s”', (name, text) => {
    expect(holdsWords(name, text)).toBe(true);
  });

  it.each([
    ['الإحصاءات', 'بريد'],
    ['Travel requests', 'travel mail'],
  ])('%s not by “%s”', (name, text) => {
    expect(holdsWords(name, text)).toBe(false);
  });
});
