import { search } from '@scholars/contract/search';
import { defineAction } from '../../../contract/define-action.js';
import { searchEverything } from '../../../search/search-everything.js';

export const actions = {
  search: defineAction(search, ({ query, locale }) => searchEverything(query, locale)),
};
