import { purgeAfterMs } from '@scholars/contract/cdn';
import { errorKind } from '@scholars/contract/error-kind';
import { contentChange } from '../content/content-version.js';
import { environment } from '../environment/environment.js';
import { countByWord } from '../metrics/registry.js';
import { inTurn } from '../processes/turns.js';
import { askToPurge } from './purge-request.js';

// What is changed within it is told at once.
const batchMs = 1000;
const retryFirstMs = 1000;
const retryLastMs = 60_000;

const countPurge = countByWord(
  'scholars_cms_cdn_purges_total',
  'Tries of this process to tell the CDN that content has changed: it took it, it did not.',
  'outcome',
  ['taken', 'failed'],
);

/** Which change was the last when a process told the CDN; the same name in all processes. */
const store = () => strapi.store({ type: 'core', name: 'cdn' });

let isStopping = false;
let isBatching = false;
let isTelling = false;
let due: { mark: string | undefined } | undefined;
let failures = 0;
const timers = new Set<NodeJS.Timeout>();

/**
 * Tells the CDN of every change of content from here on, and of what a process that has ended could not tell. Nobody
 * waits for it, and nobody's change fails by it. Call once all processes are listened to.
 */
export function startPurges(): void {
  if (environment.cdn.kind === 'none') return;
  isStopping = false;
  contentChange.followedBy({ follow: noteChange, forget: noteChange });
  noteChange();
}

export function stopPurges(): void {
  isStopping = true;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

/** In every process; the change's name arrives after the change. */
function noteChange(): void {
  if (isBatching) return;
  isBatching = true;
  after(batchMs, () => {
    isBatching = false;
    const { mark } = contentChange;
    after(purgeAfterMs, () => {
      // A later purge is as good for what came before.
      due = { mark };
      void tellAll();
    });
  });
}

/** One at a time, until nothing is due. */
async function tellAll(): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  while (due && !isStopping) {
    const { mark } = due;
    due = undefined;
    const failure = await tellOnce(mark).catch(errorKind);
    if (failure === undefined) {
      failures = 0;
      continue;
    }
    due ??= { mark };
    failures += 1;
    strapi.log.warn(`The CDN was not told of changed content, attempt ${failures}: ${failure}`);
    after(Math.min(retryFirstMs * 2 ** (failures - 1), retryLastMs), () => void tellAll());
    break;
  }
  isTelling = false;
}

/** @returns what went wrong */
function tellOnce(mark: string | undefined): Promise<string | undefined> {
  return inTurn('cdn purge', async () => {
    if (mark !== undefined && (await store().get({ key: 'told' })) === mark) return undefined;
    const failure = await askToPurge(environment.cdn);
    countPurge(failure === undefined ? 'taken' : 'failed');
    if (failure === undefined && mark !== undefined) await store().set({ key: 'told', value: mark });
    return failure;
  });
}

function after(ms: number, act: () => void): void {
  if (isStopping) return;
  const timer = setTimeout(() => {
    timers.delete(timer);
    act();
  }, ms).unref();
  timers.add(timer);
}
