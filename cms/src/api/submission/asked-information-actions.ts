import * as calls from '@scholars/contract/asked-information';
import { askedForm } from '@scholars/contract/forms/asked-information';
import { parseWith } from '@scholars/contract/parse';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import { defineAction } from '../../platform/contract/define-action.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { readLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { requireAsked } from './asked-information.js';
import { columnOf } from './content-type-of.js';
import { giveInformation } from './give-information.js';
import { judgeFiles } from './judge-files.js';
import { requireRow } from './submission-row.js';

const readAsked = async (token: string) =>
  requireAsked(strapi.db.connection, await readLinkToken('give-information', token));

export const actions = {
  getAskedInformation: defineAction(calls.getAskedInformation, async ({ linkToken }) => {
    const { kind, documentId, fields, words } = await readAsked(linkToken);
    const row = await requireRow(strapi.db.connection, kind, documentId);
    const isText = (name: string) => Object.hasOwn(describedKind(kind).fields, name);
    return {
      kind,
      reference: row.reference,
      words,
      fields: fields.map((name) => ({ name, value: isText(name) ? String(row[columnOf(kind, name)] ?? '') : '' })),
    };
  }),

  giveAskedInformation: defineAction(calls.giveAskedInformation, async ({ linkToken, body, files }) => {
    const { kind, fields } = await readAsked(linkToken);
    const parsed = parseWith(askedForm(kind, fields), body);
    if (!parsed.ok) throw invalidFields(parsed.problems);
    const asked = Object.fromEntries(Object.entries(files).filter(([name]) => fields.includes(name)));
    return giveInformation(linkToken, {
      fields: Object.fromEntries(
        Object.entries(parsed.value).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      // What is asked was judged to be there; the others came before.
      files: await judgeFiles(kind, asked, 'draft'),
    });
  }),
};
