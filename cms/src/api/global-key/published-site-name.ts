import { listVersions, untilContentChanges, type Version } from '../../platform/content/localized.js';

/** The network's name as it is published, in the other language where it is not translated; '' where there is none. */
export const publishedSiteName = untilContentChanges(async (locale) => {
  const [key] = await listVersions<Version & { value: string }>('api::global-key.global-key', locale, {
    key: 'site_name',
  });
  return key?.value ?? '';
});
