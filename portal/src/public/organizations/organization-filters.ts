import type { ListDefinition } from '~/shared/directory/list-query';

/** The filters of the organizations in the site's addresses; `wire` is the API's own name. */
export const organizationList: ListDefinition = {
  path: '/organizations',
  filters: [
    { name: 'q' },
    { name: 'type' },
    { name: 'ta' },
    { name: 'country' },
    { name: 'agsCategory', wire: 'agsCat', also: ['agsCat'] },
  ],
  defaultSort: 'name',
  sorts: ['name', 'newest'],
};
