import { search } from '@scholars/contract/search';
import { defineAction } from '../../platform/contract/define-action.js';
import { searchEverything } from '../../platform/search/search-everything.js';

export const actions = {
  search: defineAction(search, ({ query, locale }) => searchEverything(query, locale)),
};
