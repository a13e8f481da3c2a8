import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  messageTemplateDetail,
  type MessageTemplate,
  type MessageTemplateDetail,
} from '@scholars/contract/message-templates';
import type { RowResult } from '@scholars/contract/queue-work';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, makeSubmission } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

const path = '/api/backoffice/message-templates';

/** What coordinators keep for writing to people. */
export function messageTemplateFacts(cms: Cms, sink: SmtpSink): void {
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

  describe('Words in both languages for a step with many', () => {
    const kind = 'founding-fellows-profiles';
    const { textEn, textAr } = fields();
    const decline = async (rows: { id: string; version: number }[], given: object) =>
      cms.post<RowResult[]>(
        `/api/backoffice/${kind}/changes`,
        { rows: rows.map(({ id, version }) => ({ id, version, to: 'declined' })), ...given },
        await asCoordinator(),
      );

    it('reach each sender in the language of their form, filled in for them, and stand so in each history', async () => {
      const senders = [
        { language: 'en', full_name: 'Amina Otieno' },
        { language: 'ar', full_name: 'هند المهندي' },
      ] as const;
      const made = [];
      for (const sender of senders) {
        const one = await makeSubmission(cms, kind, 'in_review');
        await cms.db('founding_fellows_profiles').where({ document_id: one.id }).update(sender);
        made.push(one);
      }
      const { body } = await decline(made, { words: { textEn, textAr } });
      expect(body.success && body.data.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
      const said = made.map(({ reference }, i) =>
        i === 0
          ? `Dear Amina Otieno, all seats are taken (${reference}).`
          : `الأستاذ/ة هند المهندي، شُغلت المقاعد كلها (${reference}).`,
      );
      for (const [i, { reference }] of made.entries()) {
        const { history } = await findByReference(cms, kind, reference);
        expect(history.at(-1)).toMatchObject({ action: 'transition', to: 'declined', reason: said[i] });
        const mailed = () => sink.taken.some(({ mail }) => mail.text?.includes(said[i] ?? reference));
        await vi.waitUntil(mailed, { timeout: 10_000 });
      }
    });

    it('are refused with a placeholder that there is none of, and with no words in one language', async () => {
      const one = await makeSubmission(cms, kind, 'in_review');
      for (const words of [
        { textEn: 'Dear {mother}', textAr },
        { textEn, textAr: ' ' },
      ])
        expect((await decline([one], { words })).status).toBe(422);
      const { status } = await findByReference(cms, kind, one.reference);
      expect(status).toBe('in_review');
    });
  });
}
