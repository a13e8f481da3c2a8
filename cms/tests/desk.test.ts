import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindLayouts, type KindLayout } from '../src/admin/layouts.js';
import { useCms } from './support/cms.js';
import { cmsFolder } from './support/places.js';

// A fresh CMS with the demo's content: what staff meet when they open Strapi.
const cms = useCms();

type Texts = Record<string, string>;
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(cmsFolder, 'src/admin/locales/en', `${name}.json`), 'utf8')) as T; // written so
const fields = read<Record<string, Record<string, { label: string; hint: string }>>>('fields');
const kinds = read<Texts>('kinds');
const groups = read<Texts>('groups');
const values = read<Texts>('values');
const systemFields = read<Texts>('system-fields');
const layouts: Record<string, KindLayout> = kindLayouts;

interface Model {
  uid: string;
  info: { displayName: string };
  attributes: Record<string, { type: string; enum?: string[] }>;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

/** What staff can open in the content manager, and what its entries are made of. */
function shownModels(): Model[] {
  const all = Object.values({ ...cms.strapi.contentTypes, ...cms.strapi.components }) as unknown as Model[]; // as Strapi keeps them
  return all.filter(
    ({ uid, pluginOptions }) =>
      (!uid.includes('::') || uid.startsWith('api::') || uid === 'plugin::users-permissions.user') &&
      pluginOptions?.['content-manager']?.visible !== false,
  );
}

describe('The words of the desk', () => {
  test('every field of every kind and component has a label and says what it is for', () => {
    const missing = shownModels().flatMap(({ uid, attributes }) =>
      Object.keys(attributes)
        .filter((name) => !systemFields[name] || name === 'status')
        .filter((name) => !fields[uid]?.[name] && !(name === 'status' && !attributes[name]?.enum))
        .map((name) => `${uid} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('no words are left of fields that are gone', () => {
    const models = new Map(shownModels().map((model) => [model.uid, model]));
    const left = Object.entries(fields).flatMap(([uid, own]) =>
      Object.keys(own).filter((name) => !models.get(uid)?.attributes[name]),
    );
    expect(left).toEqual([]);
  });

  test('every kind and component has its name, under which Strapi asks for it', () => {
    for (const { uid, info } of shownModels())
      expect(kinds[uid], uid).toBe(uid.includes('::') ? info.displayName : kinds[uid]);
    expect(Object.keys(kinds).sort()).toEqual(
      shownModels()
        .map(({ uid }) => uid)
        .sort(),
    );
  });

  test('every value that is chosen is said in words', () => {
    const chosen = shownModels().flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((each) => each.enum ?? []),
    );
    expect(chosen.filter((value) => !values[value])).toEqual([]);
  });
});

describe('The forms of the desk', () => {
  test('are laid out in groups of fields that there are, each with its heading', () => {
    expect(Object.keys(layouts).sort()).toEqual(
      shownModels()
        .map(({ uid }) => uid)
        .filter((uid) => uid.includes('::'))
        .sort(),
    );
    for (const model of shownModels().filter(({ uid }) => uid.includes('::'))) {
      const layout = layouts[model.uid]!; // compared above
      const named = [layout.mainField, ...layout.list, ...Object.values(layout.groups).flat(2)];
      expect(named.filter((name) => !model.attributes[name])).toEqual([]);
      expect(Object.keys(layout.groups).filter((group) => !groups[group])).toEqual([]);
    }
  });

  interface Stored {
    settings: { mainField: string };
    layouts: { list: string[]; edit: { name: string }[][] };
    metadatas: Record<string, { edit: { mainField?: string } }>;
  }
  const key = 'plugin_content_manager_configuration_content_types::api::opportunity.opportunity';
  const stored = async (): Promise<Stored> => {
    const row = await cms.db('strapi_core_store_settings').where({ key }).first('value');
    return JSON.parse(row.value);
  };
  const store = (value: Stored) =>
    cms
      .db('strapi_core_store_settings')
      .where({ key })
      .update({ value: JSON.stringify(value) });
  const arrange = () => {
    const { arrangeForms } = cms.module<{ arrangeForms(of: typeof layouts): Promise<void> }>(
      'src/platform/strapi/arrange-forms.js',
    );
    return arrangeForms(layouts);
  };

  test('show a related entry by its name', async () => {
    const { metadatas, layouts: shown } = await stored();
    expect(shown.list).toEqual(layouts['api::opportunity.opportunity']?.list);
    expect(shown.edit[0]).toEqual([{ name: 'title', size: 12 }]);
    expect(metadatas.partner?.edit.mainField).toBe('name');
    expect(metadatas.category?.edit.mainField).toBe('title');
    expect(metadatas.thematicAreas?.edit.mainField).toBe('title');
  });

  test('stay as staff have laid them out', async () => {
    const before = await stored();
    const own = { ...before, layouts: { ...before.layouts, list: ['title', 'closed'] } };
    await store(own);
    await arrange();
    expect((await stored()).layouts.list).toEqual(['title', 'closed']);
    await store(before);
    await arrange();
    expect(await stored()).toEqual(before);
  });

  test('become ours on an installation of before, where they are as Strapi makes them', async () => {
    const before = await stored();
    await cms.db('strapi_core_store_settings').where({ key: 'core_desk_forms' }).delete();
    await cms.db('strapi_core_store_settings').where({ key }).delete();
    await cms.strapi
      .plugin('content-manager')
      .service<{ syncConfigurations(): Promise<void> }>('content-types')
      .syncConfigurations();
    expect((await stored()).layouts).not.toEqual(before.layouts);
    await arrange();
    expect((await stored()).layouts).toEqual(before.layouts);
  });
});
