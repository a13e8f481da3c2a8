import { roles } from '@scholars/contract/account';

const names: Record<(typeof roles)[number], string> = { member: 'Member', coordinator: 'Coordinator' };

/**
 * The two roles of signed-in people. Their rights are the `access` of each endpoint in the contract; they
 * get none of Strapi's own permissions, so its native REST stays closed to them.
 */
export async function ensureRoles(): Promise<void> {
  const stored = strapi.db.query('plugin::users-permissions.role');
  for (const type of roles) {
    if (!(await stored.findOne({ where: { type } }))) {
      await stored.create({ data: { type, name: names[type], description: `${names[type]} of the network` } });
    }
  }
  // Whatever Strapi grants its default roles on a new database is taken back.
  await strapi.db
    .query('plugin::users-permissions.permission')
    .deleteMany({ where: { role: { type: { $in: ['public', 'authenticated'] } } } });
}
