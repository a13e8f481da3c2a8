import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Application, ApplicationDraft, ApplicationForm, SentApplication } from '@scholars/contract/applications';
import * as apply from '../src/member/applications/apply';
import * as review from '../src/member/applications/apply-review';
import * as one from '../src/member/applications/my-application';
import * as mine from '../src/member/applications/my-applications';
import { writeSeen } from '../src/member/applications/seen-draft';
import * as save from '../src/member/applications/save-opportunity';
import { accountSite } from '../tests/account-site';
import { valuesOfForm } from '../tests/drawn-form';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const slug = 'lakes';
const page = `/en/opportunities/${slug}/apply`;
const call = `/api/job-opportunities/apply/${slug}`;
const letter = 'I have worked on lakes for ten years.';
const sent: Application = {
  id: 'a1',
  reference: 'OA-2026-000007',
  opportunity: { id: 'o1', slug, title: 'Fellowship for lakes', locale: 'en' },
  status: 'received',
  statusLabel: 'Received',
  submittedAt: '2026-03-01T06:05:00.000Z',
  updatedAt: '2026-03-01T06:05:00.000Z',
  canCancel: true,
  canApply: false,
  timeline: [
    {
      status: 'received',
      statusLabel: 'Received',
      at: '2026-03-01T06:05:00.000Z',
      note: '',
      answer: '',
      answeredAt: null,
    },
  ],
};
const draft: ApplicationDraft = {
  coverLetter: letter,
  phoneNumber: '+974 55512345',
  answers: [{ questionId: 'start', answer: 'In March' }],
  cv: { name: 'cv.pdf', size: 900 },
  savedAt: '2026-03-01T06:05:00.000Z',
};
const sentBefore: SentApplication = {
  locale: 'ar',
  fullName: 'Amina Otieno',
  emailAddress: 'amina@lakeside.example',
  phoneNumber: '',
  country: { code: 'KE', name: 'Kenya' },
  currentTitle: 'Senior Lecturer',
  currentInstitution: 'Lakeside University',
  coverLetter: '<p>I have worked on <b>lakes</b>.</p>',
  answers: [{ question: 'متى يمكنكم البدء؟', answer: 'In March' }],
  profile: 'Senior Lecturer\n\nKenya',
  files: [
    { id: 'f1', name: 'old.pdf', size: 900, addedAt: '2026-03-01T06:05:00.000Z', erasedAt: '2026-10-01T06:05:00.000Z' },
    { id: 'f2', name: 'new.pdf', size: 2_000_000, addedAt: '2026-03-04T06:05:00.000Z', erasedAt: null },
  ],
};
let cms: FakeCms;
let portal: TestPortal;
let form: Partial<ApplicationForm>;
let listed: Application[];
let read: { application: Application; sent: SentApplication | null };
/** How the CMS answers to what is posted. */
let answer: { body: object; status: number };
let afterWriting: () => void;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0];
    if (received.method === 'GET') {
      const answers: Record<string, unknown> = {
        '/api/user': loginAnswer.user,
        [call]: { ...emptyForm, ...form },
        '/api/job-opportunities/user/applications': listed,
        '/api/job-opportunities/user/applications/a1': read,
        '/api/job-opportunities/user/saved': [],
      };
      return answerJson({ success: true, data: answers[path ?? ''] ?? [] })(received, res);
    }
    afterWriting();
    return answerJson(answer.body, answer.status)(received, res);
  });
  portal = await startPortal(
    cms.url,
    {},
    {
      build: accountSite({
        apply: { path: 'opportunities/:slug/apply', module: apply },
        review: { path: 'opportunities/:slug/apply/review', module: review },
        save: { path: 'opportunities/:slug/save', module: save },
        mine: { path: 'account/my-applications', module: mine },
        one: { path: 'account/my-applications/:id', module: one },
      }),
    },
  );
});
beforeEach(() => {
  form = {};
  afterWriting = () => {};
  listed = [sent];
  read = { application: sent, sent: sentBefore };
  answer = { body: { success: true, data: { ...sent, reference: null, status: 'draft' } }, status: 200 };
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const emptyForm: ApplicationForm = {
  opportunity: {
    id: 'o1',
    slug,
    locale: 'en',
    title: 'Fellowship for lakes',
    summary: '',
    agsCategory: 'research',
    isProgram: true,
    category: null,
    partner: null,
    thematicAreas: [],
    location: '',
    country: null,
    workMode: null,
    employmentType: null,
    seats: null,
    stipend: null,
    deadline: null,
    status: 'open',
    photo: { url: '/a.png', alt: '', width: 1, height: 1 },
    publishedAt: '2026-01-01T06:05:00.000Z',
    applyMode: 'internal',
  },
  questions: [{ id: 'start', question: 'When could you begin?', hint: '', isRequired: true, locale: 'en' }],
  application: null,
  draft: null,
  profileCv: null,
};

const get = (path: string, cookie = portal.cookie) =>
  fetch(portal.url + path, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: cookie } });
const post = (path: string, fields: Record<string, string | Blob>, cookie = portal.cookie) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, value, 'cv.pdf');
  return fetch(portal.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
};
const whole = { coverLetter: letter, 'answers.start': 'In March', phoneNumber: '', intent: 'review' };
const cv = new Blob(['%PDF-1.4 %%EOF'], { type: 'application/pdf' });
const written = () => cms.received.filter(({ method }) => method !== 'GET');
const leads = async (response: Promise<Response>) => (await response).headers.get('location');

test.each(['', '/review'])('a visitor is led from the form%s to the login, and back', async (step) => {
  expect(await leads(get(page + step, ''))).toBe(
    `/en/auth/login?nextUrl=${encodeURIComponent(page + step)}&reason=required`,
  );
  expect(await leads(post(page + step, whole, ''))).toContain('/en/auth/login?nextUrl=');
  expect(written()).toEqual([]);
});

test('what was written is kept without a CV that is refused, which the page says', async () => {
  const wrong = { success: false, message: 'Please check the form', errors: { cv: ['Only PDF or DOCX allowed'] } };
  answer = { body: wrong, status: 422 };
  const response = await post(page, { ...whole, cv, cvFrom: 'profile' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Only PDF or DOCX allowed');
  const [withFile, without, ...others] = written().map(({ body }) => body.toString());
  expect(withFile).toContain('filename="cv.pdf"');
  expect(without).toContain(letter);
  // What is there stays, whatever was ticked beside the file.
  expect(without).not.toContain('name="cv"');
  expect(others).toEqual([]);
});

test('what was written is kept whatever is wrong with it, and comes back with what is', async () => {
  const response = await post(page, { ...whole, coverLetter: 'Short', 'answers.start': '' });
  expect(response.status).toBe(422);
  const html = await response.text();
  for (const message of ['Must be at least 30 characters', 'This field is required', 'Please attach your CV'])
    expect(html).toContain(message);
  expect(html).toContain('Short');
  const [kept, ...others] = written();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ method: 'POST', url: call });
  for (const part of ['name="submit"\r\n\r\nfalse', 'name="coverLetter"\r\n\r\nShort'])
    expect(kept?.body.toString()).toContain(part);
});

test('a letter with headings is kept with them, unless its words were changed without its editor', async () => {
  const html = `<h2>Lakes</h2><p>${letter}</p>`;
  await post(page, { ...whole, coverLetter: `Lakes\n\n${letter}`, 'coverLetter-html': html, intent: 'keep' });
  await post(page, { ...whole, coverLetter: `Rivers\n\n${letter}`, 'coverLetter-html': html, intent: 'keep' });
  const [formatted, changed] = written().map(({ body }) => body.toString());
  expect(formatted).toContain(html);
  expect(changed).toContain('Rivers');
  expect(changed).not.toContain('<h2>');
  form = { draft: { ...draft, coverLetter: html } };
  expect(await (await get(`${page}/review`)).text()).toContain('<h2>Lakes</h2>');
});

test('a whole form leads on to the summary, its file along with the draft', async () => {
  expect(await leads(post(page, { ...whole, cv }))).toBe(`${page}/review`);
  expect(written()[0]?.body.toString()).toContain('filename="cv.pdf"');
});

test('a draft that is kept by its button is not judged, and the page says when it was saved', async () => {
  const response = await post(page, { coverLetter: '', intent: 'keep' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Draft saved');
});

test('what the CMS refuses is said on the page, in its words', async () => {
  answer = { body: { success: false, message: 'This opportunity no longer takes applications' }, status: 409 };
  const response = await post(page, whole);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('This opportunity no longer takes applications');
});

test('the summary is of the draft that is kept; without a whole one it leads to the form', async () => {
  for (const incomplete of [null, { ...draft, cv: null }, { ...draft, answers: [] }]) {
    form = { draft: incomplete };
    expect(await leads(get(`${page}/review`))).toBe(page);
  }
  form = { draft };
  const html = await (await get(`${page}/review`)).text();
  for (const text of [letter, 'In March', 'cv.pdf', '+974 55512345', loginAnswer.user.email])
    expect(html).toContain(text);
});

test('nothing is sent without consent; with it the draft is, whatever else was posted', async () => {
  form = { draft };
  const seen = writeSeen(draft);
  expect((await post(`${page}/review`, { coverLetter: 'Another', seen })).status).toBe(422);
  expect(written()).toEqual([]);
  answer = { body: { success: true, data: sent }, status: 200 };
  const posted = { consent: 'on', submissionId: 'a-submission-id', coverLetter: 'Another', status: 'accepted', seen };
  expect(await leads(post(`${page}/review`, posted))).toBe(page);
  const [one] = written();
  expect(JSON.parse(one?.body.toString() ?? '')).toEqual({
    submit: true,
    coverLetter: letter,
    phoneNumber: draft.phoneNumber,
    answers: draft.answers,
    consent: true,
    base: ` ${draft.savedAt}`,
  });
  expect(one?.headers['idempotency-key']).toBe('a-submission-id');
});

test('a draft that was changed since it was read is not sent: its page says so and what it was, and sends it as it is then', async () => {
  const letterNow = `<p>${letter} And on <b>rivers</b>.</p>`;
  const now = { ...draft, coverLetter: letterNow, phoneNumber: '', savedAt: '2026-03-02T06:05:00.000Z' };
  const read = { ...draft, coverLetter: `<p>${letter} <i>&lt;script&gt;</i></p>` };
  form = { draft: now };
  const late = await post(`${page}/review`, { consent: 'on', seen: writeSeen(read) });
  expect(late.status).toBe(409);
  expect(written()).toEqual([]);
  const html = await late.text();
  for (const text of ['Nothing was sent', letterNow, '+974 55512345']) expect(html).toContain(text);
  // Two things were changed; what was posted is text, whatever is in it.
  expect(html.match(/When you read it, it was:/g)).toHaveLength(2);
  expect(html).toContain(`${letter} &lt;script&gt;</p>`);

  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(html) ?? [];
  expect(await leads(post(`${page}/review`, { consent: 'on', seen: seen.replaceAll('&quot;', '"') }))).toBe(page);
  expect(JSON.parse(written()[0]?.body.toString() ?? '')).toMatchObject({ coverLetter: letterNow });
});

test.each(['', '{"savedAt":1}', 'null', '<p>'])('a draft is not sent by who has not read it (%s)', async (seen) => {
  form = { draft };
  const html = await (await post(`${page}/review`, { consent: 'on', seen })).text();
  expect(html).toContain('Nothing was sent');
  expect(html).not.toContain('When you read it, it was:');
  expect(written()).toEqual([]);
});

test('a draft that is no longer whole when it is to be sent leads to its form, which says that it was changed', async () => {
  form = { draft: { ...draft, answers: [], savedAt: '2026-03-02T06:05:00.000Z' } };
  const to = await leads(post(`${page}/review`, { consent: 'on', seen: writeSeen(draft) }));
  expect(to).toBe(`${page}?changed`);
  expect(await (await get(to ?? '')).text()).toContain('Nothing was sent');
  expect(written()).toEqual([]);
});

test('sent a second time it leads to what was sent, which shows the reference', async () => {
  form = { application: sent };
  expect(await leads(post(`${page}/review`, { consent: 'on' }))).toBe(page);
  expect(written()).toEqual([]);
  expect(await (await get(page)).text()).toContain('OA-2026-000007');
});

test('a draft goes along with what was seen of it; one that was written elsewhere since is not taken, which the page says', async () => {
  form = { draft };
  expect(await (await get(page)).text()).toContain(`name="base" value=" ${draft.savedAt}"`);
  const message = 'This draft was changed in another window or on another device';
  answer = { body: { success: false, message, errors: { base: [message] } }, status: 409 };
  form = { draft: { ...draft, savedAt: '2026-03-02T06:05:00.000Z' } };
  const late = await post(page, { ...whole, base: ` ${draft.savedAt}` });
  expect(late.status).toBe(409);
  const html = await late.text();
  for (const text of [message, letter, 'Load the newer text']) expect(html).toContain(text);
  // A second press does not write over what its writer has not seen.
  expect(html).toContain(`name="base" value=" ${draft.savedAt}"`);
  expect(written()[0]?.body.toString()).toContain(` ${draft.savedAt}`);
});

test('a draft that was thrown away elsewhere is not sent: its page says so, shows what it was as text, and may keep it anew', async () => {
  const read = { ...draft, coverLetter: `<p>${letter} <i>&lt;script&gt;</i></p>` };
  const response = await post(`${page}/review`, { consent: 'on', seen: writeSeen(read) });
  expect(response.status).toBe(409);
  expect(written()).toEqual([]);
  const html = await response.text();
  for (const text of ['Nothing was sent', `${letter} &lt;script&gt;`, 'In March', 'Keep it as a new draft'])
    expect(html).toContain(text);
  expect(html).not.toContain('name="consent" type="checkbox" id="field-consent"');
  expect(valuesOfForm(html, 'value="keep"')).toMatchObject({
    base: ' ',
    coverLetter: `${letter} <script>`,
    'coverLetter-html': read.coverLetter,
    phoneNumberCode: '+974',
    phoneNumber: '55512345',
    'answers.start': 'In March',
  });
});

const gone = { success: false, message: 'It is gone', errors: { draft: ['It is gone'] } };

test('a draft that is thrown away at the very moment in which it is sent is told of too', async () => {
  form = { draft };
  answer = { body: gone, status: 409 };
  afterWriting = () => (form = {});
  const response = await post(`${page}/review`, { consent: 'on', seen: writeSeen(draft) });
  expect([response.status, written().length]).toEqual([409, 1]);
  expect(await response.text()).toContain('Keep it as a new draft');
});

test('a form whose draft was thrown away elsewhere keeps what was typed, and may be kept as a new one', async () => {
  form = { draft };
  answer = { body: gone, status: 409 };
  const kept = await post(page, { ...whole, base: `w ${draft.savedAt}` });
  const html = await kept.text();
  expect([kept.status, valuesOfForm(html, 'Review before sending')]).toEqual([
    409,
    expect.objectContaining({ base: ' ', coverLetter: letter }),
  ]);
  for (const text of ['It is gone', 'Keep it as a new draft', 'Let it go']) expect(html).toContain(text);
});

test('withdrawing is asked about once more, and names the opportunity alone', async () => {
  const list = '/en/account/my-applications';
  expect(await (await get(list)).text()).not.toContain('Withdraw this application?');
  expect(await (await get(`${list}?withdraw=a1`)).text()).toContain('Withdraw this application?');
  expect(await (await get(`${list}?withdraw=a2`)).text()).not.toContain('Withdraw this application?');
  answer = { body: { success: true, data: { ...sent, status: 'withdrawn' } }, status: 200 };
  expect(await (await post(list, { opportunity: 'o1' })).text()).toContain('Your application was withdrawn.');
  expect(written()).toMatchObject([{ method: 'POST', url: '/api/job-opportunities/cancel/o1' }]);
});

test('throwing a draft away leaves alone what was sent from it meanwhile', async () => {
  const list = '/en/account/my-applications';
  answer = { body: { success: false, message: 'You have already applied to this opportunity' }, status: 409 };
  expect(await (await post(list, { opportunity: 'o1', asked: 'draft' })).text()).toContain('You have already applied');
  expect(written()).toMatchObject([{ method: 'POST', url: '/api/job-opportunities/cancel/o1' }]);
  expect(written().map(({ body }) => String(body))).toEqual(['{"only":"draft"}']);
});

test('what was taken back before, as in another tab, is said to be, and the list is as it is now', async () => {
  listed = [];
  answer = { body: { success: false, message: 'Not found' }, status: 404 };
  for (const [asked, words] of [
    ['application', 'This application was withdrawn already.'],
    ['draft', 'This draft was deleted already.'],
  ] as const) {
    const html = await (await post('/en/account/my-applications', { opportunity: 'o1', asked })).text();
    expect(html).toContain(words);
    expect(html).not.toContain('Not found');
    expect(html).toContain('You have not applied');
  }
});

const asked: Application = {
  ...sent,
  status: 'action_needed',
  statusLabel: 'Action needed',
  timeline: [
    ...sent.timeline,
    {
      status: 'action_needed',
      statusLabel: 'Action needed',
      at: '2026-03-02T06:05:00.000Z',
      note: 'Please send two drawings',
      answer: '',
      answeredAt: null,
    },
  ],
};
const answered = { intent: 'answer', application: 'a1', answer: 'Here they are.', askedAt: '2026-03-02T06:05:00.000Z' };

test('what is asked is answered on the page, with the file that was chosen and the moment that was asked at', async () => {
  const list = '/en/account/my-applications';
  listed = [asked];
  const html = await (await get(list)).text();
  for (const text of ['Please send two drawings', 'name="answer"', 'value="2026-03-02T06:05:00.000Z"'])
    expect(html).toContain(text);
  answer = { body: { success: true, data: { ...sent, status: 'under_review' } }, status: 200 };
  expect(await (await post(list, { ...answered, cv })).text()).toContain('Your answer was sent.');
  const [one, ...others] = written();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ method: 'POST', url: '/api/job-opportunities/user/applications/a1/answer' });
  for (const part of ['Here they are.', '2026-03-02T06:05:00.000Z', 'filename="cv.pdf"'])
    expect(one?.body.toString()).toContain(part);
});

test('an answer without words is not sent; one that comes too late is given back, with why', async () => {
  const list = '/en/account/my-applications';
  listed = [asked];
  const empty = await post(list, { ...answered, answer: ' ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('This field is required');
  expect(written()).toEqual([]);
  listed = [sent];
  answer = { body: { success: false, message: 'This application no longer waits for your answer' }, status: 409 };
  const late = await post(list, answered);
  expect(late.status).toBe(409);
  const html = await late.text();
  for (const text of ['no longer waits for your answer', 'Here they are.']) expect(html).toContain(text);
});

const ownPage = '/en/account/my-applications/a1';

test('what was sent is read again: each field by its name, the CVs that are kept, and what was answered on its day', async () => {
  const [first] = sent.timeline;
  if (!first) throw new Error('It was received');
  const reply = { note: 'Which lakes?', answer: 'Both', answeredAt: '2026-03-04T06:05:00.000Z' };
  read.application = { ...sent, timeline: [{ ...first, ...reply }] };
  const html = (await (await get(ownPage)).text()).replaceAll('<!-- -->', '');
  for (const text of [
    'OA-2026-000007',
    'Amina Otieno',
    'Senior Lecturer ·\u00a0Lakeside University',
    'I have worked on <b>lakes</b>.',
    'In March',
    'Erased on 1 October 2026.',
    '2 MB, sent on 4 March 2026',
    'You answered on 4 March 2026:',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<h4 [^>]*lang="ar" dir="rtl"[^>]*>متى يمكنكم البدء؟/);
  expect(html).toContain('href="/api/job-opportunities/user/applications/a1/files/f2"');
  expect(html).not.toContain('files/f1"');
});

test('what is asked is answered on the application’s own page too, which gives back what it refuses', async () => {
  read.application = asked;
  const html = await (await get(ownPage)).text();
  for (const text of ['Please send two drawings', 'name="answer"', 'value="2026-03-02T06:05:00.000Z"', 'id="a1"'])
    expect(html).toContain(text);
  const empty = await post(ownPage, { ...answered, answer: ' ' });
  expect([empty.status, (await empty.text()).includes('This field is required')]).toEqual([422, true]);
  answer = { body: { success: true, data: { ...sent, status: 'under_review' } }, status: 200 };
  read.application = sent;
  const done = await (await post(ownPage, { ...answered, cv })).text();
  expect(done).toContain('Your answer was sent.');
  expect(done).not.toContain('name="answer"');
  expect(written()).toMatchObject([{ method: 'POST', url: '/api/job-opportunities/user/applications/a1/answer' }]);
});

test('what was sent is led to from the list; a draft from its address to where it is written', async () => {
  listed = [sent, { ...sent, id: 'd1', reference: null, status: 'draft', timeline: [] }];
  const html = await (await get('/en/account/my-applications')).text();
  expect(html).toContain(`href="${ownPage}"`);
  expect(html).not.toContain('my-applications/d1"');
  read = { application: { ...sent, reference: null, status: 'draft' }, sent: null };
  expect(await leads(get(ownPage))).toBe(page);
  read.application.opportunity = { id: 'o1', slug: '', title: '', locale: 'en' };
  expect(await leads(get(ownPage))).toBe('/en/account/my-applications');
});

test('applications and saved opportunities are shown page by page, each by itself', async () => {
  await get('/en/account/my-applications?page=2&saved=3');
  expect(cms.received.map(({ url }) => url).filter((url) => url.includes('/user/'))).toEqual([
    '/api/job-opportunities/user/applications?page=2',
    '/api/job-opportunities/user/saved?page=3',
  ]);
});

test.each([
  ['save', 'POST'],
  ['unsave', 'DELETE'],
])('the button to %s an opportunity leads back to it', async (intent, method) => {
  answer = { body: { success: true, data: null }, status: 200 };
  expect(await leads(post(`/en/opportunities/${slug}/save`, { intent }))).toBe(`/en/opportunities/${slug}#save`);
  expect(written()).toMatchObject([{ method, url: `/api/job-opportunities/${slug}/save` }]);
});
