import { describe, expect, it } from 'vitest';
import { errorKind } from '../src/error-kind.js';

const typed = 'Layla Haddad, A01234567';

describe('The kind of an error', () => {
  it.each([
    ['its code', Object.assign(new Error(typed), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['its code in SQL', Object.assign(new Error(typed), { code: '23505' }), '23505'],
    ['its cause’s code', new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
    ['its class where the cause has none', new TypeError(typed, { cause: new Error(typed) }), 'TypeError'],
    ['its class where the code is a number', new DOMException(typed, 'TimeoutError'), 'TimeoutError'],
    ['its class where the code is no word', Object.assign(new RangeError(typed), { code: typed }), 'RangeError'],
    ['what it is where it is no error', typed, 'string'],
    ['what it is where there is none', undefined, 'undefined'],
  ])('is %s', (_name, error, kind) => {
    expect(errorKind(error)).toBe(kind);
  });

  it('is short', () => {
    expect(errorKind({ code: 'x'.repeat(100) })).toHaveLength(60);
  });
});
