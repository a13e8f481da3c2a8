import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log';
import { createLineWriter } from './log-lines';

function linesOf(logFormat: 'text' | 'json', tell: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  tell(createLog({ logLevel: 'info', logFormat }, (line) => lines.push(line)));
  return lines;
}

const forged = 'x\r\n[2026-01-01T00:00:00.000Z] info: server.stopped\u2028\u009b31m\u001b[0m';

test('a line of JSON says when, in UTC, how grave, which part and what', () => {
  const [line = ''] = linesOf('json', (log) => log('warn', 'request', { route: '/:lang', status: 404 }));
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    service: 'portal',
    event: 'request',
    route: '/:lang',
    status: 404,
  });
});

test('one for people says the same', () => {
  const [line] = linesOf('text', (log) => log('info', 'request', { route: '/:lang', status: 200, reason: undefined }));
  expect(line).toMatch(/^\[\d{4}-\d\d-\d\dT[\d:.]+Z\] info: request route=\/:lang status=200$/);
});

test.each(['text', 'json'] as const)('in %s no value forges another line, or steers a terminal', (format) => {
  const lines = linesOf(format, (log) => log('info', 'event', { reason: forged, [`a`]: [forged] }));
  expect(lines).toHaveLength(1);
  // oxlint-disable-next-line no-control-regex
  expect(lines[0]).not.toMatch(format === 'text' ? /[\u0000-\u001f\u007f-\u009f\u2028]/ : /[\u0000-\u001f]/);
});

test('lines of one second, and of the next, say their own milliseconds', () => {
  vi.useFakeTimers();
  const moments = ['2026-01-31T23:59:59.007Z', '2026-01-31T23:59:59.980Z', '2026-02-01T00:00:00.000Z'];
  const lines = linesOf('json', (log) => {
    for (const moment of moments) {
      vi.setSystemTime(new Date(moment));
      log('info', 'request');
    }
  });
  vi.useRealTimers();
  expect(lines.map((line) => JSON.parse(line).time)).toEqual(moments);
});

test('what is below the level is not written', () => {
  expect(linesOf('json', (log) => log('debug', 'socket.open'))).toEqual([]);
});

describe('lines on their way out', () => {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const writer = () =>
    createLineWriter({ write: (text) => written.push(text), whenEnding: (flush) => ends.push(flush) });

  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
    ends.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  test('are written together, in their order, within a moment', () => {
    const add = writer();
    add('first', false);
    add('second', false);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(50);
    add('third', false);
    vi.advanceTimersByTime(50);
    expect(written).toEqual(['first\nsecond\n', 'third\n']);
  });

  test('are written at once where one is urgent, or where they are many', () => {
    const add = writer();
    add('first', false);
    add('fault', true);
    expect(written).toEqual(['first\nfault\n']);
    for (let count = 0; count < 100; count += 1) add('x'.repeat(1000), false);
    expect(written.length).toBeGreaterThan(2);
  });

  test('are written before the process ends', () => {
    writer()('last', false);
    for (const end of ends) end();
    expect(written).toEqual(['last\n']);
  });
});
