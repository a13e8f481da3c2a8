import { describe, expect, it } from 'vitest';
import { formatAge, formatBytes, webAddress } from './written-values';
import { countryName } from '@scholars/contract/reference/countries';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the age of a submission', () => {
  it.each([
    ['2026-11-21T11:59:50Z', 'this minute'],
    ['2026-11-21T11:15:00Z', '45 minutes ago'],
    ['2026-11-20T13:00:00Z', '23 hours ago'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
    ['2026-08-01T11:00:00Z', '3 months ago'],
    ['2026-11-21T12:00:09Z', 'this minute'],
  ])('received at %s is %s', (received, age) => {
    expect(formatAge(received, 'en', now)).toBe(age);
  });

  it('is written in Arabic with Arabic digits', () => {
    expect(formatAge('2026-11-18T11:00:00Z', 'ar', now)).toBe('قبل ٣ أيام');
  });
});

it('names countries in the page’s language', () => {
  expect(countryName('QA', 'en')).toBe('Qatar');
  expect(countryName('QA', 'ar')).toBe('قطر');
  expect(countryName('Atlantis', 'en')).toBe('Atlantis');
});

it('writes sizes of files for people', () => {
  expect(formatBytes(512, 'en')).toBe('1 kB');
  expect(formatBytes(245_760, 'en')).toBe('240 kB');
  expect(formatBytes(5_242_880, 'en')).toBe('5 MB');
});

it('makes a link of nothing but a web address', () => {
  expect(webAddress('https://otieno.example')).toBe('https://otieno.example');
  expect(webAddress('www.otieno.example')).toBe('https://www.otieno.example');
  expect(webAddress('javascript:alert(1)')).toBe('https://javascript:alert(1)');
});
