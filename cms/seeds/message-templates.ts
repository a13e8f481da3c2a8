import { randomUUID } from 'node:crypto';
import { messageTemplates } from './content/message-templates.js';

export async function seedMessageTemplates(): Promise<void> {
  const rows = messageTemplates.map(({ purpose, title, textEn, textAr }) => ({
    id: randomUUID(),
    purpose,
    title,
    text_en: textEn,
    text_ar: textAr,
    version: 1,
    updated_at: Date.now(),
  }));
  await strapi.db.connection('message_templates').insert(rows);
}
