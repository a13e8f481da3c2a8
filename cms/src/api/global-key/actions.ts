import { listGlobalKeys, type GlobalKey } from '@scholars/contract/site';
import { listVersions, untilContentChanges, type Version } from '../../platform/content/localized.js';
import { defineAction } from '../../platform/contract/define-action.js';

interface GlobalKeyEntry extends Version {
  key: string;
  value: string;
  type: 'text' | 'url' | 'number' | 'boolean';
  isFront: boolean;
}

export const actions = {
  // Whatever `is_front` asks for: what is not for the front never leaves.
  listGlobalKeys: defineAction(listGlobalKeys, async ({ query, locale: asked }) => {
    if (query.is_front === false) return { rows: [] };
    const entries = await listVersions<GlobalKeyEntry>('api::global-key.global-key', asked, { isFront: true });
    return { rows: entries.map(presentKey) };
  }),
};

function presentKey({ key, value, type, locale }: GlobalKeyEntry): GlobalKey {
  return { key, value, type, locale };
}

/** The network's name as it is published, in the other language where it is not translated; '' where there is none. */
export const publishedSiteName = untilContentChanges(async (locale) => {
  const [key] = await listVersions<Version & { value: string }>('api::global-key.global-key', locale, {
    key: 'site_name',
  });
  return key?.value ?? '';
});
