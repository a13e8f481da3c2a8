import { errorKind } from '@scholars/contract/error-kind';
import { eachByItself } from './each-by-itself.js';
import { inTurn } from './turns.js';

/** Work that nobody waits for, in pieces of which each is whole by itself. */
export interface BackgroundWork {
  /**
   * Does all there is, when nobody else in any process is at it.
   *
   * @param now the time that terms are counted by
   */
  run(now?: number): Promise<void>;
  /** Has it done soon: call once what there is to do is committed. What that run does not come to, the job that looks by the clock does. */
  wake(): void;
  /** Lets the piece that is under way end. What is left is done by another process, or after the next start. */
  stop(): Promise<void>;
}

interface Progress {
  now: number;
  /** Whether the next piece may be begun. Not once the process stops. */
  goesOn(): boolean;
  /** Does one after the other. One that fails keeps no other from its turn; what failed is thrown in the end. */
  each<Item>(items: readonly Item[], carryOutOne: (item: Item) => Promise<void>): Promise<void>;
}

const all: BackgroundWork[] = [];
/** No failure: whoever has the turn does the work. */
const givenUpAtStop = new Error('Stopped while another process had the turn');

/**
 * @param name whose turn it is, among all processes, and what the log calls it
 * @param carryOut does what waits, and asks before each piece whether it goes on
 */
export function backgroundWork(name: string, carryOut: (progress: Progress) => Promise<void>): BackgroundWork {
  let latest: Promise<unknown> | undefined;
  let isStopping = false;
  let isWoken = false;
  const goesOn = () => !isStopping;
  const each: Progress['each'] = (items, carryOutOne) =>
    eachByItself(items, async (item) => {
      if (goesOn()) await carryOutOne(item);
    });
  const giveUpAtStop = () => {
    if (isStopping) throw givenUpAtStop;
  };

  function run(now = Date.now()): Promise<void> {
    const turn = inTurn(
      name,
      async () => {
        // What is committed from here on may have come too late to be seen.
        isWoken = false;
        if (goesOn()) await carryOut({ now, goesOn, each });
      },
      { onWait: giveUpAtStop },
    ).catch((error: unknown) => {
      if (error !== givenUpAtStop) throw error;
    });
    // Runs take turns, so the last one ends last.
    latest = turn.catch(() => undefined);
    return turn;
  }

  function wake(): void {
    // A run that has not begun sees this too.
    if (isWoken || isStopping) return;
    isWoken = true;
    run().catch((error: unknown) => {
      isWoken = false;
      if (goesOn()) strapi.log.warn(`Background work, ${name}: ${errorKind(error)}`);
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await latest;
  }

  const work = { run, wake, stop };
  all.push(work);
  return work;
}

/** Before the database is closed. */
export async function stopBackgroundWork(): Promise<void> {
  await Promise.all(all.map((work) => work.stop()));
}
