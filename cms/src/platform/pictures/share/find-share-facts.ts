import type { Locale } from '@scholars/contract/locale';
import type { ShareFacts } from './draw-share.js';
import type { ShareAddress, ShareKind } from './share-address.js';

/** What an entry has its picture say. */
type ShareWords = Pick<ShareFacts, 'title' | 'kind' | 'details' | 'area'>;
/** By the entry's slug; nothing where no such entry is published, or a member is not listed. */
export type FindShareWords = (slug: string, locale: Locale) => Promise<ShareWords | undefined>;

interface ShareSources {
  words: Record<ShareKind, FindShareWords>;
  siteName(locale: Locale): Promise<string>;
}

let sources: ShareSources | undefined;

/** Call once, before anything is drawn. */
export function registerShareSources(all: ShareSources): void {
  sources = all;
}

/** What the share picture of an entry says; nothing where there is no such entry to be shown. */
export async function findShareFacts({ kind, slug, locale }: ShareAddress): Promise<ShareFacts | undefined> {
  if (!sources) throw new Error('Nobody tells what share pictures say');
  const words = await sources.words[kind](slug, locale);
  return words && { ...words, locale, pattern: slug, siteName: await sources.siteName(locale) };
}
