import type { Locale } from '@scholars/contract/locale';
import { listGlobalKeys } from '@scholars/contract/site';
import type { RouterContextProvider } from 'react-router';
import { factsContext, localeContext } from '~/session/request-context.server';
import { cms } from './cms.server';

/** Names, addresses and links of the site that staff keep, by key (e.g. `site_name`). */
export type SiteKeys = Readonly<Record<string, string>>;

const freshMs = 30_000;
const kept = new Map<Locale, { keys: SiteKeys; until: number; version: string | undefined }>();

/**
 * Read for every page, so they are kept for half a minute or until staff change something, and beyond that while the
 * CMS is down.
 */
export async function readSiteKeys(context: Readonly<RouterContextProvider>): Promise<SiteKeys> {
  const locale = context.get(localeContext);
  const version = context.get(factsContext).contentVersion;
  const before = kept.get(locale);
  if (before && before.version === version && before.until > Date.now()) return before.keys;
  const list = await cms(context).find(listGlobalKeys, { query: { is_front: true }, skipAuth: true });
  if (!list) return before?.keys ?? {};
  const keys = Object.freeze(Object.fromEntries(list.map(({ key, value }) => [key, value])));
  kept.set(locale, { keys, until: Date.now() + freshMs, version });
  return keys;
}
