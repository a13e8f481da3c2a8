import { randomUUID } from 'node:crypto';
import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';
import { kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus, nextStatuses } from '@scholars/contract/submission-status';
import { submissionDetail, type Coordinator, type SubmissionDetail } from '@scholars/contract/submissions';
import { someOf } from '@scholars/contract/tests/short-run';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { buildIntake } from '../support/forms.js';
import type { SmtpSink, TakenMail } from '../support/smtp-sink.js';
import { findByReference, makeSubmission, send } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** How coordinators share the queues: who has taken on what, what they say among themselves and to the sender. */
export function queueWorkFacts(cms: Cms, sink: SmtpSink): void {
  const { open, userRow } = useAccounts(cms, sink);
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const act = async (kind: SubmissionKind, path: string, body: Record<string, unknown>, token?: string) =>
    cms.post<SubmissionDetail>(`/api/backoffice/${kind}/${path}`, body, token ? { token } : await asCoordinator());
  const coordinators = async () => cms.data<Coordinator[]>('/api/backoffice/coordinators', await asCoordinator());
  const noticesOf = async (token: string) =>
    (
      await cms.data<{ notifications: { data: { title: string; redirect_url: string } }[] }>(
        '/api/user-notifications',
        { token },
      )
    ).notifications.map(({ data }) => data);
  const mailAbout = async (reference: string, subject: RegExp): Promise<TakenMail> => {
    const find = () => sink.taken.find(({ mail }) => mail.subject?.includes(reference) && subject.test(mail.subject));
    const found = await vi.waitUntil(find, { timeout: 10_000 });
    if (!found) throw new Error(`No mail about ${reference}`);
    return found;
  };
  /** Another coordinator, made as staff make one. */
  const colleague = async () => {
    const email = newPerson();
    const token = await open(email, goodPassword, { firstName: 'Huda', lastName: 'Nasser' });
    const { id, document_id } = await userRow(email);
    const role = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
    await cms.db('up_users_role_lnk').where({ user_id: id }).update({ role_id: role.id });
    return { token, id: document_id as string, userId: id as number };
  };

  /** Whether a submission is said to be of who asks: in its record, in its list and as a row of its own. */
  const saidToBeOwn = async (kind: SubmissionKind, id: string, token?: string) => {
    const asked = token ? { token } : await asCoordinator();
    const rowIn = async (path: string): Promise<unknown> =>
      (JSON.parse((await cms.get(`/api/backoffice/${kind}${path}`, asked)).bytes.toString()) as { data: unknown }).data;
    const listed = (await rowIn(`?filters[documentId][$in][0]=${id}&fields=reference`)) as Record<string, unknown>[];
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['documentId', 'id', 'isOwn', 'reference']);
    return [await rowIn(`/${id}/detail`), listed[0], await rowIn(`/${id}?fields=reference`)].map(
      (row) => (row as { isOwn: unknown }).isOwn,
    );
  };

  describe.each(someOf(kinds))('A submission in %s', (kind) => {
    it('is given to a coordinator and back to nobody, each with its line in the history', async () => {
      const { id, version } = await makeSubmission(cms, kind);
      const [me] = (await coordinators()).filter(({ name }) => name === 'Mariam Al-Sayed');
      const given = await act(kind, `${id}/assign`, { assignee: me?.id, version });
      expect(given.body).toMatchObject({ success: true, data: { assignee: me, version: version + 1 } });
      expect(given.body.success && shapeProblems(submissionDetail, given.body.data)).toEqual({});
      const freed = await act(kind, `${id}/assign`, { assignee: '', version: version + 1 });
      expect(freed.body).toMatchObject({ success: true, data: { assignee: null, version: version + 2 } });
      expect(freed.body.success && freed.body.data.history.slice(-2)).toMatchObject([
        { action: 'assigned', actor: 'Mariam Al-Sayed', reason: 'Mariam Al-Sayed', from: null, to: null },
        { action: 'assigned', actor: 'Mariam Al-Sayed', reason: '', from: null, to: null },
      ]);
    });

    it('is found by who has taken it on, and by nobody having', async () => {
      const { id, version, reference } = await makeSubmission(cms, kind);
      const [me] = await coordinators();
      const found = async (filter: string) => {
        const query = `filters[assignee]${filter}&sort=createdAt:desc&pagination[pageSize]=100&fields=reference,assignee`;
        const { bytes } = await cms.get(`/api/backoffice/${kind}?${query}`, await asCoordinator());
        return (JSON.parse(bytes.toString()) as { data: { reference: string }[] }).data.map((row) => row.reference);
      };
      expect(await found('[$null]=true')).toContain(reference);
      await act(kind, `${id}/assign`, { assignee: me?.id, version });
      expect(await found('[$null]=true')).not.toContain(reference);
      expect(await found(`[$eq]=${me?.id}`)).toContain(reference);
      expect(await found('[$eq]=somebody-else')).not.toContain(reference);
    });

    it('is moved on by nobody whose own it is, alone or with many, and by a colleague', async () => {
      const { id, version } = await makeSubmission(cms, kind);
      const own = { email_address: 'Coordinator@scholars.example' };
      await cms.db(kind.replaceAll('-', '_')).where({ document_id: id }).update(own);
      const [to] = nextStatuses(kind, firstStatus(kind));
      const step = { to, reason: 'Because', version };
      expect(await act(kind, `${id}/transition`, step)).toMatchObject({
        status: 422,
        body: { message: 'You sent this yourself: another coordinator decides on it' },
      });
      const rows = [{ id, version, to }];
      const { body } = await cms.post(
        `/api/backoffice/${kind}/changes`,
        { rows, reason: 'Because' },
        { ...(await asCoordinator()), language: 'ar' },
      );
      expect(body).toMatchObject({
        data: [{ outcome: 'refused', message: 'أنتم من أرسل هذا، فالبتّ فيه لمنسّق آخر', present: { version } }],
      });
      const { token } = await colleague();
      expect(await saidToBeOwn(kind, id)).toEqual([true, true, true]);
      expect(await saidToBeOwn(kind, id, token)).toEqual([false, false, false]);
      expect(await act(kind, `${id}/assign`, { assignee: '', version: version - 1 })).toMatchObject({
        status: 409,
        body: { data: { isOwn: true } },
      });
      expect((await act(kind, `${id}/transition`, step, token)).status).toBe(200);
    });

    it('bears comments, which its sender is not told, and messages, which are mailed in their own words', async () => {
      const { id, version, reference } = await makeSubmission(cms, kind);
      const text = 'The <b>second</b> page is missing.\nPlease send it & sign it.';
      const commented = await act(kind, `${id}/comments`, { text: 'Ask the library first' });
      expect(commented.body.success && commented.body.data.history.at(-1)).toMatchObject({
        action: 'commented',
        reason: 'Ask the library first',
        actor: 'Mariam Al-Sayed',
      });
      const written = await act(kind, `${id}/messages`, { text });
      expect(written.body.success && written.body.data).toMatchObject({ version });
      expect(written.body.success && written.body.data.history.at(-1)).toMatchObject({
        action: 'message-sent',
        reason: text,
      });
      const { mail } = await mailAbout(reference, /^About /);
      expect(mail.text).toContain('The <b>second</b> page is missing.');
      expect(mail.html).toContain('The &#60;b&#62;second&#60;/b&#62; page is missing.');
      expect(mail.text).not.toContain('library');
    });
  });

  describe('An export', () => {
    const hostile = '=HYPERLINK("http://evil.example","x")';
    const name = 'هند "المهندي", \u0007د. <b>&amp;';
    const exported = async (kind: SubmissionKind, query: string, language: 'en' | 'ar' = 'en') =>
      cms.get(`/api/backoffice/${kind}/export?${query}`, { ...(await asCoordinator()), language });
    const sent = async () => {
      const preferredAirport = `Airport ${randomUUID()}`;
      const { reference } = await send(
        cms,
        'travel-intake',
        buildIntake({ fullName: name, preferredAirport, specialTravelRequirements: hostile }),
      );
      return { reference, filter: `filters[preferredAirport][$eq]=${encodeURIComponent(preferredAirport)}` };
    };

    it('has exactly the rows that the queue shows, Arabic whole, and no formula', async () => {
      const { reference, filter } = await sent();
      const { status, headers, bytes } = await exported('travel-intakes', `format=csv&${filter}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/csv');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="travel-intakes-[\d-]+\.csv"$/);
      const [head, row, ...more] = bytes.toString().split('\r\n');
      expect(head).toMatch(/^\ufeff"reference","status","createdAt","assignee"/);
      expect(row).toContain(`"${reference}","new"`);
      expect(row).toContain('"هند ""المهندي"", ');
      expect(row).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
      expect(more).toEqual(['']);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
      'has no formula of %s',
      async (text) => {
        const preferredAirport = `Airport ${randomUUID()}`;
        await send(cms, 'travel-intake', buildIntake({ preferredAirport, specialTravelRequirements: text }));
        const filter = `filters[preferredAirport][$eq]=${encodeURIComponent(preferredAirport)}`;
        expect((await exported('travel-intakes', `format=csv&${filter}`)).bytes.toString()).toContain(`"'${text}"`);
      },
    );

    it('is a workbook in the reader’s words, from the right in Arabic, with every cell a text that is no date', async () => {
      const { reference, filter } = await sent();
      const { bytes } = await exported('travel-intakes', `format=xlsx&${filter}`, 'ar');
      const zip = await JSZip.loadAsync(bytes);
      const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
      expect(sheet).toContain('rightToLeft="1"');
      expect(sheet.match(/<row /g)).toHaveLength(2);
      expect(sheet).toContain(` t="inlineStr"><is><t xml:space="preserve">${reference}</t></is></c>`);
      expect(sheet).toContain('&lt;b&gt;&amp;amp;');
      expect(sheet).toContain("'=HYPERLINK");
      expect(sheet).not.toMatch(/<f>|[\u0000-\u0008]/);
      expect(Object.keys(zip.files)).toContain('[Content_Types].xml');
      const english = await JSZip.loadAsync((await exported('travel-intakes', `format=xlsx&${filter}`)).bytes);
      const englishSheet = (await english.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
      expect(englishSheet).not.toContain('rightToLeft');
      for (const words of ['الرقم المرجعي', 'الحالة', 'المغادرة', 'جديد']) expect(sheet).toContain(`>${words}</t>`);
      for (const words of ['Reference', 'Status', 'New']) expect(englishSheet).toContain(`>${words}</t>`);
    });

    it('has dates in a workbook, the day first, by the clock of Doha, and no letters of them', async () => {
      const { filter, reference } = await sent();
      const at = '2026-11-30T21:30:45.600Z';
      const isPostgres = cms.db.client.dialect === 'postgresql';
      await cms
        .db('travel_intakes')
        .where({ reference })
        .update({ created_at: isPostgres ? new Date(at) : Date.parse(at) });
      for (const language of ['en', 'ar'] as const) {
        const { bytes } = await exported('travel-intakes', `format=xlsx&${filter}`, language);
        const zip = await JSZip.loadAsync(bytes);
        const read = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
        const sheet = await read('xl/worksheets/sheet1.xml');
        // 1 December 2026, 00:30:45.
        const serial = 46357 + (30 * 60 + 45) / 86_400;
        const moments = [...sheet.matchAll(/<c r="[A-Z]+2" s="1"><v>([\d.]+)<\/v><\/c>/g)];
        expect(moments.map(([, value]) => Number(value))).toEqual([expect.closeTo(serial, 8)]);
        expect(sheet.match(/<c r="[A-Z]+2" s="2"><v>\d+<\/v><\/c>/g)?.length).toBeGreaterThanOrEqual(2);
        expect(sheet).not.toMatch(/\d{4}-\d\d-\d\d/);
        expect(await read('xl/styles.xml')).toContain('formatCode="dd/mm/yyyy\\ hh:mm"');
      }
    });

    it('has letters in plain words and telephone numbers without a mark in a workbook, for people alone', async () => {
      const { id, reference, fields } = await makeSubmission(cms, 'applications');
      const html = '<p>Lakes &amp; rivers</p><p>For ten years</p>';
      await cms.db('applications').where({ document_id: id }).update({ cover_letter: html });
      const query = `filters[reference][$eq]=${reference}`;
      const zip = await JSZip.loadAsync((await exported('applications', `format=xlsx&${query}`)).bytes);
      const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
      expect(fields.phoneNumber).toMatch(/^\+/);
      expect(sheet).toContain(`>${fields.phoneNumber}</t>`);
      expect(sheet).toContain('>Lakes &amp; rivers\n\nFor ten years</t>');
      const csv = (await exported('applications', `format=csv&${query}`)).bytes.toString();
      expect(csv).toContain(`"'${fields.phoneNumber}"`);
      expect(csv).toContain(html);
    });

    it.each(someOf(kinds))('of %s has all rows, more than a page, in the order that is asked', async (kind) => {
      const { bytes } = await exported(kind, 'format=csv&sort=createdAt:desc');
      // Words of several lines stand within quotes.
      const references = [...bytes.toString().matchAll(/^"([A-Z]{2}-\d{4}-\d{6})"/gm)].map(([, one]) => one);
      const table = kind.replaceAll('-', '_');
      const rows = await cms
        .db(table)
        .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
        .select('reference');
      expect(references).toEqual(rows.map((row: { reference: string }) => row.reference));
    });

    it('of what is no format or no filter is refused, and members have none', async () => {
      expect((await exported('travel-intakes', 'format=pdf')).status).toBe(422);
      expect((await exported('travel-intakes', '')).status).toBe(422);
      expect((await exported('travel-intakes', 'format=csv&filters[passport][$eq]=1')).status).toBe(400);
      const { status } = await cms.get('/api/backoffice/travel-intakes/export?format=csv', {
        token: await cms.tokenOf('member'),
      });
      expect(status).toBe(403);
    });
  });

  it('a message is in the language of the submission, whoever writes it', async () => {
    const { reference } = await send(cms, 'travel-intake', buildIntake({ fullName: 'هند المهندي' }), {
      language: 'ar',
    });
    const { id } = await findByReference(cms, 'travel-intakes', reference);
    await act('travel-intakes', `${id}/messages`, { text: 'نرجو إرسال الصفحة الثانية.' });
    const { mail } = await mailAbout(reference, /^بشأن /);
    expect(mail.subject).toBe(`بشأن بيانات سفركم (${reference})`);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('مرحبًا هند المهندي،');
    expect(mail.text).toContain('نرجو إرسال الصفحة الثانية.');
  });

  it('an assignment goes to coordinators alone, is told to them, and to a version that was seen', async () => {
    const other = await colleague();
    const { id, version, reference } = await makeSubmission(cms, 'travel-intakes');
    const stranger = await userRow('member@scholars.example');
    for (const assignee of [stranger.document_id, 'nobody-at-all', '__proto__'])
      expect((await act('travel-intakes', `${id}/assign`, { assignee, version })).status).toBe(422);
    expect((await act('travel-intakes', `${id}/assign`, { assignee: other.id, version })).status).toBe(200);
    expect(await noticesOf(other.token)).toContainEqual(
      expect.objectContaining({
        title: `${reference} is yours to review`,
        redirect_url: `/en/admin/travel-intakes/${id}`,
      }),
    );
    const stale = await act('travel-intakes', `${id}/assign`, { assignee: '', version });
    expect({ status: stale.status, body: stale.body }).toMatchObject({
      status: 409,
      body: { success: false, data: { assignee: { name: 'Huda Nasser' }, version: version + 1 } },
    });
    const before = (await noticesOf(other.token)).length;
    expect(
      (await act('travel-intakes', `${id}/assign`, { assignee: other.id, version: version + 1 }, other.token)).status,
    ).toBe(200);
    expect((await noticesOf(other.token)).length).toBe(before);
  });

  it('a comment tells the coordinators that it names, and names nobody else', async () => {
    const other = await colleague();
    const { id, reference } = await makeSubmission(cms, 'contact-messages');
    expect((await act('contact-messages', `${id}/comments`, { text: 'x', mentions: ['unknown'] })).status).toBe(422);
    expect((await act('contact-messages', `${id}/comments`, { text: ' ' })).status).toBe(422);
    const text = 'Huda, do you know them?';
    expect((await act('contact-messages', `${id}/comments`, { text, mentions: [other.id, other.id] })).status).toBe(
      200,
    );
    const told = (await noticesOf(other.token)).filter(({ title }) => title.includes(reference));
    expect(told).toMatchObject([{ title: `You are named in a comment on ${reference}` }]);
  });

  it('a coordinator who was blocked since is offered no more, and what they had is nobody’s', async () => {
    const other = await colleague();
    const { id, version } = await makeSubmission(cms, 'travel-intakes');
    await act('travel-intakes', `${id}/assign`, { assignee: other.id, version });
    await cms.db('up_users').where({ id: other.userId }).update({ blocked: true });
    expect((await coordinators()).map((one) => one.id)).not.toContain(other.id);
    expect(await cms.data(`/api/backoffice/travel-intakes/${id}/detail`, await asCoordinator())).toMatchObject({
      assignee: null,
    });
  });

  it('members can do none of it', async () => {
    const { id, version } = await makeSubmission(cms, 'travel-intakes');
    const token = await cms.tokenOf('member');
    for (const [path, body] of [
      [`${id}/assign`, { assignee: '', version }],
      [`${id}/comments`, { text: 'x' }],
      [`${id}/messages`, { text: 'x' }],
    ] as const)
      expect((await act('travel-intakes', path, body, token)).status).toBe(403);
    expect((await cms.get('/api/backoffice/coordinators', { token })).status).toBe(403);
  });
}
