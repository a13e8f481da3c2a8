import { localeOfHeader } from '@scholars/contract/locale';
import { parseQueueQuery, type QueueQuery } from '@scholars/contract/queues/queue-query';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { sheetFileName } from '@scholars/contract/sheet-file';
import { exportSubmissions } from '@scholars/contract/submissions';
import type { Action } from '../../platform/contract/define-action.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { countCall } from '../../platform/contract/count-call.js';
import { sendFile } from '../../platform/contract/send-file.js';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { listCoordinators } from './coordinators.js';
import { csvOf, xlsxOf, type SheetRows } from '../../platform/sheets/write-sheet.js';
import { readByIds, readIds } from './find-submissions.js';
import { readersWords, wireWords, type SheetWords } from './sheet-words.js';

const rowsAtOnce = 500;
const ownColumns = ['reference', 'status', 'createdAt', 'assignee', 'language'] as const;

/**
 * The rows of a queue that its list would give on all its pages, in the same order, as a file: CSV for programs, a
 * workbook in the words of who reads it.
 */
export function exportOf(kind: SubmissionKind): Action {
  const endpoint = { ...exportSubmissions, path: exportSubmissions.path.replace('{kind}', kind) };
  return {
    endpoint,
    async handler(ctx) {
      await countCall(endpoint, ctx, 'each');
      const { format, pagination: _whole, fields: _all, ...narrowed } = ctx.query;
      const known = exportSubmissions.query.shape.format.safeParse(format);
      if (!known.success) throw invalidFields({ format: ['value.invalid'] });
      const query = parseQueueQuery(kind, narrowed);
      if (!query.ok) throw new ContractError(400, undefined, { problems: query.problems });
      const isCsv = known.data === 'csv';
      const locale = localeOfHeader(ctx.get('Language'));
      if (!ctx.state.signedIn) throw new ContractError(401);
      const rows = rowsOf(kind, query.value, ctx.state.signedIn, isCsv ? wireWords : readersWords(kind, locale));
      const [csvType, xlsxType] = exportSubmissions.raw.types;
      sendFile(ctx, exportSubmissions.raw, {
        name: sheetFileName(kind, known.data),
        type: isCsv ? csvType : xlsxType,
        content: isCsv ? csvOf(rows) : xlsxOf(rows, locale),
      });
    },
  };
}

/**
 * The rows that were there at the first moment, some hundred in memory at a time, however many there are: whatever
 * others change meanwhile, none is left out and none stands twice.
 */
async function* rowsOf(kind: SubmissionKind, { where, sort }: QueueQuery, by: SignedIn, words: SheetWords): SheetRows {
  const columns = [...ownColumns, ...Object.keys(describedKind(kind).fields)];
  const names = new Map((await listCoordinators()).map(({ id, name }) => [id, name]));
  yield columns.map((column) => words.titleOf(column));
  const ids = await readIds(kind, { where, sort }, by);
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    for (const row of await readByIds(kind, ids.slice(start, start + rowsAtOnce), columns))
      yield columns.map((column) => {
        const value = row[column];
        if (column === 'assignee') return names.get(String(value)) ?? '';
        return value === null || value === undefined ? '' : words.valueOf(column, String(value));
      });
  }
}
