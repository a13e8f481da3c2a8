import { describe, expect, it } from 'vitest';
import { errorKind, errorPlaces, failureFacts } from '../src/error-kind.js';

const typed = 'Layla Haddad, A01234567';

describe('The kind of an error', () => {
  it.each([
    ['its code', Object.assign(new Error(typed), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['its code in SQL', Object.assign(new Error(typed), { code: '23505' }), '23505'],
    ['its cause’s code', new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
    ['its class where the cause has none', new TypeError(typed, { cause: new Error(typed) }), 'TypeError'],
    ['its class where the code is a number', new DOMException(typed, 'TimeoutError'), 'TimeoutError'],
    ['its class where the code is no word', Object.assign(new RangeError(typed), { code: typed }), 'RangeError'],
    ['that of the first of several', new AggregateError([new RangeError(typed), new Error(typed)]), 'RangeError'],
    ['what it is where it is no error', typed, 'string'],
    ['what it is where there is none', undefined, 'undefined'],
  ])('is %s', (_name, error, kind) => {
    expect(errorKind(error)).toBe(kind);
  });

  it('is short', () => {
    expect(errorKind({ code: 'x'.repeat(100) })).toHaveLength(60);
  });
});

describe('The places of an error', () => {
  it('are those of its stack, the innermost first, so many at most', () => {
    const places = errorPlaces(new Error(typed), 3);
    expect(places).toHaveLength(3);
    expect(places[0]).toMatch(/^at .*error-kind\.test\.ts:\d+:\d+/);
  });

  it.each([
    ['of several lines', `Refused:\n${typed}\n${typed}`],
    ['that looks like places', `Refused\n    at ${typed} (file.ts:1:2)\n    at ${typed}`],
    ['of nothing', ''],
  ])('have nothing of a message %s', (_name, message) => {
    const places = errorPlaces(new TypeError(message), 5);
    expect(places).toHaveLength(5);
    expect(places.join('\n')).not.toContain(typed);
    expect(places[0]).toMatch(/error-kind\.test\.ts:\d+:\d+/);
  });

  it('have nothing of a message that was changed since, however long', () => {
    const error = Object.assign(new Error(`${typed}\n${typed}`), { message: 'Another' });
    expect(errorPlaces(error, 5).join('\n')).not.toContain(typed);
  });

  it.each([
    ['text', typed],
    ['nothing', undefined],
    ['an error without a stack', Object.assign(new Error(typed), { stack: undefined })],
  ])('are none of %s', (_name, error) => {
    expect(errorPlaces(error, 5)).toEqual([]);
  });
});

describe('What the log says of a failure', () => {
  it('is its kind and where it happened, never what it says', () => {
    const { reason, at = '' } = failureFacts(new RangeError(typed));
    expect(reason).toBe('RangeError');
    expect(at).toMatch(/^at .*error-kind\.test\.ts:\d+:\d+/);
    expect(at.split(/ (?=at )/)).toHaveLength(5);
    expect(at).not.toContain(typed);
  });

  it('is its kind alone where nobody knows where', () => {
    expect(failureFacts(typed)).toEqual({ reason: 'string' });
  });
});
