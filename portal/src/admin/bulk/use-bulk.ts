import { useDataProvider, useInvalidate, useOnError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { bulkRowsMax } from '@scholars/contract/limits';
import type { TemplateWords } from '@scholars/contract/message-templates';
import { changeSubmissions, type RowChange, type RowResult } from '@scholars/contract/queue-work';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useRef, useState } from 'react';
import type { QueueRow } from '../values/row-line';
import { undoOf, type ChangedRow } from './undo-of';

/** What is said with a step: one reason for all, or words that are filled in for each. */
export type BulkWords = { reason: string } | { words: TemplateWords };
/** What many rows get: a status or somebody who takes them on. */
export type BulkChange = ({ to: string } & BulkWords) | { assignee: string };

export interface BulkOutcome {
  isUndo: boolean;
  results: readonly ChangedRow[];
  /** What takes back what succeeded, as far as it can be. */
  undo: readonly RowChange[];
  /** Why the rest was not sent; nothing where all was. */
  failure: string | undefined;
}

/** Changes many rows by as many calls as it takes, and takes it back. */
export function useBulk(kind: SubmissionKind, onDone: (outcome: BulkOutcome) => void) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const { mutate: noteFailure } = useOnError();
  const [sent, setSent] = useState<number>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const underWay = useRef<Promise<boolean>>(undefined);

  /** @returns whether all of it was done */
  async function send(
    rows: ReadonlyMap<string, QueueRow>,
    changes: readonly RowChange[],
    said: BulkWords,
    isUndo: boolean,
  ): Promise<boolean> {
    const results: ChangedRow[] = [];
    let failure: string | undefined;
    setOutcome(undefined);
    for (let start = 0; start < changes.length && failure === undefined; start += bulkRowsMax) {
      setSent(start);
      try {
        const answer = await provider.custom?.<RowResult[]>({
          url: fillPath(changeSubmissions.path, { kind }),
          method: 'post',
          payload: { rows: changes.slice(start, start + bulkRowsMax), ...said },
        });
        for (const result of answer?.data ?? []) {
          const row = rows.get(result.id);
          if (row) results.push({ row, result });
        }
      } catch (error) {
        noteFailure(error);
        failure = error instanceof Error ? error.message : String(error);
      }
    }
    const undo = isUndo ? [] : results.flatMap((changed) => undoOf(kind, changed));
    const done = { isUndo, results, undo, failure };
    setSent(undefined);
    setOutcome(done);
    onDone(done);
    void invalidate({ invalidates: ['all'] });
    return failure === undefined && results.every(({ result }) => result.outcome === 'done');
  }

  /** The button knows with the next drawing only: two presses at once are one. */
  function sendOnce(...what: Parameters<typeof send>): Promise<boolean> {
    underWay.current ??= send(...what).finally(() => (underWay.current = undefined));
    return underWay.current;
  }

  return {
    /** How many rows have been sent while it is under way. */
    sent,
    outcome,
    change: (rows: readonly QueueRow[], change: BulkChange) => {
      const given = 'to' in change ? { to: change.to } : { assignee: change.assignee };
      return sendOnce(
        new Map(rows.map((row) => [row.id, row])),
        rows.map(({ id, version }) => ({ id, version: Number(version), ...given })),
        wordsOf(change),
        false,
      );
    },
    undo: () =>
      outcome && sendOnce(new Map(outcome.results.map(({ row }) => [row.id, row])), outcome.undo, { reason: '' }, true),
    forget: () => setOutcome(undefined),
  };
}

function wordsOf(change: BulkChange): BulkWords {
  if ('words' in change) return { words: change.words };
  return { reason: 'reason' in change ? change.reason : '' };
}

export type Bulk = ReturnType<typeof useBulk>;
