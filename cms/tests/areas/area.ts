import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

type Facts = (cms: Cms, sink: SmtpSink) => void;

/**
 * The facts of a subject, in the order in which they are asked. What is marked as the database's hangs on how one asks,
 * sorts, counts, finds and commits; all else is a rule of ours.
 */
export type Area = readonly (Facts | { database: Facts })[];

/** @param part what is asked: a short run asks SQLite, which all journeys run on, for what hangs on the database alone */
export function ask(area: Area, part: 'all' | 'database', cms: Cms, sink: SmtpSink): void {
  for (const facts of area) {
    if (typeof facts !== 'function') facts.database(cms, sink);
    else if (part === 'all') facts(cms, sink);
  }
}
