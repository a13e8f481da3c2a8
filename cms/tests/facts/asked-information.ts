import { askableFields, type AskedKind } from '@scholars/contract/asked-kinds';
import type { User } from '@scholars/contract/account';
import type { AskedInformation } from '@scholars/contract/asked-information';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../support/account-mails.js';
import type { Cms } from '../support/cms.js';
import { buildForm, buildPdf, type Fields } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, makeSubmission } from '../support/submissions.js';

const path = '/api/asked-information';
/** Of each kind a step that asks, a field with what is right and what is wrong of it, and what it was before. */
const asking: [kind: AskedKind, to: string, field: string, right: string, wrong: string, wrongBy: string][] = [
  ['founding-fellows-profiles', 'needs_info', 'currentTitle', 'Professor', '', 'title.required'],
  ['travel-intakes', 'needs_info', 'preferredAirport', 'Doha (DOH)', '', 'airport.required'],
  ['travel-requests', 'needs_info', 'purpose', 'A lecture', '', 'purpose.required'],
  ['organization-requests', 'answered', 'website', 'https://lakeside.example', 'lakeside', 'url.invalid'],
];

/** What a sender is asked for by a link, and how they give it. */
export function askedInformationFacts(cms: Cms, sink: SmtpSink): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const step = async (kind: AskedKind, { id, version }: SubmissionDetail, body: Record<string, unknown>) =>
    cms.post<SubmissionDetail>(
      `/api/backoffice/${kind}/${id}/transition`,
      { reason: 'Please look at this again', version, ...body },
      await asCoordinator(),
    );
  /** Asks, and gives the token of the link that was mailed. */
  const ask = async (kind: AskedKind, to: string, fields: string[], given?: SubmissionDetail) => {
    const submission = given ?? (await makeSubmission(cms, kind, 'in_review'));
    const asked = await step(kind, submission, { to, fields });
    if (!asked.body.success) throw new Error(JSON.stringify(asked.body));
    const find = () => sink.taken.filter(({ mail }) => mail.text?.includes('/asked-information?token='));
    const about = () => find().filter(({ mail }) => mail.subject?.includes(submission.reference));
    const before = about().length;
    await expect.poll(() => about().length, { timeout: 10_000 }).toBeGreaterThan(given ? before : 0);
    return { submission: asked.body.data, token: tokenIn(about().at(-1)), mail: about().at(-1)?.mail };
  };
  const give = (token: string, fields: Fields) => cms.post<Receipt>(path, buildForm(fields), { token });
  const read = (token: string, language: Locale = 'en') => cms.get<AskedInformation>(path, { token, language });

  describe.each(asking)('A sender of %s', (kind, to, field, right, wrong, wrongBy) => {
    it('is mailed a link, sees what is asked, and completes exactly that, judged as in the form', async () => {
      const { submission, token, mail } = await ask(kind, to, [field]);
      const before = submission.fields[field] ?? '';
      expect(mail?.text).toContain('Please look at this again');
      const dayMs = 86_400_000;
      const line = submission.history.at(-1);
      expect(line).toMatchObject({ action: 'transition', to, asked: { fields: [field] } });
      expect(line).not.toHaveProperty('changes');
      expect(Date.parse(line?.asked?.until ?? '') - Date.parse(line?.at ?? '')).toBeCloseTo(30 * dayMs, -4);
      expect((await read(token)).body).toMatchObject({
        success: true,
        data: {
          kind,
          reference: submission.reference,
          words: 'Please look at this again',
          fields: [{ name: field, value: before }],
        },
      });
      expect((await give(token, { [field]: wrong })).body).toMatchObject({
        success: false,
        errors: { [field]: [messageText('en', wrongBy as never)] },
      });
      const given = await give(token, {
        [field]: right,
        fullName: 'Somebody Else',
        reference: 'X',
        status: 'approved',
      });
      expect(given.body).toMatchObject({ success: true, data: { reference: submission.reference } });
      const after = await findByReference(cms, kind, submission.reference);
      expect(after).toMatchObject({
        status: 'in_review',
        version: submission.version + 1,
        fields: { ...submission.fields, [field]: right },
      });
      expect(after.history.slice(-2)).toMatchObject([
        { action: 'answered', actor: '', changes: [{ field, before, after: right }] },
        { action: 'transition', actor: '', from: to, to: 'in_review' },
      ]);
    });

    it('is told by the form of a link that was used, replaced, or that asks no more', async () => {
      const used = await ask(kind, to, [field]);
      expect((await give(used.token, { [field]: right })).status).toBe(200);
      const again = await findByReference(cms, kind, used.submission.reference);
      const older = await ask(kind, to, [field], again);
      const back = await step(kind, older.submission, { to: 'in_review' });
      const newer = await ask(kind, to, [field], back.body.success ? back.body.data : undefined);
      for (const token of [used.token, older.token, `${newer.token}x`, 'x'.repeat(43)]) {
        expect((await read(token, 'ar')).body).toEqual({
          success: false,
          message: messageText('ar', 'error.linkToken'),
        });
        expect((await give(token, { [field]: right })).status).toBe(401);
      }
      expect((await read(newer.token)).status).toBe(200);
      await cms
        .db('link_tokens')
        .where({ purpose: 'give-information' })
        .update({ expires_at: Date.now() - 1 });
      expect((await read(newer.token)).status).toBe(401);
    });

    it('is asked for nothing but fields of the form, and by this step alone', async () => {
      const submission = await makeSubmission(cms, kind, 'in_review');
      for (const fields of [['emailAddress'], ['status'], [field, 'constructor'], [7], 'fullName'])
        expect((await step(kind, submission, { to, fields })).status).toBe(422);
      expect((await step(kind, submission, { to: 'declined', fields: [field] })).status).toBe(422);
      expect(await findByReference(cms, kind, submission.reference)).toMatchObject({ status: 'in_review' });
      expect(askableFields(kind)).not.toContain('emailAddress');
    });
  });

  it('Of two who give it at once one does, and the assignee is notified once', async () => {
    const kind = 'travel-intakes';
    const me = await cms.data<User>('/api/user', await asCoordinator());
    const made = await makeSubmission(cms, kind, 'in_review');
    const assigned = await cms.post<SubmissionDetail>(
      `/api/backoffice/${kind}/${made.id}/assign`,
      { assignee: me.id, version: made.version },
      await asCoordinator(),
    );
    const { submission, token } = await ask(
      kind,
      'needs_info',
      ['fullName'],
      assigned.body.success ? assigned.body.data : undefined,
    );
    const notices = async () => {
      type Answer = { notifications: { data: { title: string } }[] };
      const { notifications } = await cms.data<Answer>('/api/user-notifications', await asCoordinator());
      return notifications.filter(({ data }) => data.title.includes(submission.reference));
    };
    const before = (await notices()).length;
    const answers = await Promise.all([give(token, { fullName: 'First One' }), give(token, { fullName: 'Other One' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await notices()).length).toBe(before + 1);
  });

  it('A journey’s days are asked together and judged by each other; a passport is kept encrypted beside the first', async () => {
    const kind = 'travel-intakes';
    const { submission, token } = await ask(kind, 'needs_info', ['preferredReturnDate', 'passportDocument']);
    const asked = await read(token);
    expect(asked.body.success && asked.body.data.fields.map(({ name }) => name)).toEqual([
      'preferredDepartureDate',
      'preferredReturnDate',
      'passportDocument',
    ]);
    const days = { preferredDepartureDate: '2099-03-10', preferredReturnDate: '2099-03-01' };
    const passportDocument = { bytes: buildPdf(), name: 'new.pdf', type: 'application/pdf' };
    expect((await give(token, { ...days, passportDocument })).body).toMatchObject({
      errors: { preferredReturnDate: [messageText('en', 'return.beforeDeparture')] },
    });
    expect((await give(token, { ...days, preferredReturnDate: '2099-03-20' })).body).toMatchObject({
      errors: { passportDocument: [messageText('en', 'passport.required')] },
    });
    const right = { ...days, preferredReturnDate: '2099-03-20', passportDocument };
    expect((await give(token, right)).status).toBe(200);
    const after = await findByReference(cms, kind, submission.reference);
    expect(after.files.map(({ field }) => field)).toEqual(['passportDocument', 'passportDocument']);
    expect(after.history.map(({ action }) => action)).toContain('file-added');
    const opened = await cms.get(
      `/api/backoffice/${kind}/${after.id}/files/${after.files.at(-1)?.id}`,
      await asCoordinator(),
    );
    expect(opened.bytes.equals(buildPdf())).toBe(true);
  });
}
