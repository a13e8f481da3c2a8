import { describe, expect, it, vi } from 'vitest';
import type { backgroundWork } from '../../src/platform/processes/background-work.js';
import type { inTurn } from '../../src/platform/processes/turns.js';
import type { Cms } from '../support/cms.js';

type Create = typeof backgroundWork;

const creating =
  (cms: Cms): Create =>
  (...settings) =>
    cms.module<{ backgroundWork: Create }>('src/platform/processes/background-work.js').backgroundWork(...settings);

/** Work that goes on when the request that asked for it has been answered. */
export function backgroundWorkFacts(cms: Cms): void {
  const create = creating(cms);
  const takeTurn = (name: string, work: () => Promise<void>) =>
    cms.module<{ inTurn: typeof inTurn }>('src/platform/processes/turns.js').inTurn(name, work);
  /** Something that is waited for until it is let go. */
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open: () => open(), opened };
  };

  describe('Background work', () => {
    it('that is woken often before it has begun is done once, and once more where it is woken later', async () => {
      const [before, during] = [gate(), gate()];
      let runs = 0;
      const work = create('woken work', async () => {
        runs += 1;
        if (runs === 1) await during.opened;
      });
      const held = takeTurn('woken work', () => before.opened);
      work.wake();
      work.wake();
      before.open();
      await held;
      await vi.waitUntil(() => runs === 1);
      work.wake();
      work.wake();
      during.open();
      await vi.waitUntil(() => runs === 2);
      await work.stop();
      expect(runs).toBe(2);
    });

    it('that fails is logged without what it failed at, and is done when it is woken again', async () => {
      let isBad = true;
      let runs = 0;
      const work = create('failing work', async () => {
        runs += 1;
        if (isBad) throw new RangeError('amina@lakeside.example');
      });
      const warn = vi.spyOn(cms.strapi.log, 'warn');
      try {
        work.wake();
        await vi.waitUntil(() => warn.mock.calls.length > 0);
        expect(warn.mock.calls).toEqual([['Background work, failing work: RangeError']]);
      } finally {
        warn.mockRestore();
      }
      isBad = false;
      work.wake();
      await vi.waitUntil(() => runs === 2);
    });

    it('tells who runs it by the clock of its failure', async () => {
      const work = create('work by the clock', async ({ now }) => {
        throw new RangeError(String(now));
      });
      await expect(work.run(17)).rejects.toThrow('17');
    });

    it('of which one item fails does the others all the same, and tells what failed', async () => {
      const done: number[] = [];
      const work = create('work on items', ({ each }) =>
        each([1, 2, 3, 4], async (item) => {
          if (item % 2 === 1) throw new RangeError(`item ${item}`);
          done.push(item);
        }),
      );
      await expect(work.run()).rejects.toMatchObject({ errors: [new RangeError('item 1'), new RangeError('item 3')] });
      expect(done).toEqual([2, 4]);
    });

    it('ends its piece at a stop, begins no other, and is woken no more', async () => {
      const piece = gate();
      const begun: number[] = [];
      const work = create('stopped work', async ({ goesOn }) => {
        for (let n = 1; n <= 3 && goesOn(); n++) {
          begun.push(n);
          await piece.opened;
        }
      });
      work.wake();
      await vi.waitUntil(() => begun.length === 1);
      let hasStopped = false;
      const stopped = work.stop().then(() => (hasStopped = true));
      await new Promise((resolve) => setImmediate(resolve));
      expect(hasStopped).toBe(false);
      piece.open();
      await stopped;
      work.wake();
      await takeTurn('stopped work', async () => undefined);
      expect(begun).toEqual([1]);
    });
  });
}

/** Where several processes have one database. */
export function sharedBackgroundWorkFacts(cms: Cms): void {
  it('background work that waits for another process gives up at a stop', async () => {
    const lock = `hashtextextended('work elsewhere', 0)`;
    await cms.db.transaction(async (other) => {
      await other.raw(`select pg_advisory_lock(${lock})`);
      let runs = 0;
      const work = creating(cms)('work elsewhere', async () => void (runs += 1));
      work.wake();
      // The job by the clock has not failed: who has the turn does the work.
      const byTheClock = work.run();
      await work.stop();
      await byTheClock;
      await other.raw(`select pg_advisory_unlock(${lock})`);
      expect(runs).toBe(0);
    });
  });
}
