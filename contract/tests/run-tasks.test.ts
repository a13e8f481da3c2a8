import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExpectedFailure } from '../../scripts/lib/command.mjs';
import { runTasks } from '../../scripts/lib/run-tasks.mjs';

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Tasks that note when they begin and end, and end when they are told to. */
function recorder() {
  const events: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const task = (name: string, after: string[] = []) => ({
    name,
    label: name,
    after,
    run: (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        events.push(`${name} begins`);
        let isOver = false;
        const end = (how: string, settle: () => void) => {
          if (isOver) return;
          isOver = true;
          events.push(`${name} ${how}`);
          settle();
        };
        ends.set(name, { resolve: () => end('ends', resolve), reject: (error) => end('fails', () => reject(error)) });
        signal.addEventListener('abort', () => end('is stopped', () => reject(new ExpectedFailure('Stopped.', 130))));
      }),
  });
  return {
    events,
    task,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string, error: Error) => ends.get(name)?.reject(error),
  };
}

it('begins a step once those that it waits for have ended, and no later', async () => {
  const { events, task, end } = recorder();
  const done = runTasks([task('a'), task('b'), task('c', ['a']), task('d', ['b', 'c', 'what is there already'])]);
  await vi.waitFor(() => expect(events).toEqual(['a begins', 'b begins']));
  end('a');
  await vi.waitFor(() => expect(events.at(-1)).toBe('c begins'));
  end('c');
  end('b');
  await vi.waitFor(() => expect(events.at(-1)).toBe('d begins'));
  end('d');
  await done;
  expect(said.join('')).toMatch(/ {2}d: done \(4 of 4\) after [\d.]+ s\n$/);
});

it('stops the others when one fails, waits for their ends, and begins nothing more', async () => {
  const { events, task, fail } = recorder();
  const done = runTasks([task('a'), task('b'), task('c', ['a']), task('d', ['b'])]);
  await vi.waitFor(() => expect(events).toHaveLength(2));
  fail('a', new Error('no room on the disk'));
  await expect(done).rejects.toThrow('no room on the disk');
  expect(events).toEqual(['a begins', 'b begins', 'a fails', 'b is stopped']);
  expect(said.join('')).toMatch(/ {2}b: stopped after/);
});

it('stops everything when the person does', async () => {
  const { events, task } = recorder();
  const stop = new AbortController();
  const done = runTasks([task('a'), task('b', ['a'])], { signal: stop.signal });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  stop.abort();
  await expect(done).rejects.toMatchObject({ message: 'Stopped.', exitCode: 130 });
  expect(events).toEqual(['a begins', 'a is stopped']);
});
