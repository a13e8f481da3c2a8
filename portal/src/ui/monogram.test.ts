import { describe, expect, it } from 'vitest';
import { monogramOf } from './monogram';

describe('monogramOf', () => {
  it.each([
    ['Abdullah Al-Naimi', 'AN'],
    ['Cordoba Press', 'CP'],
    ['Kuala Lumpur Institute of AI', 'KA'],
    ['Plato', 'P'],
    ['عبد الله النعيمي', 'ع'],
    ['المعهد العالي', 'م'],
    ['مطبعة قرطبة', 'م'],
    ['', ''],
  ])('%s is %s', (name, expected) => {
    expect(monogramOf(name)).toBe(expected);
  });
});
