import { randomBytes } from 'node:crypto';
import { hashPassword } from '../src/api/account/hash-password.js';
import { environment } from '../src/platform/environment/environment.js';
import { members } from './content/members.js';

/** Nobody of the demo has just come: a new account may do less. */
const accountsAgeMs = 64 * 86_400_000;

/** Printed at start; never made in production (product §6). */
const demoPassword = 'demo-Passw0rd-2026';

const demoAccounts = [
  { email: 'member@scholars.example', role: 'member', member: 'layla-haddad', firstName: 'Layla', lastName: 'Haddad' },
  { email: 'scholar2@scholars.example', role: 'member', member: 'yusuf-demir', firstName: 'Yusuf', lastName: 'Demir' },
  {
    email: 'coordinator@scholars.example',
    role: 'coordinator',
    member: null,
    firstName: 'Mariam',
    lastName: 'Al-Sayed',
  },
] as const;

export async function seedAccounts(): Promise<void> {
  if (environment.isProduction) return;
  const password = await hashPassword(demoPassword);
  for (const { member, ...account } of demoAccounts) await makeAccount({ ...account, password, member });
  // The others have accounts too, so that they can be asked, but nobody knows their password.
  const unknown = await hashPassword(randomBytes(32).toString('base64url'));
  const named: readonly (string | null)[] = demoAccounts.map(({ member }) => member);
  for (const { slug, firstName, lastName } of members.filter((one) => !named.includes(one.slug)))
    await makeAccount({
      email: `${slug}@members.scholars.example`,
      role: 'member',
      member: slug,
      firstName: firstName.en,
      lastName: lastName.en,
      password: unknown,
    });
  await strapi.db.connection('up_users').update({ created_at: new Date(Date.now() - accountsAgeMs) });
  await seedAdministrator();
}

interface AccountSeed {
  email: string;
  role: 'member' | 'coordinator';
  member: string | null;
  firstName: string;
  lastName: string;
  password: string;
}

async function makeAccount({ email, role, member, firstName, lastName, password }: AccountSeed) {
  const { id: roleId } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  const user = await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      username: email,
      email,
      provider: 'local',
      confirmed: true,
      blocked: false,
      firstName,
      lastName,
      language: 'en',
      messagingSystem: role === 'member',
      role: roleId,
    },
  });
  // Past Strapi's own hashing, which is bcrypt and cuts a password at 72 bytes.
  await strapi.db.connection('up_users').where({ id: user.id }).update({ password });
  // As if they had confirmed it by a link.
  await strapi.db.connection('proven_addresses').insert({ user_id: user.id, email, proven_at: Date.now() });
  if (member) await linkMember(member, user.id);
}

async function linkMember(slug: string, userId: number) {
  const versions = await strapi.db.query('api::member.member').findMany({ where: { slug }, select: ['id'] });
  for (const { id } of versions)
    await strapi.db.query('api::member.member').update({ where: { id }, data: { user: userId } });
}

interface AdminService {
  create(user: Record<string, unknown>): Promise<unknown>;
}

interface AdminRoleService {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

async function seedAdministrator() {
  const roles = strapi.service('admin::role') as unknown as AdminRoleService; // untyped by Strapi
  const users = strapi.service('admin::user') as unknown as AdminService;
  const superAdmin = await roles.getSuperAdmin();
  if (!superAdmin) throw new Error('Strapi has no super admin role');
  await users.create({
    email: 'staff@scholars.example',
    firstname: 'Staff',
    lastname: 'Scholars',
    password: demoPassword,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
}
