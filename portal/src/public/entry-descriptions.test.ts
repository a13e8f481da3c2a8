import { expect, it } from 'vitest';
import { meta as ofMember } from './members/member-detail';
import { meta as ofOpportunity } from './opportunities/opportunity-detail';
import { meta as ofOrganization } from './organizations/organization-detail';

const root = {
  id: 'root',
  loaderData: { publicUrl: 'https://scholars.test', keys: { meta_description: 'A network.' } },
};
const picture = { url: '/uploads/drawn/x.svg' };
const bare = {
  slug: 'amina-otieno',
  locales: ['en'],
  headline: '',
  summary: '',
  description: '',
  biography: '',
  logo: picture,
  cover: picture,
  thematicAreas: [],
};

// A route's own types ask for all that the router hands it.
type Describe = (args: object) => readonly object[] | undefined;

it.each([
  ['a member', ofMember as Describe, { member: { ...bare, name: 'Amina Otieno' } }],
  ['an organization', ofOrganization as Describe, { organization: { ...bare, name: 'Amina Otieno' } }],
  ['an opportunity', ofOpportunity as Describe, { opportunity: { ...bare, title: 'Amina Otieno', status: 'closed' } }],
])('%s of whom nothing is written is described by name, and not as the next one', (_, describe, loaderData) => {
  const descriptors = describe({ location: { pathname: '/en/x', search: '' }, matches: [root], loaderData });
  expect(descriptors).toContainEqual({ name: 'description', content: 'Amina Otieno. A network.' });
});
