import type { Locale } from '@scholars/contract/locale';
import { getText } from '~/i18n/texts.server';
import type { ListQuery } from './list-query';

/** What search engines and shared links are told of a page of a list: of each something else. */
export function describeList(locale: Locale, { page }: ListQuery, description: string): string {
  return page > 1 ? getText(locale, 'list-descriptions')('laterPage', { page, description }) : description;
}
