import type { BodyOf } from '@scholars/contract/endpoint';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { changeSubmissions as changes, RowChange, RowResult } from '@scholars/contract/queue-work';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { notify } from '../notification/notify.js';
import { assignTo, chooseCoordinator } from './assign.js';
import { contentTypeOf } from './content-type-of.js';
import { listCoordinators } from './coordinators.js';
import { isHiddenFrom, onlyShown } from './hidden-submissions.js';
import { takeBack } from './take-back.js';
import { transition } from './transition.js';

const outcomes: Partial<Record<number, RowResult['outcome']>> = { 404: 'missing', 409: 'changed', 422: 'refused' };

/** By coordinator, what they were given last, and how many. */
type Given = Map<number, { documentId: string; reference: string; count: number }>;

/**
 * Changes many submissions, one after the other, each in a transaction of its own: what is refused keeps none of the
 * others. Coordinators hear of what they are given by one notification for all.
 */
export async function changeSubmissions(
  kind: SubmissionKind,
  { rows, reason, words }: BodyOf<typeof changes>,
  by: SignedIn,
  locale: Locale,
): Promise<RowResult[]> {
  const given: Given = new Map();
  const coordinators = rows.some(({ assignee }) => assignee) ? await listCoordinators() : [];
  const refusals = new Map<RowChange, ContractError>();
  const late = new Set<RowChange>();
  try {
    for (const row of rows) await changeOne(row).catch((refusal: unknown) => refusals.set(row, refusalOf(refusal)));
  } finally {
    // Also where it breaks off: what was assigned until then stays so.
    await tellAssigned(kind, given);
  }
  const present = await readPresent(
    kind,
    rows.map(({ id }) => id),
    by,
  );
  return rows.map((row) => {
    const refusal = refusals.get(row);
    const outcome = refusal ? outcomes[refusal.status] : late.has(row) ? 'late' : 'done';
    if (!outcome) throw refusal;
    return {
      id: row.id,
      outcome,
      message: refusal ? messageText(locale, Object.values(refusal.details.problems ?? {})[0]?.[0] ?? refusal.ref) : '',
      present: present.get(row.id) ?? null,
    };
  });

  async function changeOne(row: RowChange): Promise<void> {
    const { id, version, to, assignee = '', takesBack } = row;
    if (await isHiddenFrom(kind, id, by)) throw notFound();
    if (takesBack) {
      if (!(await takeBack(kind, { id, version }, by))) late.add(row);
      return;
    }
    if (to !== undefined) return transition(kind, id, { version, to, reason, words }, by);
    await assignTo(
      kind,
      { id, version },
      chooseCoordinator(kind, assignee, coordinators),
      by,
      async (_trx, reader, { reference }) => {
        const count = (given.get(reader.userId)?.count ?? 0) + 1;
        given.set(reader.userId, { documentId: id, reference, count });
      },
    );
  }
}

async function tellAssigned(kind: SubmissionKind, given: Given): Promise<void> {
  if (given.size === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    for (const [userId, { count, ...one }] of given)
      await (count === 1
        ? notify(trx, userId, 'submission-assigned', { kind, ...one })
        : notify(trx, userId, 'submissions-assigned', { kind, count }));
  });
}

function refusalOf(thrown: unknown): ContractError {
  if (thrown instanceof ContractError) return thrown;
  throw thrown;
}

async function readPresent(
  kind: SubmissionKind,
  ids: readonly string[],
  by: SignedIn,
): Promise<Map<string, NonNullable<RowResult['present']>>> {
  const rows: { document_id: string; version: number; status: string; assignee: string | null }[] = await onlyShown(
    strapi.db.connection(contentTypeOf(kind).table),
    kind,
    by,
  )
    .whereIn('document_id', [...ids])
    .select('document_id', 'version', 'status', 'assignee');
  return new Map(
    rows.map(({ document_id, version, status, assignee }) => [document_id, { version, status, assignee }]),
  );
}
