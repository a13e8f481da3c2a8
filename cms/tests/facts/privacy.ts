import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { AccountClosing, DataExport } from '@scholars/contract/privacy';
import type { UserProfile } from '@scholars/contract/profile';
import type { Application } from '@scholars/contract/applications';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { dumpDatabase } from '../support/database-dump.js';
import { buildForm, buildIntake, buildPdf, buildPng, buildTravelRequest } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';

type Job = (now: number) => Promise<void>;

const dayMs = 86_400_000;
const [open, other] = ['groundwater-sustainability-fellowships', 'volunteer-tutors-digital-literacy'];

/** What people may do with what is kept of them: take a copy, and have it erased. */
export function privacyFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const invitationId = async () => (await rowOf<{ id: number }>(cms.db('event_invitations').first('id'))).id;
  const subjectsTo = (address: string) =>
    sink.taken.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail.subject ?? '');
  const mailed = (address: string, words: string) =>
    vi.waitUntil(() => subjectsTo(address).some((subject) => subject.includes(words)), { timeout: 10_000 });
  const profileOf = (token: string) => cms.data<UserProfile>('/api/user-profile', { token });
  const isListed = async (slug: string) => (await cms.get(`/api/members/${slug}`)).status === 200;
  const close = (token: string, password = goodPassword) =>
    cms.post<AccountClosing>('/api/my-account/delete', { password }, { token });
  const eraseAt = (now: number) =>
    cms.module<Record<'eraseClosedAccounts', Job>>('src/api/privacy/erase-accounts.js').eraseClosedAccounts(now);

  async function copyOf(token: string): Promise<DataExport> {
    expect((await cms.post('/api/my-data', {}, { token })).status).toBe(200);
    return vi.waitFor(
      async () => {
        const found = await cms.data<DataExport>('/api/my-data', { token });
        expect(found.state).toBe('ready');
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
  }
  const unpacked = async (token: string, { id }: DataExport) => {
    const { status, headers, bytes } = await cms.get(`/api/my-data/${id}`, { token });
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/zip' });
    return JSZip.loadAsync(bytes);
  };

  /** Somebody who has left what they write wherever a member can. */
  async function busyPerson(mark: string) {
    const email = `${mark.toLowerCase()}@lakeside.example`;
    const token = await accounts.open(email, goodPassword, { lastName: mark, currentTitle: `Reader ${mark}` });
    const cv = { bytes: buildPdf(900), name: `${mark}.pdf`, type: 'application/pdf' };
    const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      expect({ status, body }).toMatchObject({ status: 200 });
    };
    const profile = { headline: mark, city: mark, interests: [mark], biography: `<p>About ${mark}</p>` };
    await ok(cms.post('/api/user-profile', profile, { token }));
    await ok(cms.post('/api/user-profile', { headline: `${mark} بالعربية` }, { token, language: 'ar' }));
    await ok(cms.post('/api/user-profile/upload-cv', buildForm({ cv }), { token }));
    await ok(
      cms.post('/api/user-profile/photo', buildForm({ photo: { bytes: await buildPng(), name: 'me.png' } }), { token }),
    );
    const letter = { coverLetter: `I am ${mark} and have worked on lakes for ten years.`, consent: 'true' };
    const sent = await cms.post<Application>(
      `/api/job-opportunities/apply/${open}`,
      buildForm({ ...letter, cv, phoneNumber: '+974 55512399' }),
      { token },
    );
    expect(sent.status).toBe(200);
    await ok(
      cms.post(`/api/job-opportunities/apply/${other}`, buildForm({ submit: 'false', ...letter, cv }), { token }),
    );
    await ok(cms.post(`/api/job-opportunities/${other}/save`, {}, { token }));
    await ok(cms.post('/api/organizations/noor-genomics/follow', {}, { token }));
    const travel = { fullName: mark, emailAddress: email, specialTravelRequirements: mark };
    const request = await send(cms, 'travel-request', buildTravelRequest({ ...travel, purpose: mark }), { token });
    const intake = await send(cms, 'travel-intake', buildIntake(travel));
    await ok(cms.post('/api/subscribe-to-newsletter', { email, consent: true }));
    const colleague = await cms.data<User>('/api/user', { token: await cms.tokenOf('other') });
    const asked = await cms.post<{ id: string }>(
      '/api/connections',
      { memberId: colleague.memberId, note: `I am ${mark}` },
      { token },
    );
    const connection = asked.body.success ? asked.body.data.id : '';
    await ok(cms.post(`/api/connections/${connection}/update`, { statusId: 2 }, { token: await cms.tokenOf('other') }));
    const begun = await cms.post<{ id: string }>('/api/conversations', { memberId: colleague.memberId }, { token });
    const message = { text: `Yours, ${mark}`, clientMessageId: `${mark}-one`, file: cv };
    const talk = `/api/conversations/${begun.body.success ? begun.body.data.id : ''}/messages`;
    await ok(cms.post(talk, buildForm(message), { token }));
    await ok(
      cms.post(talk, { text: `Dear ${mark}`, clientMessageId: `${mark}-two` }, { token: await cms.tokenOf('other') }),
    );
    await ok(
      cms.post('/api/email-change', { email: `${mark}-next@lakeside.example`, password: goodPassword }, { token }),
    );
    const { id: user_id } = await accounts.userRow(email);
    const left = { email: `${mark.toLowerCase()}-before@lakeside.example`, left_at: Date.now() };
    await cms.db('earlier_addresses').insert({ user_id, ...left });
    const alert = { name: mark, query: { q: mark }, frequency: 'weekly' };
    await ok(cms.post('/api/search-alerts', alert, { token }));
    await cms
      .db('event_invitations')
      .where({ id: await invitationId() })
      .update({ full_name: mark, email_address: email, dietary_needs: mark, guests: 0 });
    await cms
      .db('event_waiting')
      .insert({
        invitation_id: (await cms.db('event_invitations').where({ email_address: email }).first('document_id'))
          .document_id,
        event_slug: 'held-before',
        rank: 1,
        since: Date.now(),
      })
      .onConflict('invitation_id')
      .merge();
    await cms
      .db('event_arrivals')
      .insert({
        invitation_id: (await cms.db('event_invitations').where({ email_address: email }).first('document_id'))
          .document_id,
        at: Date.now(),
      })
      .onConflict('invitation_id')
      .merge();
    const { reference } = sent.body.success ? sent.body.data : { reference: null };
    for (const [kind, one] of [
      ['applications', reference ?? ''],
      ['travel-intakes', intake.reference],
    ] as const) {
      const { id } = await findByReference(cms, kind, one);
      const text = { text: `A word to ${mark}` };
      await ok(cms.post(`/api/backoffice/${kind}/${id}/messages`, text, { token: await cms.tokenOf('coordinator') }));
    }
    return { email, token, application: reference ?? '', request: request.reference, intake: intake.reference };
  }

  describe('The copy of one’s data', () => {
    it('holds all that is kept, readable, with the files; a mail and a notice tell that it is ready', async () => {
      const mark = 'Zaytuna';
      const { email, token, application, request, intake } = await busyPerson(mark);
      expect(await cms.data('/api/my-data', { token })).toMatchObject({ state: 'none', id: null });
      const copy = await copyOf(token);
      expect(copy.size).toBeGreaterThan(1000);
      expect(Date.parse(copy.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * dayMs);
      await mailed(email, 'copy of your data');
      const zip = await unpacked(token, copy);
      const names = Object.keys(zip.files);
      const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('string')) ?? 'null');
      expect(await read('account')).toMatchObject({
        email,
        lastName: mark,
        earlierEmails: [{ email: 'zaytuna-before@lakeside.example', until: expect.any(String) }],
        emailToConfirm: 'zaytuna-next@lakeside.example',
      });
      expect(await read('profile')).toMatchObject({ en: { headline: mark }, ar: { headline: `${mark} بالعربية` } });
      expect(await read('applications')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            reference: application,
            status: 'Received',
            coverLetter: expect.stringContaining(mark),
            history: [expect.objectContaining({ status: 'Received' })],
          }),
          expect.objectContaining({ reference: null, status: 'Draft', coverLetter: expect.stringContaining(mark) }),
        ]),
      );
      expect((await read('submissions')).map((one: { reference: string }) => one.reference).sort()).toEqual(
        [intake, request].sort(),
      );
      const words = [expect.objectContaining({ text: `A word to ${mark}` })];
      expect(await read('applications')).toContainEqual(
        expect.objectContaining({ reference: application, writtenToMe: words }),
      );
      expect(await read('submissions')).toContainEqual(
        expect.objectContaining({ reference: intake, writtenToMe: words }),
      );
      expect(JSON.stringify(await read('messages'))).toContain(`Yours, ${mark}`);
      expect(await read('travel-requests')).toMatchObject([{ reference: request }]);
      expect(await read('following')).toMatchObject([{ organization: 'Noor Genomics' }]);
      expect(await read('saved-opportunities')).toMatchObject([{ opportunity: expect.stringContaining('Volunteer') }]);
      expect(await read('connections')).toMatchObject([{ requestedByMe: true, note: `I am ${mark}` }]);
      expect(await read('saved-searches')).toMatchObject([{ name: mark }]);
      expect(await read('newsletter')).toMatchObject([{ status: 'pending' }]);
      expect(await read('event-invitations')).toMatchObject([
        {
          fullName: mark,
          dietaryNeeds: mark,
          waitingSince: expect.any(String),
          arrivedAt: expect.any(String),
          peopleIn: 1,
        },
      ]);
      expect(await read('notifications')).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining('Welcome') })]),
      );
      expect(await read('notification-preferences')).toMatchObject({ language: 'en' });
      expect((await read('sessions')).length).toBeGreaterThan(0);
      expect(names).toEqual(
        expect.arrayContaining([
          `profile/${mark}.pdf`,
          `applications/${application}/${mark}.pdf`,
          expect.stringMatching(/^profile\/.+\.(jpg|png)$/),
          expect.stringMatching(/^applications\/draft-/),
          expect.stringMatching(new RegExp(`^submissions/${request}/`)),
        ]),
      );
      expect((await zip.file(`profile/${mark}.pdf`)?.async('nodebuffer'))?.equals(buildPdf(900))).toBe(true);
      const told = await cms.data<{ notifications: { data: { title: string; redirect_url: string } }[] }>(
        '/api/user-notifications',
        { token },
      );
      expect(told.notifications.map(({ data }) => data)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            title: 'The copy of your data is ready',
            redirect_url: '/en/account/privacy',
          }),
        ]),
      );
    });

    it('holds the views that a coordinator has saved, which go with the account', async () => {
      const { email, token, id } = await accounts.person();
      const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
      await cms.db('up_users_role_lnk').where({ user_id: id }).update({ role_id: role.id });
      const view = { queue: 'travel-intakes', name: 'Arriving in March', query: 'q=march', isDefault: true };
      expect((await cms.post('/api/backoffice/queue-views', view, { token })).status).toBe(200);
      const zip = await unpacked(token, await copyOf(token));
      const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('string')) ?? 'null');
      expect(await read('queue-views')).toEqual([expect.objectContaining(view)]);
      expect(await read('account')).toMatchObject({ email, role: 'coordinator' });
      expect((await close(token)).status).toBe(200);
      expect(await cms.count('queue_views', { user_id: id })).toBe(1);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await cms.count('queue_views', { user_id: id })).toBe(0);
    });

    it('lies encrypted, is its owner’s alone to fetch, and is erased after a week', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const copy = await copyOf(token);
      const stored = readFileSync(join(cms.dataDir, 'private-files', copy.id ?? ''));
      expect(stored.includes('account.json')).toBe(false);
      expect(stored.includes(email)).toBe(false);
      for (const who of ['other', 'coordinator'] as const)
        expect((await cms.get(`/api/my-data/${copy.id}`, { token: await cms.tokenOf(who) })).status).toBe(404);
      expect((await cms.get(`/api/my-data/${copy.id}`)).status).toBe(401);
      const { forgetOldExports } = cms.module<Record<'forgetOldExports', Job>>('src/api/privacy/data-exports.js');
      await forgetOldExports(Date.now() + 6.9 * dayMs);
      expect(cms.privateFiles()).toContain(copy.id);
      await forgetOldExports(Date.now() + 7.1 * dayMs);
      expect(cms.privateFiles()).not.toContain(copy.id);
      expect(await cms.data('/api/my-data', { token })).toMatchObject({ state: 'none' });
      expect((await cms.get(`/api/my-data/${copy.id}`, { token })).status).toBe(404);
    });

    it('is one at a time: a second one takes the place of the first, and whoever asks twice waits for one', async () => {
      const token = await accounts.open(newPerson());
      const first = await copyOf(token);
      const asked = await Promise.all([1, 2, 3].map(() => cms.post<DataExport>('/api/my-data', {}, { token })));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      const second = await vi.waitFor(
        async () => {
          const found = await cms.data<DataExport>('/api/my-data', { token });
          expect(found.state).toBe('ready');
          return found;
        },
        { timeout: 20_000 },
      );
      expect(second.id).not.toBe(first.id);
      expect(cms.privateFiles()).not.toContain(first.id);
      await unpacked(token, second);
    });
  });

  describe('An account that is to be deleted', () => {
    it('asks for the password, ends every session and leaves the directory at once; a mail says until when', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const second = await cms.signIn(email, goodPassword);
      const { slug } = await profileOf(token);
      expect(await isListed(slug)).toBe(true);
      for (const [password, message] of [
        ['not the password', 'This is not your current password'],
        ['', 'Password is required'],
      ] as const) {
        const { status, body } = await close(token, password);
        expect({ status, body }).toMatchObject({ status: 422, body: { errors: { password: [message] } } });
      }
      expect((await cms.get('/api/user', { token })).status).toBe(200);
      const { status, body } = await close(token);
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { erasedAt: expect.any(String) } } });
      for (const ended of [token, second]) expect((await cms.get('/api/user', { token: ended })).status).toBe(401);
      expect(await isListed(slug)).toBe(false);
      await mailed(email, 'will be erased on');
    });

    it('is told of at the next sign-in, and is kept as it was by who changes their mind', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const { slug } = await profileOf(token);
      await close(token);
      const { body } = await cms.post<{ token: string; erasedAt?: string }>('/api/login', {
        email,
        password: goodPassword,
      });
      if (!body.success) throw new Error(body.message);
      const erasedAt = body.data.erasedAt ?? '';
      expect(Math.round((Date.parse(erasedAt) - Date.now()) / dayMs)).toBe(30);
      const back = body.data.token;
      expect(await cms.data('/api/my-account', { token: back })).toMatchObject({ erasedAt });
      expect(await cms.data('/api/user', { token: back })).toMatchObject({ erasedAt });
      // Whoever closes it again does not gain time.
      expect((await cms.post('/api/my-account/keep', {}, { token: back })).body).toMatchObject({
        data: { erasedAt: null },
      });
      expect(await cms.data('/api/user', { token: back })).toMatchObject({ erasedAt: null });
      expect(await isListed(slug)).toBe(true);
      await mailed(email, 'stays');
      await eraseAt(Date.now() + 31 * dayMs);
      expect((await cms.get('/api/user', { token: back })).status).toBe(200);
    });

    it('is there for nobody from that moment: no card, no suggestion, no request, no message; kept, all is as it was', async () => {
      const [email, friend] = [newPerson(), newPerson()];
      const [token, theirs] = [await accounts.open(email), await accounts.open(friend)];
      const [own, stranger] = [await profileOf(token), await accounts.open(newPerson())];
      const { memberId } = await cms.data<User>('/api/user', { token });
      const asked = await cms.post<{ id: string }>('/api/connections', { memberId }, { token: theirs });
      const id = asked.body.success ? asked.body.data.id : '';
      expect((await cms.post(`/api/connections/${id}/update`, { statusId: 2 }, { token })).status).toBe(200);
      const begun = await cms.post<{ id: string }>('/api/conversations', { memberId }, { token: theirs });
      const talk = begun.body.success ? begun.body.data.id : '';
      const write = (clientMessageId: string, as = theirs) =>
        cms.post(`/api/conversations/${talk}/messages`, { text: 'Good morning', clientMessageId }, { token: as });
      expect((await write('a-first-message')).status).toBe(200);
      const seen = async () => {
        const [connections, talks, suggested, recommended, found] = [
          await cms.data('/api/connections', { token: theirs }),
          await cms.data('/api/conversations', { token: theirs }),
          await cms.data('/api/connections/suggestions', { token: stranger }),
          await cms.data('/api/recommendations', { token: stranger }),
          await cms.data('/api/members?q=Otieno&pageSize=100'),
        ];
        return [connections, talks, suggested, recommended, found].map((part) =>
          JSON.stringify(part).includes(own.slug),
        );
      };
      expect((await seen()).slice(0, 2)).toEqual([true, true]);
      await close(token);
      const back = await cms.signIn(email, goodPassword);
      expect(await seen()).toEqual([false, false, false, false, false]);
      expect((await write('a-second-message')).status).toBe(422);
      expect((await write('a-third-message', back)).status).toBe(422);
      expect((await cms.get(`/api/conversations/${talk}`, { token: theirs })).status).toBe(404);
      for (const as of [theirs, stranger])
        expect((await cms.post('/api/connections', { memberId }, { token: as })).status).toBe(422);
      const { memberId: other } = await cms.data<User>('/api/user', { token: stranger });
      const closed = { success: false, message: expect.stringContaining('Your account is to be deleted') };
      expect(await cms.post('/api/connections', { memberId: other }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await cms.post('/api/conversations', { memberId: other }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await cms.post('/api/user-profile', { directoryVisible: true }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await isListed(own.slug)).toBe(false);
      expect((await cms.post('/api/my-account/keep', {}, { token: back })).status).toBe(200);
      expect((await seen()).slice(0, 2)).toEqual([true, true]);
      expect((await write('a-fourth-message')).status).toBe(200);
    });

    it('of somebody outside of the directory stays there when it is kept, and gets no news until then', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      await cms.post('/api/user-profile', { directoryVisible: false }, { token });
      await close(token);
      const back = await cms.signIn(email, goodPassword);
      // Whoever shows themselves again is taken out at the next round.
      await cms.post('/api/user-profile', { directoryVisible: true }, { token: back });
      await eraseAt(Date.now());
      expect((await profileOf(back)).directoryVisible).toBe(false);
      await cms.post('/api/my-account/keep', {}, { token: back });
      expect((await profileOf(back)).directoryVisible).toBe(false);
    });
  });

  describe('The erasure of an account', () => {
    it('takes back what others were told of its person, also by an earlier name', async () => {
      const [email, friend] = [newPerson(), newPerson()];
      const [token, theirs] = [await accounts.open(email), await accounts.open(friend)];
      await cms.post('/api/user-profile', { firstName: 'Zarqaa', lastName: 'Before' }, { token });
      const { memberId } = await cms.data<User>('/api/user', { token: theirs });
      expect((await cms.post('/api/connections', { memberId }, { token })).status).toBe(200);
      const told = async () => JSON.stringify(await cms.data('/api/user-notifications', { token: theirs }));
      expect(await told()).toContain('Zarqaa Before');
      await cms.post('/api/user-profile', { firstName: 'Another', lastName: 'Name' }, { token });
      await close(token);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await told()).not.toContain('Zarqaa Before');
    });

    it(
      'comes after thirty days, and leaves nothing that tells of its person in any table or file',
      { timeout: 60_000 },
      async () => {
        const mark = 'Qirmizi';
        const filesBefore = cms.privateFiles();
        const { email, token, application, request, intake } = await busyPerson(mark);
        await copyOf(token);
        const { slug, id } = await profileOf(token);
        const { id: userId } = await accounts.userRow(email);
        expect((await dumpDatabase(cms)).toLowerCase()).toContain(mark.toLowerCase());
        await close(token);
        await eraseAt(Date.now() + 29 * dayMs);
        expect(await accounts.userRow(email)).toBeDefined();
        await eraseAt(Date.now() + 31 * dayMs);
        await mailed(email, 'is erased');
        await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'queued' })) === 0, { timeout: 10_000 });

        expect(await accounts.userRow(email)).toBeUndefined();
        const dump = (await dumpDatabase(cms)).toLowerCase();
        const lines = dump.split('\n').filter((line) => line.includes(mark.toLowerCase()));
        expect(lines.map((line) => line.slice(0, line.indexOf(mark.toLowerCase()) + 40).slice(-300))).toEqual([]);
        expect(dump).not.toContain(id.toLowerCase());
        expect(cms.privateFiles().filter((name) => !filesBefore.includes(name))).toEqual([]);
        expect(await isListed(slug)).toBe(false);
        expect(await cms.count('account_sessions', { user_id: userId })).toBe(0);
        expect((await accounts.login(email, goodPassword)).status).toBe(401);

        // What others have worked on stays, and is nobody's.
        for (const [kind, reference] of [
          ['applications', application],
          ['travel-requests', request],
          ['travel-intakes', intake],
        ] as const) {
          const detail = await findByReference(cms, kind, reference);
          expect(detail).toMatchObject({ reference, fields: { fullName: '—', emailAddress: '' } });
          expect(detail.files).toEqual([expect.objectContaining({ erasedAt: expect.any(String) })]);
          expect(detail.history.map(({ action }) => action)).toContain('file-erased');
        }
        expect(await findByReference(cms, 'applications', application)).toMatchObject({
          status: 'withdrawn',
          fields: { opportunityTitle: 'Fellowships in Groundwater Sustainability' },
        });
        // The address is free again.
        expect((await accounts.register(email)).status).toBe(200);
      },
    );

    it('that breaks off is begun again, and keeps nobody else’s from it', async () => {
      const [first, second] = [newPerson(), newPerson()];
      for (const email of [first, second]) await close(await accounts.open(email));
      const { id } = await accounts.userRow(first);
      const { personalParts } = cms.module<{
        personalParts(): Map<string, { erase?: (person: { userId: number }) => Promise<void> }>;
      }>('src/platform/personal-data/personal-parts.js');
      const account = personalParts().get('account');
      if (!account?.erase) throw new Error('No such part');
      const spy = vi.spyOn(account, 'erase').mockImplementationOnce(() => Promise.reject(new Error('cut')));
      await expect(eraseAt(Date.now() + 31 * dayMs)).rejects.toThrow('1 accounts were not erased');
      spy.mockRestore();
      expect([await accounts.userRow(first), await accounts.userRow(second)].filter(Boolean)).toHaveLength(1);
      expect((await accounts.login(first, goodPassword)).status).toBe(401);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await accounts.userRow(first)).toBeUndefined();
      expect(await cms.count('account_closings', { user_id: id })).toBe(0);
    });
  });
}
