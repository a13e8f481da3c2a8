import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  messageTemplateDetail,
  type MessageTemplate,
  type MessageTemplateDetail,
} from '@scholars/contract/message-templates';
import type { Cms } from '../support/cms.js';
import { shapeProblems } from './reads.js';

const path = '/api/backoffice/message-templates';

/** What coordinators keep for writing to people. */
export function messageTemplateFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const fields = (given: Partial<Record<keyof MessageTemplate, unknown>> = {}) => ({
    purpose: 'refusal',
    title: `All seats are taken ${randomUUID()}`,
    textEn: 'Dear {name}, all seats are taken ({reference}).',
    textAr: 'الأستاذ/ة {name}، شُغلت المقاعد كلها ({reference}).',
    ...given,
  });
  const create = async (given = {}) => cms.post<MessageTemplateDetail>(path, fields(given), await asCoordinator());
  const made = async () => {
    const { status, body } = await create();
    if (status !== 200 || !body.success) throw new Error(`The template was answered ${status}`);
    return body.data;
  };
  const change = async (id: string, body: object) =>
    cms.post<MessageTemplateDetail>(`${path}/${id}`, body, await asCoordinator());

  describe('A template', () => {
    it('is kept in both languages, listed, and says who made it', async () => {
      const template = await made();
      expect(shapeProblems(messageTemplateDetail, template)).toEqual({});
      expect(template).toMatchObject({ purpose: 'refusal', version: 1 });
      expect(template.history).toMatchObject([
        { action: 'template-created', actor: 'Mariam Al-Sayed', reason: template.title },
      ]);
      const listed = await cms.data<MessageTemplate[]>(path, await asCoordinator());
      expect(listed.find(({ id }) => id === template.id)).toMatchObject({ textAr: template.textAr });
    });

    it.each([
      ['a placeholder that there is none of', { textEn: 'Dear {mother} of {name} ({reference})' }, 'textEn'],
      ['a brace that is not closed', { textAr: 'الأستاذ {name' }, 'textAr'],
      ['a placeholder in one language alone', { textAr: 'شكرًا لكم ({reference})' }, 'textAr'],
      ['no words in Arabic', { textAr: ' ' }, 'textAr'],
      ['no title', { title: '' }, 'title'],
      ['a purpose that there is none of', { purpose: 'praise' }, 'purpose'],
    ])('is refused with %s', async (_what, given, field) => {
      const { status, body } = await create(given);
      expect(status).toBe(422);
      expect(Object.keys((!body.success && body.errors) || {})).toEqual([field]);
    });

    it('is changed from the version that was seen, and its history tells before and after', async () => {
      const { id, history: _history, version, ...before } = await made();
      const after = fields({ title: before.title, textEn: '{name}: no seats ({reference})' });
      const { body } = await change(id, { ...after, version });
      expect(body.success && body.data).toMatchObject({ version: 2, textEn: after.textEn });
      expect(body.success && body.data.history.at(-1)).toMatchObject({
        action: 'template-changed',
        changes: [{ field: 'textEn', before: before.textEn, after: after.textEn }],
      });
      const late = await change(id, { ...after, title: 'Mine', version });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ data: { version: 2, textEn: after.textEn } });
    });

    it('of two who change it at once is changed by one', async () => {
      const { id, version, title } = await made();
      const answers = await Promise.all(
        ['First', 'Second'].map((textEn) =>
          change(id, { ...fields({ title, textEn: `${textEn} {name} {reference}` }), version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is removed by who saw its last version; what was done with it stays told', async () => {
      const { id, version, title } = await made();
      expect((await cms.post(`${path}/${id}/remove`, { version: version + 1 }, await asCoordinator())).status).toBe(
        409,
      );
      expect((await cms.post(`${path}/${id}/remove`, { version }, await asCoordinator())).status).toBe(200);
      expect((await cms.post(`${path}/${id}/remove`, { version }, await asCoordinator())).status).toBe(404);
      const lines = await cms.db('audit_entries').where({ kind: 'message-templates', document_id: id }).orderBy('id');
      expect(lines.map((line: { action: string }) => line.action)).toEqual(['template-created', 'template-removed']);
      expect(lines[1]).toMatchObject({ reason: title, actor: 'Mariam Al-Sayed' });
    });

    it('is no member’s to read', async () => {
      expect((await cms.get(path, { token: await cms.tokenOf('member') })).status).toBe(403);
    });
  });
}
