import type { ListDefinition } from '~/shared/directory/list-query';

/** The filters of the members in the site's addresses; `wire` is the API's own name. */
export const memberList: ListDefinition = {
  path: '/members',
  filters: [
    { name: 'q' },
    { name: 'ta' },
    { name: 'country' },
    { name: 'institution' },
    { name: 'agsCategory', wire: 'agsCat', also: ['agsCat'] },
  ],
  defaultSort: 'name',
  sorts: ['name', 'newest'],
};
