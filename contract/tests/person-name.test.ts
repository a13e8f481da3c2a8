import { describe, expect, it } from 'vitest';
import { nameFor } from '../src/person-name.js';

describe('A person’s name', () => {
  it.each([
    ['en', ['Amina', 'أمينة'], 'Amina'],
    ['ar', ['Amina', 'أمينة'], 'أمينة'],
    ['en', ['أمينة', 'Amina'], 'Amina'],
    ['ar', ['أمينة', 'امينه'], 'أمينة'],
    ['en', ['أمينة', ''], 'أمينة'],
    ['ar', ['Amina', null], 'Amina'],
    ['ar', ['', null, undefined, 'أمينة'], 'أمينة'],
    ['ar', ['', null], ''],
  ] as const)('is for readers of %s, of %j, %s', (locale, names, shown) => {
    expect(nameFor(locale, ...names)).toBe(shown);
  });
});
