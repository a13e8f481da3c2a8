import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';

/** How a kind's form and list are laid out (`src/admin/layouts.ts`). */
interface FormLayout {
  mainField: string;
  list: readonly string[];
  sort?: { by: string; order: 'ASC' | 'DESC' };
  groups: Readonly<Record<string, readonly (readonly string[])[]>>;
}
type FormLayouts = Readonly<Record<string, FormLayout>>;

/** What Strapi keeps of a form, as far as it is ours to say. */
interface Configuration {
  settings: Record<string, unknown>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
  metadatas: Record<string, { edit?: { mainField?: string } }>;
}

/** What was written here last, and which fields there were. */
type Written = Pick<Configuration, 'settings' | 'layouts'> & { attributes: string[] };

const wholeRow = 12;
const pageSize = 20;
const store = () => strapi.store({ type: 'plugin', name: 'content_manager' });
const keyOf = (uid: string) => `configuration_${uid.includes('::') ? 'content_types' : 'components'}::${uid}`;
const modelOf = (uid: string) => strapi.getModel(uid as UID.Schema);
const attributesOf = (uid: string) => Object.keys(modelOf(uid).attributes);

/**
 * Lays out the forms of Strapi's desk, but for those that staff have laid out themselves, which stay as they are: as is
 * what was written here last, or what Strapi makes by itself. Call once Strapi has its own.
 */
export async function arrangeForms(layouts: FormLayouts): Promise<void> {
  await strapi.db.transaction(async () => {
    const before = await readWritten();
    const unknown = Object.keys(layouts).filter((uid) => !before[uid]);
    const byStrapi = unknown.length > 0 ? await configurationsByStrapi(unknown) : {};
    const after: Record<string, Written> = {};
    for (const [uid, layout] of Object.entries(layouts)) {
      const stored = await readConfiguration(uid);
      const last = before[uid] ?? byStrapi[uid];
      if (last && isAsWritten(uid, stored, last)) after[uid] = await writeLayout(uid, layout, stored);
      else if (before[uid]) after[uid] = before[uid];
      // Laid out by staff before there was anything of ours: never equal to it.
      else after[uid] = { ...layoutOf(uid, layout, stored), attributes: attributesOf(uid) };
    }
    await nameRelated(layouts);
    if (!isDeepStrictEqual(before, after))
      await strapi.store({ type: 'core', name: 'desk' }).set({ key: 'forms', value: after });
  });
}

async function readWritten(): Promise<Record<string, Written | undefined>> {
  const value: unknown = await strapi.store({ type: 'core', name: 'desk' }).get({ key: 'forms' });
  return (value ?? {}) as Record<string, Written>; // what is written below
}

async function readConfiguration(uid: string): Promise<Configuration> {
  return (await store().get({ key: keyOf(uid) })) as Configuration; // Strapi makes one of every kind when it starts
}

/** Strapi says what its own would be by making it anew; what was there is put back. */
async function configurationsByStrapi(uids: string[]): Promise<Record<string, Written>> {
  const kept = new Map<string, Configuration>();
  for (const uid of uids) {
    kept.set(uid, await readConfiguration(uid));
    await store().delete({ key: keyOf(uid) });
  }
  await strapi
    .plugin('content-manager')
    .service<{ syncConfigurations(): Promise<void> }>('content-types')
    .syncConfigurations();
  const made: Record<string, Written> = {};
  for (const [uid, configuration] of kept) {
    made[uid] = { ...(await readConfiguration(uid)), attributes: attributesOf(uid) };
    await store().set({ key: keyOf(uid), value: configuration });
  }
  return made;
}

/** Fields that came or went since are not staff's doing: Strapi appends or drops them by itself. */
function isAsWritten(uid: string, { settings, layouts }: Configuration, last: Written): boolean {
  const now = new Set(attributesOf(uid));
  const common = new Set(last.attributes.filter((name) => now.has(name)));
  const only = ({ list, edit }: Configuration['layouts']) => ({
    list: list.filter((name) => common.has(name)),
    edit: edit.map((row) => row.filter(({ name }) => common.has(name))).filter((row) => row.length > 0),
  });
  return isDeepStrictEqual(settings, last.settings) && isDeepStrictEqual(only(layouts), only(last.layouts));
}

async function writeLayout(uid: string, layout: FormLayout, stored: Configuration): Promise<Written> {
  const wanted = layoutOf(uid, layout, stored);
  const configuration = { ...stored, ...wanted };
  if (!isDeepStrictEqual(stored, configuration)) await store().set({ key: keyOf(uid), value: configuration });
  return { ...wanted, attributes: attributesOf(uid) };
}

function layoutOf(uid: string, layout: FormLayout, stored: Configuration): Pick<Configuration, 'settings' | 'layouts'> {
  const sort = layout.sort ?? { by: layout.mainField, order: 'ASC' };
  const rows = Object.values(layout.groups).flat();
  return {
    settings: {
      ...stored.settings,
      mainField: layout.mainField,
      defaultSortBy: sort.by,
      defaultSortOrder: sort.order,
      pageSize,
    },
    layouts: {
      list: [...layout.list],
      edit: rows.map((row) => row.map((name) => ({ name, size: wholeRow / row.length }))),
    },
  };
}

/** A related entry is shown by its name, in forms and in what forms are made of. */
async function nameRelated(layouts: FormLayouts): Promise<void> {
  for (const uid of [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)]) {
    const relations = Object.entries(modelOf(uid).attributes).flatMap(([name, attribute]) => {
      const target =
        attribute.type === 'relation' && 'target' in attribute ? layouts[String(attribute.target)] : undefined;
      return target ? [{ name, mainField: target.mainField }] : [];
    });
    if (relations.length === 0) continue;
    const stored = await readConfiguration(uid);
    const wanted = structuredClone(stored);
    for (const { name, mainField } of relations) {
      const edit = wanted.metadatas[name]?.edit;
      if (edit) edit.mainField = mainField;
    }
    if (!isDeepStrictEqual(stored, wanted)) await store().set({ key: keyOf(uid), value: wanted });
  }
}
