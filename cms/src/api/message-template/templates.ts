import { randomUUID } from 'node:crypto';
import type {
  MessageTemplate,
  MessageTemplateDetail,
  TemplateFields,
  TemplatePurpose,
} from '@scholars/contract/message-templates';
import type { AuditEntry, FieldChange } from '@scholars/contract/submissions';
import type { Knex } from 'knex';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { addAuditEntry, listAuditEntries } from '../submission/audit.js';

const kind = 'message-templates';

interface Row {
  id: string;
  purpose: TemplatePurpose;
  title: string;
  text_en: string;
  text_ar: string;
  version: number;
  updated_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    message_templates: Row;
  }
}

/** By purpose, then by title. */
export async function listTemplates(): Promise<MessageTemplate[]> {
  const rows = await strapi.db.connection('message_templates').orderBy(['purpose', 'title', 'id']);
  return rows.map(presentTemplate);
}

/** @throws ContractError 404 */
export async function getTemplate(id: string): Promise<MessageTemplateDetail> {
  const row = await strapi.db.connection('message_templates').where({ id }).first();
  if (!row) throw notFound();
  return { ...presentTemplate(row), history: await listAuditEntries(kind, id) };
}

/** @returns its id */
export async function createTemplate(fields: TemplateFields, by: SignedIn): Promise<string> {
  const id = randomUUID();
  await strapi.db.transaction(async ({ trx }) => {
    await trx('message_templates').insert({ id, ...columnsOf(fields), version: 1, updated_at: Date.now() });
    await note(trx, id, 'template-created', by, fields.title);
  });
  return id;
}

/** @throws ContractError 404; 409 with the present template when somebody was faster */
export async function changeTemplate(id: string, version: number, fields: TemplateFields, by: SignedIn): Promise<void> {
  await fromVersion(id, version, async (trx, row) => {
    const changes = changesOf(presentTemplate(row), fields);
    if (changes.length === 0) return true;
    const changed = await trx('message_templates')
      .where({ id, version })
      .update({ ...columnsOf(fields), version: version + 1, updated_at: Date.now() });
    if (changed > 0) await note(trx, id, 'template-changed', by, fields.title, changes);
    return changed > 0;
  });
}

/** @throws ContractError 404; 409 with the present template when somebody has changed it meanwhile */
export async function removeTemplate(id: string, version: number, by: SignedIn): Promise<void> {
  await fromVersion(id, version, async (trx, row) => {
    const removed = await trx('message_templates').where({ id, version }).delete();
    if (removed > 0) await note(trx, id, 'template-removed', by, row.title);
    return removed > 0;
  });
}

async function fromVersion(
  id: string,
  version: number,
  change: (trx: Knex, row: Row) => Promise<boolean>,
): Promise<void> {
  const isDone = await strapi.db.transaction(async ({ trx }) => {
    const row = await trx('message_templates').where({ id }).first();
    if (!row) throw notFound();
    return row.version === version && change(trx, row);
  });
  if (!isDone) throw new ContractError(409, 'error.conflict', { data: await getTemplate(id) });
}

async function note(
  trx: Knex,
  documentId: string,
  action: AuditEntry['action'],
  by: SignedIn,
  title: string,
  changes?: FieldChange[],
): Promise<void> {
  await addAuditEntry(trx, { kind, documentId, action, actorId: by.userId, actor: by.name, reason: title, changes });
}

function changesOf(before: TemplateFields, after: TemplateFields): FieldChange[] {
  return (['purpose', 'title', 'textEn', 'textAr'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

function columnsOf({ purpose, title, textEn, textAr }: TemplateFields) {
  return { purpose, title, text_en: textEn, text_ar: textAr };
}

function presentTemplate({ id, purpose, title, text_en, text_ar, version, updated_at }: Row): MessageTemplate {
  return {
    id,
    purpose,
    title,
    textEn: text_en,
    textAr: text_ar,
    version,
    updatedAt: new Date(Number(updated_at)).toISOString(),
  };
}
