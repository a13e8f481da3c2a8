import type { FormDefinition } from '~/shared/form/form-definition';

/** How a search is saved; what it is narrowed to stands in the page's address. */
export const searchForm = {
  fields: { name: 'text', frequency: 'text' },
  schema: async () => (await import('@scholars/contract/search-alerts')).searchAlertLabels,
} as const satisfies FormDefinition;
