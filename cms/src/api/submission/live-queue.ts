import type { Knex } from 'knex';
import type { guestNews } from '@scholars/contract/live';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { afterCommit } from '../../platform/database/after-commit.js';
import { accountRoom, liveServer, queueRoom } from '../../platform/live/live-channel.js';
import { findSubjects, hasSubjects } from './hidden-submissions.js';

/** A step writes several lines of a history, and a change of many rows those of many: they are told together. */
const gatheredMs = 100;
const idsAtOnce = 200;

/** What coordinators are told of. */
export type ToldKind = SubmissionKind | typeof guestNews;

/** By kind the submissions to be told of, each with whether it is new. */
const waiting = new Map<ToldKind, Map<string, boolean>>();

/** Tells those who work with it, once it is committed, that a submission or a guest has come or was changed; in all processes. */
export function tellQueue(trx: Knex, kind: ToldKind, documentId: string, isNew: boolean): void {
  afterCommit(trx, () => {
    if (!liveServer()) return;
    if (waiting.size === 0) setTimeout(tellWaiting, gatheredMs).unref();
    const ofKind = waiting.get(kind) ?? new Map<string, boolean>();
    waiting.set(kind, ofKind.set(documentId, isNew || ofKind.get(documentId) === true));
  });
}

function tellWaiting(): void {
  const gathered = [...waiting];
  waiting.clear();
  for (const [kind, told] of gathered) {
    if (!hasSubjects(kind)) tell(kind, [...told]);
    // With the database away nothing is told that would have to be kept from somebody.
    else void tellOthers(kind, told).catch(() => undefined);
  }
}

/** Each to all but whom it is about. */
async function tellOthers(kind: SubmissionKind, told: ReadonlyMap<string, boolean>): Promise<void> {
  const subjects = await findSubjects(kind, [...told.keys()]);
  for (const subject of new Set([...told.keys()].map((id) => subjects.get(id))))
    tell(
      kind,
      [...told].filter(([id]) => subjects.get(id) === subject),
      subject,
    );
}

function tell(kind: ToldKind, all: readonly (readonly [string, boolean])[], except?: number): void {
  for (let from = 0; from < all.length; from += idsAtOnce) {
    const some = all.slice(from, from + idsAtOnce);
    const idsOf = (isNew: boolean) => some.flatMap(([id, one]) => (one === isNew ? [id] : []));
    liveServer()
      ?.to(queueRoom(kind))
      .except(except === undefined ? [] : accountRoom(except))
      .emit('queue', { kind, created: idsOf(true), changed: idsOf(false) });
  }
}
