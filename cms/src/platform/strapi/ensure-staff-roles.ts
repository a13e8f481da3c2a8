import { locales } from '@scholars/contract/locale';

/** What a role may do (`src/admin/staff-rights.ts`). */
interface StaffRights {
  writes: readonly string[];
  changes: readonly string[];
  reads: readonly string[];
  publishes: boolean;
  ownOnly: boolean;
}

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  assignPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
}
interface PermissionService {
  findMany(params: { where: object }): Promise<Permission[]>;
  actionProvider: { values(): { section: string; actionId: string }[] };
}
interface ContentTypeService {
  getPermissionsWithNestedFields(actions: unknown[], options: object): Permission[];
}

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`;
const isCreator = 'admin::is-creator';

/**
 * Gives the roles of staff their rights: Strapi's own would let every author read the addresses of members, guests and
 * subscribers. Rights that an administrator has changed since stay as they are. Call once Strapi has its roles.
 */
export async function ensureStaffRoles(rights: Readonly<Record<string, StaffRights>>): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'desk' });
  const written = ((await store.get({ key: 'rights' })) ?? {}) as Record<string, string[]>; // as it is set below
  const roles = strapi.service('admin::role') as unknown as RoleService; // Strapi does not type its admin
  const permissions = strapi.service('admin::permission') as unknown as PermissionService; // as above
  for (const [code, own] of Object.entries(rights)) {
    const role = await roles.findOne({ code });
    if (!role) continue;
    const stored = await permissions.findMany({ where: { role: { id: role.id } } });
    const last = written[code];
    if (last && !isSame(stored.map(nameOf), last)) continue;
    const wanted = permissionsOf(own, permissions.actionProvider.values());
    await roles.assignPermissions(role.id, wanted);
    written[code] = wanted.map(nameOf).sort();
  }
  await store.set({ key: 'rights', value: written });
}

/** Fields come and go with versions, so they are not what tells whether somebody has changed a right. */
const nameOf = ({ action, subject, conditions }: Permission) => [action, subject ?? '', ...conditions].join(' ');
const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

function permissionsOf(rights: StaffRights, actions: { section: string }[]): Permission[] {
  const types = strapi.service('admin::content-type') as unknown as ContentTypeService; // as above
  const onContent = types
    .getPermissionsWithNestedFields(
      actions.filter(({ section }) => section === 'contentTypes'),
      { restrictedSubjects: [] },
    )
    .flatMap((permission) => allowed(permission, rights));
  const files = (action: string, conditions: string[] = []): Permission => ({
    action: `plugin::upload.${action}`,
    subject: null,
    properties: {},
    conditions,
  });
  const own = rights.ownOnly ? [isCreator] : [];
  return [
    ...onContent,
    files('read'),
    files('assets.create'),
    files('assets.update', own),
    files('assets.download'),
    files('assets.copy-link'),
  ];
}

function allowed({ action, subject, properties }: Permission, rights: StaffRights): Permission[] {
  const uid = subject ?? '';
  const isTranslated = isLocalized(uid);
  const on = (conditions: string[]) => [
    { action, subject, properties: { ...properties, ...(isTranslated && { locales: [...locales] }) }, conditions },
  ];
  const changes = rights.writes.includes(uid) || rights.changes.includes(uid);
  const own = rights.ownOnly ? [isCreator] : [];
  if (action === explorer('read')) return changes || rights.reads.includes(uid) ? on([]) : [];
  if (action === explorer('create')) return rights.writes.includes(uid) ? on([]) : [];
  if (action === explorer('update')) return changes ? on(own) : [];
  if (action === explorer('delete')) return rights.writes.includes(uid) ? on(own) : [];
  if (action === explorer('publish')) return changes && rights.publishes ? on([]) : [];
  return [];
}

function isLocalized(uid: string): boolean {
  const { pluginOptions } = (strapi.contentTypes[uid as keyof typeof strapi.contentTypes] ?? {}) as {
    pluginOptions?: { i18n?: { localized?: boolean } };
  };
  return pluginOptions?.i18n?.localized === true;
}
