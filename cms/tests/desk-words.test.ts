import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { deskTexts } from '../src/admin/words.js';
import { cmsFolder } from './support/places.js';

/*
 * What Strapi says in the desk. Of what it has in no Arabic, ours is in `src/admin/locales/ar`, under its own ids. A new
 * version brings new texts: these facts name them.
 */

type Texts = Readonly<Record<string, string>>;

/** Where Strapi's packages keep their texts, and how their ids begin. */
const packages: Readonly<Record<string, string>> = {
  'admin/dist/admin/admin/src': '',
  'content-manager/dist/admin': 'content-manager.',
  'content-releases/dist/admin': 'content-releases.',
  'content-type-builder/dist/admin': 'content-type-builder.',
  'email/dist/admin': 'email.',
  'i18n/dist/admin': 'i18n.',
  'plugin-users-permissions/dist/admin': 'users-permissions.',
  'review-workflows/dist/admin': 'review-workflows.',
  'upload/dist/admin': 'upload.',
};

/** Beginnings of ids that stay English, and why. */
const left: Readonly<Record<string, readonly string[]>> = {
  'settings, which administrators alone open': [
    'Settings.',
    'i18n.Settings.',
    'users-permissions.',
    'email.',
    'content-manager.containers.list-settings.',
    'content-manager.containers.edit-settings.',
    'content-manager.containers.SettingPage.',
    'content-manager.preview.panel.button-configuration',
    'upload.settings.',
    'upload.page.title',
    'notification.success.adminToken',
  ],
  'only while developing': ['content-type-builder.', 'i18n.CheckboxConfirmation.', 'i18n.plugin.'],
  'what the free edition does not have': [
    'content-releases.',
    'review-workflows.',
    'content-manager.history.',
    'widget.last-activity.',
    'components.premiumFeature.',
    'app.components.FreeTrial',
    'app.components.LeftMenu.trialCountdown.',
  ],
  'turned off here': [
    'tours.',
    'app.components.GuidedTour.',
    'app.components.NpsSurvey.',
    'app.components.MediaLibraryBanner.',
    'app.components.UpsellBanner.',
    'app.HeaderLayout.docLink.',
    'upload.ai.',
    'upload.asset-details.replace.description.ai',
    'upload.list.bulk-actions.create-metadata',
    'upload.upload.progress.file.generatingMetadata',
    'upload.upload.progress.file.metadata',
    'upload.upload.progress.generatingMetadata.',
    'upload.upload.progress.metadataGenerated.',
    'i18n.CMEditViewAITranslation.',
    'i18n.CMEditViewLocalePicker.locale.ai-translations',
    'components.Blocks.blocks.heading1',
    'components.Blocks.blocks.heading5',
    'components.Blocks.blocks.heading6',
    'components.Blocks.blocks.code',
    'components.Blocks.blocks.image',
  ],
  'words of HTML and names, the same in both': [
    'components.Blocks.popover.link.rel.placeholder',
    'components.Blocks.popover.link.target.placeholder',
    'content-manager.widget.chart-entries.tooltip',
    'global.fullname',
    'global.plugins.graphql',
    'global.plugins.sentry',
  ],
};
const leftBeginnings = Object.values(left).flat();
/** Among what is left by its beginning: everybody's own page, where the language of the desk is chosen. */
const met = ['Settings.profile.'];
const isLeft = (id: string) =>
  leftBeginnings.some((beginning) => id.startsWith(beginning)) && !met.some((beginning) => id.startsWith(beginning));

const require = createRequire(join(cmsFolder, 'package.json'));

/** A package's texts in a language, under the ids by which they are asked for. */
function textsOf(folder: string, beginning: string, language: 'en' | 'ar'): Texts {
  const translations = join(cmsFolder, 'node_modules/@strapi', folder, 'translations');
  const file = readdirSync(translations).find((name) => name === `${language}.json.js`);
  if (file === undefined) return {};
  // Written so by Strapi; some files name parts of their texts beside the whole.
  const texts = require(join(translations, file)) as Texts & { default?: Texts };
  return Object.fromEntries(Object.entries(texts.default ?? texts).map(([id, text]) => [beginning + id, text]));
}

const inAllPackages = (language: 'en' | 'ar'): Texts =>
  Object.assign({}, ...Object.entries(packages).map(([folder, beginning]) => textsOf(folder, beginning, language)));
const english = inAllPackages('en');
const strapis = inAllPackages('ar');
const ours = deskTexts('ar');
/** Some of what Strapi calls Arabic is the English text once more. */
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text) || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
const missing = Object.keys(english).filter((id) => !(id in ours) && !(id in strapis && isArabic(strapis[id]!)));

test('everything that staff meet in the desk is there in Arabic', () => {
  expect(missing.filter((id) => !isLeft(id))).toEqual([]);
});

test('nothing is listed as English that is Arabic by now', () => {
  expect(leftBeginnings.filter((beginning) => !missing.some((id) => id.startsWith(beginning)))).toEqual([]);
});

const variables = (text: string) => new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name));

test('a text of ours speaks of the same as the English one', () => {
  const strange = Object.entries(ours).filter(([id, text]) => {
    const theirs = variables(english[id] ?? text);
    return [...variables(text)].some((name) => !theirs.has(name));
  });
  expect(strange).toEqual([]);
});

test('every Arabic text can be put into words with what the English one is given', () => {
  const messages = { ...strapis, ...ours };
  const unsaid: string[] = [];
  const marked = { b: () => '', bold: () => '' };
  for (const id of Object.keys(messages).filter((one) => one in english && !isLeft(one))) {
    const intl = createIntl({ locale: 'ar', messages, onError: () => unsaid.push(id) });
    const values = Object.fromEntries([...variables(english[id]!)].map((name) => [name, 3]));
    intl.formatMessage({ id }, { ...values, ...marked });
  }
  expect(unsaid).toEqual([]);
});
