import { agsCategories } from '@scholars/contract/fixed-values';
import type { Locale } from '@scholars/contract/locale';
import { getText } from '~/i18n/texts.server';
import { describeList } from '~/shared/directory/describe-list.server';
import type { ListQuery } from '~/shared/directory/list-query';

/** What the list is called, and what search engines and feed readers are told of it: each category is a page of its own. */
export function categoryWords(locale: Locale, query: ListQuery) {
  const category = agsCategories.find((one) => one === query.values.agsCategory?.[0]);
  const t = getText(locale, 'opportunities');
  const ofCategory = getText(locale, 'list-descriptions');
  const title = category ? ofCategory(`opportunities.${category}.title`) : t('list.title');
  const lead = category ? ofCategory(`opportunities.${category}.description`) : t('list.lead');
  return { category, title, description: describeList(locale, query, lead) };
}
