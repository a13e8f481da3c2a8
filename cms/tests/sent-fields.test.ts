import { describe, expect, it } from 'vitest';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { endpoints } from '@scholars/contract/endpoints';
import type { UserProfile } from '@scholars/contract/profile';
import type { User } from '@scholars/contract/account';
import { people, useCms } from './support/cms.js';
import { buildForm } from './support/forms.js';
import { addressOf } from './support/samples.js';

const cms = useCms();

/** What a person is by others' decision, or by the sum of what they have told: nobody's to send. */
const forbidden = {
  role: 'coordinator',
  confirmed: false,
  blocked: true,
  messaging_system: 0,
  messagingSystem: false,
  profile_completion_percentage: 100,
  email: 'somebody-else@lakeside.example',
  createdBy: 1,
  secondFactor: true,
  endSecondFactor: true,
  queues: ['applications'],
  pendingProfile: { country: 'QA' },
  orcidVerified: true,
  locale: 'fr',
};
/** Those that some calls take, of one's own or of what the call is about. */
const ids = (foreign: User) => ({
  id: foreign.id,
  documentId: foreign.id,
  memberId: foreign.memberId,
  user: foreign.id,
});
const changing = Object.entries(endpoints).filter(
  ([, { access, method }]) => (access === 'member' || access === 'public') && method !== 'GET',
);

/** All that stands in the database of an account beside what its owner may change. */
async function fixedOf(email: string) {
  const row = await cms
    .db('up_users as u')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where('u.email', email)
    .first(
      'u.id',
      'u.document_id',
      'u.email',
      'u.confirmed',
      'u.blocked',
      'u.messaging_system',
      'u.second_factor',
      'u.end_second_factor',
      'u.queues',
      'u.password',
      'r.type',
    );
  const members = await cms
    .db('members as m')
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .where('l.user_id', row.id)
    .orderBy('m.id')
    .select('m.document_id', 'm.locale', 'l.user_id');
  return { row, members };
}
const wholeOf = async (email: string) => ({
  ...(await fixedOf(email)),
  profile: await cms.data('/api/user-profile', { token: await cms.signIn(email) }),
});

describe('A call that changes something', () => {
  it.each(changing)('%s takes nothing of what its caller may not say', async (name, { method, multipart }) => {
    const token = await cms.signIn(people.member);
    const foreign = await cms.data<User>('/api/user', { token: await cms.tokenOf('other') });
    const [own, theirs] = [await fixedOf(people.member), await wholeOf(people.other)];
    const { body = {} } = sampleOf(name);
    const named = Object.fromEntries(Object.entries(ids(foreign)).filter(([field]) => !(field in body)));
    const extra = { ...named, ...Object.fromEntries(Object.entries(forbidden).filter(([field]) => !(field in body))) };
    const sent = multipart
      ? buildForm(Object.fromEntries(Object.entries({ ...body, ...extra }).map(([key, value]) => [key, textOf(value)])))
      : { ...body, ...extra };
    const { status } = await cms.call(method, await addressOf(cms, name), method === 'DELETE' ? undefined : sent, {
      token,
    });
    expect({ name, isServerFault: status >= 500 && status !== 501 && status !== 503 }).toEqual({
      name,
      isServerFault: false,
    });
    expect(await fixedOf(people.member)).toEqual(own);
    expect(await wholeOf(people.other)).toEqual(theirs);
    const profile = await cms.data<UserProfile>('/api/user-profile', { token: await cms.signIn(people.member) });
    const missing = profile.missing.reduce((sum, { weight }) => sum + weight, 0);
    expect(profile.profile_completion_percentage).toBe(100 - missing);
  });
});

describe('A call whose address names something', () => {
  /** Names of calls for members whose address names what everybody may see, or what is made for the caller by it. */
  const ofPublicThings = new Set([
    'applyToOpportunity',
    'getApplicationForm',
    'saveOpportunity',
    'unsaveOpportunity',
    'followOrganization',
    'unfollowOrganization',
    'getOrganizationFollowing',
    'blockMember',
    'unblockMember',
    // Shown to whom its member shows it to (`facts/profile-viewers.ts`).
    'openMemberCv',
    // Named by what is recommended, and looked for among one’s own (`facts/recommendations.ts`).
    'dismissRecommendation',
    'restoreRecommendation',
  ]);
  const named = Object.entries(endpoints).filter(([, { access, path }]) => access === 'member' && path.includes('{'));

  it('is declared to be about its caller’s own, but for what is public', () => {
    const others = named.filter(([name, { owned }]) => !owned && !ofPublicThings.has(name)).map(([name]) => name);
    expect(others).toEqual([]);
  });
});

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
