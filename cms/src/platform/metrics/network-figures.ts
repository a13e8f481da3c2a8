import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { gauge } from './registry.js';

/** What a part of the statement tells: so many of something, and a moment, in milliseconds. */
interface FigureRow {
  label: string;
  n: number;
  at: number | null;
}

interface Part {
  /** Selects `label`, `n` and `at`, in this order, by an index. */
  select(db: Knex): Knex.QueryBuilder;
  show(rows: readonly FigureRow[], now: number): void;
  /** The database could not be asked: what was shown is no longer known. */
  forget(): void;
}

/** Said of each figure that every process reads from the same database. */
export const ofTheNetwork =
  'Of the whole network: every CMS process says the same, so take the largest, never the sum.';

/** Less than a scrape waits. */
const withinMs = 3000;

const parts = new Map<string, Part>();
let read: { at: number; whether: Promise<boolean> } | undefined;
const isRead = gauge('scholars_cms_network_figures_read', '1 where the figures of the whole network could be read.');

/** Call once for each, before the first request. @param name plain letters: it stands in the statement */
export function declareNetworkFigure(name: string, part: Part): void {
  parts.set(name, part);
}

/**
 * Reads all of them in one statement. A database that is away, or slow, leaves none standing that may no longer be true.
 *
 * @param maxAgeMs what was read so long ago is read anew
 */
export async function readNetworkFigures(maxAgeMs: number): Promise<void> {
  const now = Date.now();
  if (!read || now - read.at > maxAgeMs) read = { at: now, whether: readAll(now) };
  const given = new AbortController();
  const isInTime = await Promise.race([read.whether, wait(withinMs, false, { signal: given.signal })]);
  given.abort();
  if (!isInTime) for (const { forget } of parts.values()) forget();
  isRead.set(isInTime ? 1 : 0);
}

async function readAll(now: number): Promise<boolean> {
  try {
    const db = strapi.db.connection;
    const selects = [...parts].map(([name, { select }]) => select(db).select(db.raw(`'${name}' as figure`)));
    const rows: (Record<'label' | 'figure', string> & { n: unknown; at: unknown })[] = await db.unionAll(selects);
    for (const [name, { show }] of parts)
      show(
        rows
          .filter(({ figure }) => figure === name)
          .map(({ label, n, at }) => ({ label, n: Number(n), at: at === null ? null : Number(at) })),
        now,
      );
    return true;
  } catch {
    // Why, the calls that fail for it tell the log.
    return false;
  }
}
