import { randomUUID } from 'node:crypto';
import { getApplicable } from '../src/api/application/applicable-opportunity.js';
import { givenAnswers, writtenAnswers } from '../src/api/application/given-answers.js';
import { takeSnapshot } from '../src/api/application/profile-snapshot.js';
import { environment } from '../src/platform/environment/environment.js';
import { applicationDrafts, applications, savedOpportunities, type ApplicationSeed } from './content/applications.js';
import { members } from './content/members.js';
import { sampleCv } from './sample-files.js';
import { writeSubmission } from './submissions.js';

const hourMs = 3_600_000;

/** Applications in every status, drafts and saved opportunities. Call once the listings are filled: they are found there. */
export async function seedApplications(): Promise<void> {
  const accounts = await accountIds();
  for (const seed of applications) await writeApplication(seed, accounts);
  for (const { member, opportunity, coverLetter, phoneNumber, writtenHoursAgo } of applicationDrafts) {
    const user_id = accounts.get(member);
    if (user_id === undefined) continue;
    const at = Date.now() - writtenHoursAgo * hourMs;
    await strapi.db.connection('application_drafts').insert({
      id: randomUUID(),
      user_id,
      opportunity_id: await idOf(opportunity),
      cover_letter: coverLetter,
      phone_number: phoneNumber,
      answers: '[]',
      takes_profile_cv: false,
      created_at: at,
      updated_at: at,
    });
  }
  for (const [email, slugs] of Object.entries(savedOpportunities)) {
    const user_id = accounts.get(email);
    if (user_id === undefined) continue;
    for (const [index, slug] of slugs.entries())
      await strapi.db
        .connection('saved_opportunities')
        .insert({ user_id, opportunity_id: await idOf(slug), saved_at: Date.now() - (index + 1) * 30 * hourMs });
  }
}

async function writeApplication(seed: ApplicationSeed, accounts: ReadonlyMap<string, number>) {
  const { opportunity, member, step, locale, submittedDaysAgo, reason, answers = {}, ...typed } = seed;
  const person = members.find(({ slug }) => slug === member);
  if (!person) throw new Error(`The demo has no member ${member}`);
  const fullName = `${person.firstName[locale]} ${person.lastName[locale]}`;
  const { card, questions } = await getApplicable(opportunity, locale);
  const [english, arabic] = [await getApplicable(opportunity, 'en'), await getApplicable(opportunity, 'ar')];
  const { text, entry, ...position } = await takeSnapshot({ slug: member }, locale);
  const given = givenAnswers(questions, (id) => answers[id] ?? '');
  await writeSubmission('applications', {
    status: step,
    // No coordinator's step leads there.
    ...(step === 'withdrawn' && { path: ['submitted', 'in_review', 'withdrawn'] }),
    language: locale,
    daysAgo: submittedDaysAgo,
    reason: reason ?? '',
    fields: {
      ...typed,
      ...position,
      fullName,
      opportunityTitle: english.card.title,
      opportunityTitleAr: arabic.card.title,
      answers: writtenAnswers(given),
      profile: text,
    },
    own: {
      applicantId: accounts.get(typed.emailAddress) ?? null,
      opportunityId: card.id,
      snapshot: entry,
      givenAnswers: given,
    },
    file: {
      field: 'cv',
      name: locale === 'ar' ? 'السيرة الذاتية.pdf' : 'cv.pdf',
      type: 'application/pdf',
      content: sampleCv(`${person.firstName.en} ${person.lastName.en}`),
    },
  });
}

/** Of the demo's accounts; in production there are none. */
export async function accountIds(): Promise<Map<string, number>> {
  if (environment.isProduction) return new Map();
  const rows = await strapi.db.connection('up_users').select('id', 'email');
  return new Map(rows.map(({ id, email }) => [email, id]));
}

async function idOf(slug: string): Promise<string> {
  return (await getApplicable(slug, 'en')).card.id;
}
