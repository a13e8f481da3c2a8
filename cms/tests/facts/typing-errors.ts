import { expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';

/** Which words are taken for one another; no database takes part. */
export function typingErrorFacts(cms: Cms): void {
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
}
