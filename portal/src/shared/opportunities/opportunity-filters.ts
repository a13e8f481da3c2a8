import type { ListDefinition } from '~/shared/directory/list-query';

/** The filters of the opportunities in the site's addresses (spec §2, §7); `wire` is the API's own name. */
export const opportunityList: ListDefinition = {
  path: '/opportunities',
  filters: [
    { name: 'q' },
    { name: 'agsCategory', wire: 'agsCat', also: ['agsCat'] },
    { name: 'ta', wire: 'tas', also: ['taSlug'], isMany: true },
    { name: 'cat' },
    { name: 'isProgram' },
    { name: 'workMode' },
    { name: 'country' },
    { name: 'partner' },
    { name: 'open' },
  ],
  defaultSort: 'newest',
  sorts: ['newest', 'deadline'],
};

/** What is new in the list, or in a view of it, for feed readers. */
export const opportunityFeed: ListDefinition = { ...opportunityList, path: '/opportunities.atom' };
