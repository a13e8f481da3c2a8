import { expect, it } from 'vitest';
import { searchFacts } from './facts/search.js';
import { searchLanguageFacts } from './facts/search-languages.js';
import { searchWordFacts } from './facts/search-words.js';
import { useCms } from './support/cms.js';

const cms = useCms();

searchFacts(cms);
searchWordFacts(cms);
searchLanguageFacts(cms);

it.each([
  ['water', 'water', false],
  ['water', 'watr', true],
  ['water', 'waterr', true],
  ['water', 'later', true],
  ['water', 'wtaer', true],
  ['water', 'awter', true],
  ['water', 'wate', true],
  ['water', 'ater', true],
  ['water', 'wetar', false],
  ['water', 'wtear', false],
  ['water', 'wa', false],
  ['water', 'waters!', false],
  ['ab', 'ba', true],
  ['', 'a', true],
  ['', '', false],
  ['ذكا', 'دكا', true],
])('%j and %j are one typing error apart: %j', (a, b, expected) => {
  const { isOneEditApart } = cms.module<{ isOneEditApart(a: string, b: string): boolean }>(
    'src/platform/full-text/one-edit.js',
  );
  expect([isOneEditApart(a, b), isOneEditApart(b, a)]).toEqual([expected, expected]);
});
