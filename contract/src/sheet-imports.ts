import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { sheetMaxBytes } from './limits.js';
import { instant } from './shapes.js';
import { xlsxType } from './sheet-file.js';

/** What can be brought in from a table, both languages of an entry in one row; invitations are of the annual gathering. */
export const sheetTargets = ['opportunities', 'organizations', 'invitations'] as const;
export type SheetTarget = (typeof sheetTargets)[number];

/** One field of an entry that a column of the table may be. */
export const sheetField = z.object({
  name: z.string(),
  /** In the language of the call. */
  label: z.string(),
  isRequired: z.boolean(),
});
export type SheetField = z.output<typeof sheetField>;

/** What is to be said of one cell, in the reader’s words. The first row below the heads is row 2. */
export const cellProblem = z.object({ row: z.number(), field: z.string(), problem: z.string() });
export type CellProblem = z.output<typeof cellProblem>;

/** A table as it was read, before anything of it is brought in. */
export const sheetCheck = z.object({
  fields: z.array(sheetField),
  /** The heads of the columns, in order, and the field that each is taken for; null for none. */
  columns: z.array(z.object({ head: z.string(), field: z.nullable(z.string()) })),
  /** Rows with anything in them, and how many of them nothing is wrong in. */
  rows: z.number(),
  good: z.number(),
  problems: z.array(cellProblem),
  /** What keeps no row out, and is worth a look. */
  remarks: z.array(cellProblem),
  /** Rows to look at: the first ones, and every one with a problem or a remark. Cells are in the columns' order. */
  shown: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
});
export type SheetCheck = z.output<typeof sheetCheck>;

/** A table that was brought in, or is being brought in. */
export const sheetImportSummary = z.object({
  id: z.string(),
  target: z.enum(sheetTargets),
  fileName: z.string(),
  createdAt: instant,
  /** Who did it; empty where they are no coordinator any more. */
  by: z.string(),
  state: z.enum(['running', 'done']),
  total: z.number(),
  imported: z.number(),
  refused: z.number(),
});
export type SheetImportSummary = z.output<typeof sheetImportSummary>;

/** The same, row by row. */
export const sheetImport = z.object({
  ...sheetImportSummary.shape,
  /** One line for each row that was brought in or refused so far, in the order of the table. */
  rows: z.array(
    z.object({
      row: z.number(),
      /** What the row calls its entry, as it was typed; '' where it says nothing. */
      title: z.string(),
      state: z.enum(['imported', 'refused']),
      /** The entry's address on the site, of one that was brought in. */
      path: z.nullable(z.string()),
      /** Each with the head of its column, or what its field is called where the table has none for it. */
      problems: z.array(z.extend(cellProblem, { column: z.string() })),
    }),
  ),
});
export type SheetImport = z.output<typeof sheetImport>;

/**
 * The field that each column is taken for: JSON of a list in the columns' order, null for a column that is left out.
 * Without it the heads decide.
 */
const columnsText = z._default(z.string().check(z.maxLength(5000, { error: 'value.invalid' })), '');
const sheetFile = { files: ['sheet'], maxFileBytes: sheetMaxBytes };

export const openSheetTemplate = endpoint({
  method: 'GET',
  path: '/api/backoffice/sheets/{target}/template',
  access: 'coordinator',
  summary: 'An empty table with the heads that an import knows, and one row that shows how it is filled.',
  raw: { types: [xlsxType] },
});

export const checkSheet = endpoint({
  method: 'POST',
  path: '/api/backoffice/sheets/{target}/check',
  access: 'coordinator',
  summary: 'Reads a table (XLSX or CSV) and says what is wrong in each cell; nothing is brought in.',
  body: z.object({ columns: columnsText }),
  multipart: sheetFile,
  data: sheetCheck,
  limit: { name: 'sheet', by: 'session' },
});

export const importSheet = endpoint({
  method: 'POST',
  path: '/api/backoffice/sheets/{target}/import',
  access: 'coordinator',
  summary: 'Brings in every row of a table that nothing is wrong in; each row in both languages, or not at all.',
  body: z.object({
    columns: columnsText,
    publish: z._default(z.enum(['yes', 'no'], { error: 'value.invalid' }), 'no'),
  }),
  multipart: sheetFile,
  data: sheetImport,
  limit: { name: 'sheet', by: 'session', isApart: true },
});

export const listSheetImports = endpoint({
  method: 'GET',
  path: '/api/backoffice/sheets/imports',
  access: 'coordinator',
  summary: 'The tables that were brought in last, with how far each has come; the newest first.',
  data: sheetImportSummary,
  list: true,
});

export const getSheetImport = endpoint({
  method: 'GET',
  path: '/api/backoffice/sheets/imports/{id}',
  access: 'coordinator',
  summary: 'How far an import has come, and what became of each row.',
  data: sheetImport,
});

export const openRefusedRows = endpoint({
  method: 'GET',
  path: '/api/backoffice/sheets/imports/{id}/refused',
  access: 'coordinator',
  summary: 'The refused rows as a table, with the reason in each cell, to be corrected and brought in anew.',
  raw: { types: [xlsxType] },
});
