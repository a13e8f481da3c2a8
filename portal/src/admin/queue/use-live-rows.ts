import { useDataProvider, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useRef, useState } from 'react';
import { useQueueNews, type GatheredNews } from '../data/use-queue-news';
import type { QueueRow } from '../values/row-line';

interface Shown {
  rows: readonly QueueRow[];
  total: number;
  /** When they were read: what is known of later news goes with the next reading. */
  readAt: number;
}

interface Asked {
  filters: CrudFilter[];
  sorters: CrudSort[];
  currentPage: number;
  pageSize: number;
  columns: readonly string[];
}

/** What is known of a list beside what was read of it. */
interface Since {
  readAt: number;
  rows: ReadonlyMap<string, QueueRow>;
  total: number;
  arrived: number;
}

/** An address has room for so many. */
const idsAtOnce = 20;

/**
 * The rows that a list shows, each as it is now, in the places that they had when the list was read. What has come since
 * is counted and waits until it is asked for.
 */
export function useLiveRows(kind: SubmissionKind, shown: Shown, asked: Asked) {
  const provider = useDataProvider()();
  const [since, setSince] = useState<Since>();
  const created = useRef({ readAt: 0, ids: new Set<string>() });
  const { readAt } = shown;
  const current = since?.readAt === readAt ? since : undefined;
  const last = useRef(Promise.resolve());
  useQueueNews(kind, (news) => {
    // In their order; what cannot be read now is read with the next news.
    if (readAt > 0) last.current = last.current.then(() => read(news)).catch(() => undefined);
  });

  function list(ids?: readonly string[], isNarrowed = true) {
    const { filters, sorters, columns, currentPage, pageSize } = asked;
    return provider.getList<QueueRow>({
      resource: kind,
      filters: isNarrowed ? filters : [],
      sorters,
      pagination: ids ? { currentPage: 1, pageSize: idsAtOnce } : { currentPage, pageSize },
      meta: { columns, ids },
    });
  }

  async function read(news: GatheredNews): Promise<void> {
    if (created.current.readAt !== readAt) created.current = { readAt, ids: new Set() };
    const isShown = new Set(shown.rows.map(({ id }) => id));
    for (const id of news.created) if (!isShown.has(id)) created.current.ids.add(id);
    const page = await list();
    const rows = new Map(page.data.filter(({ id }) => isShown.has(id)).map((row) => [row.id, row]));
    // Those that are on this page no longer stay where one saw them.
    const gone = [...isShown].filter((id) => !rows.has(id) && (news.isGap || news.changed.has(id)));
    for (const ids of inParts(gone)) for (const row of (await list(ids, false)).data) rows.set(row.id, row);
    let count = 0;
    for (const ids of inParts([...created.current.ids])) count += (await list(ids)).total;
    // Those that came, or as many more as the list has, where others have come into it by a change.
    const arrived = Math.max(count, page.total - shown.total, 0);
    setSince((before) => {
      if (before && before.readAt > readAt) return before;
      const known = before?.readAt === readAt ? before.rows : [];
      return { readAt, rows: new Map([...known, ...rows]), total: page.total, arrived };
    });
  }

  return {
    rows: shown.rows.map((row) => current?.rows.get(row.id) ?? row),
    total: current?.total ?? shown.total,
    /** How many rows the list has that it did not have when it was read. */
    arrived: current?.arrived ?? 0,
  };
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, i) =>
    ids.slice(i * idsAtOnce, (i + 1) * idsAtOnce),
  );
}
