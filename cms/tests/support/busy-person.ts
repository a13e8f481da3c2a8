import { expect } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { Application } from '@scholars/contract/applications';
import { goodPassword, type useAccounts } from './accounts.js';
import { dataOf } from './chat.js';
import { rowOf, type Cms } from './cms.js';
import { buildForm, buildIntake, buildPdf, buildPng, buildTravelRequest } from './forms.js';
import { findByReference, send } from './submissions.js';

const [open, other] = ['groundwater-sustainability-fellowships', 'volunteer-tutors-digital-literacy'];

interface Writer {
  /** A word that stands in all that they write. */
  mark: string;
  email: string;
  token: string;
  cv: { bytes: Buffer; name: string; type: string };
}

/** Somebody who has left what they write wherever a member can. */
export async function busyPerson(cms: Cms, accounts: ReturnType<typeof useAccounts>, mark: string) {
  const email = `${mark.toLowerCase()}@lakeside.example`;
  const token = await accounts.open(email, goodPassword, { lastName: mark, currentTitle: `Reader ${mark}` });
  const writer = { mark, email, token, cv: { bytes: buildPdf(900), name: `${mark}.pdf`, type: 'application/pdf' } };
  await fillProfile(cms, writer);
  const application = await apply(cms, writer);
  const travel = { fullName: mark, emailAddress: email, specialTravelRequirements: mark };
  const request = await send(cms, 'travel-request', buildTravelRequest({ ...travel, purpose: mark }), { token });
  const intake = await send(cms, 'travel-intake', buildIntake(travel));
  await follow(cms, writer);
  await writeToColleague(cms, writer);
  await moveAddress(cms, writer, (await accounts.userRow(email)).id);
  await beGuest(cms, writer);
  await beWrittenTo(cms, writer, [
    ['applications', application],
    ['travel-intakes', intake.reference],
  ]);
  return { email, token, application, request: request.reference, intake: intake.reference };
}

async function ok(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
}

async function fillProfile(cms: Cms, { mark, token, cv }: Writer): Promise<void> {
  const profile = { headline: mark, city: mark, interests: [mark], biography: `<p>About ${mark}</p>` };
  await ok(cms.post('/api/user-profile', profile, { token }));
  await ok(cms.post('/api/user-profile', { headline: `${mark} بالعربية` }, { token, language: 'ar' }));
  await ok(cms.post('/api/user-profile/upload-cv', buildForm({ cv }), { token }));
  const photo = { bytes: await buildPng(), name: 'me.png' };
  await ok(cms.post('/api/user-profile/photo', buildForm({ photo }), { token }));
}

/** Sends one application and keeps another as a draft. @returns the reference of the first */
async function apply(cms: Cms, { mark, token, cv }: Writer): Promise<string> {
  const letter = { coverLetter: `I am ${mark} and have worked on lakes for ten years.`, consent: 'true' };
  const application = buildForm({ ...letter, cv, phoneNumber: '+974 55512399' });
  const { reference } = dataOf(
    await cms.post<Application>(`/api/job-opportunities/apply/${open}`, application, { token }),
  );
  const draft = buildForm({ submit: 'false', ...letter, cv });
  await ok(cms.post(`/api/job-opportunities/apply/${other}`, draft, { token }));
  return reference ?? '';
}

async function follow(cms: Cms, { mark, email, token }: Writer): Promise<void> {
  await ok(cms.post(`/api/job-opportunities/${other}/save`, {}, { token }));
  await ok(cms.post('/api/organizations/noor-genomics/follow', {}, { token }));
  await ok(cms.post('/api/subscribe-to-newsletter', { email, consent: true }));
  const alert = { name: mark, query: { q: mark }, frequency: 'weekly' };
  await ok(cms.post('/api/search-alerts', alert, { token }));
}

async function writeToColleague(cms: Cms, { mark, token, cv }: Writer): Promise<void> {
  const colleague = { token: await cms.tokenOf('other') };
  const { memberId } = await cms.data<User>('/api/user', colleague);
  const request = { memberId, note: `I am ${mark}` };
  const connection = dataOf(await cms.post<{ id: string }>('/api/connections', request, { token }));
  await ok(cms.post(`/api/connections/${connection.id}/update`, { statusId: 2 }, colleague));
  const conversation = dataOf(await cms.post<{ id: string }>('/api/conversations', { memberId }, { token }));
  const talk = `/api/conversations/${conversation.id}/messages`;
  const message = { text: `Yours, ${mark}`, clientMessageId: `${mark}-one`, file: cv };
  await ok(cms.post(talk, buildForm(message), { token }));
  await ok(cms.post(talk, { text: `Dear ${mark}`, clientMessageId: `${mark}-two` }, colleague));
}

/** Has left one address, and asked for another. */
async function moveAddress(cms: Cms, { mark, token }: Writer, user_id: number): Promise<void> {
  const next = { email: `${mark}-next@lakeside.example`, password: goodPassword };
  await ok(cms.post('/api/email-change', next, { token }));
  const left = { email: `${mark.toLowerCase()}-before@lakeside.example`, left_at: Date.now() };
  await cms.db('earlier_addresses').insert({ user_id, ...left });
}

/** Is invited to an event, waits for a place at another, and has arrived. */
async function beGuest(cms: Cms, { mark, email }: Writer): Promise<void> {
  const { id, document_id: invitation_id } = await rowOf<{ id: number; document_id: string }>(
    cms.db('event_invitations').first('id', 'document_id'),
  );
  const guest = { full_name: mark, email_address: email, dietary_needs: mark, guests: 0 };
  await cms.db('event_invitations').where({ id }).update(guest);
  const now = Date.now();
  await cms
    .db('event_waiting')
    .insert({ invitation_id, event_slug: 'held-before', rank: 1, since: now })
    .onConflict('invitation_id')
    .merge();
  await cms.db('event_arrivals').insert({ invitation_id, at: now }).onConflict('invitation_id').merge();
}

async function beWrittenTo(
  cms: Cms,
  { mark }: Writer,
  sent: readonly (readonly ['applications' | 'travel-intakes', string])[],
): Promise<void> {
  const coordinator = { token: await cms.tokenOf('coordinator') };
  for (const [kind, reference] of sent) {
    const { id } = await findByReference(cms, kind, reference);
    await ok(cms.post(`/api/backoffice/${kind}/${id}/messages`, { text: `A word to ${mark}` }, coordinator));
  }
}
