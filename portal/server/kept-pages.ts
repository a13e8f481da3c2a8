import type { PageRoom } from '~/shared/page-handle';
import { readListPage } from '~/public/list-pages.server';
import { carriesRight } from '~/session/link-address';
import { outcomeName } from '~/session/root-data';
import type { Theme } from '~/session/theme';
import type { FoundPage } from './page-table';

const mebibyte = 1024 * 1024;

export const maxBytesOfPages: Readonly<Record<PageRoom, number>> = {
  site: 32 * mebibyte,
  entries: 16 * mebibyte,
  views: 16 * mebibyte,
};

export interface KeptPage {
  key: string;
  /** Path and query as the page reads them: what is rendered. */
  url: string;
  room: PageRoom;
  /** Is rendered for each visitor, and kept for when that fails. */
  onlyWhenDown: boolean;
}

/**
 * Whether a page may be kept for other visitors, and by which address. The address is what the page itself reads of the
 * visitor's: what it does not read, e.g. what trackers add, makes no other page, and the page is rendered without it.
 *
 * @param theme of the visitor's cookie
 */
export function keptPageOf({ handle, locale, path }: FoundPage, search: string, theme: Theme): KeptPage | undefined {
  if (!handle.kept) return undefined;
  const rule = typeof handle.kept === 'string' ? { room: handle.kept } : handle.kept;
  const { ownQuery = [], onlyWhenDown = false, isList = false } = rule;
  // Files about the whole site are in no language and no theme, and read no query.
  if (!locale) return { key: path, url: path, room: rule.room, onlyWhenDown };
  const query = new URLSearchParams(search);
  if (carriesRight(search) || [outcomeName, ...ownQuery].some((name) => query.has(name))) return undefined;
  const page = (below: string, room: PageRoom) => {
    const url = `/${locale}${below}`;
    return { key: `${theme} ${url}`, url, room, onlyWhenDown };
  };
  if (!isList) return page(path, rule.room);
  const list = readListPage(path, query);
  return list && page(list.address, list.isOfSite ? 'site' : rule.room);
}
