import { listCountries } from '@scholars/contract/reference/countries';
import { listCountriesForTravel, logUiAction } from '@scholars/contract/site';
import { defineAction } from '../../platform/contract/define-action.js';
import { noteUiAction } from './ui-actions.js';

export const actions = {
  logUiAction: defineAction(logUiAction, async ({ body }) => {
    await noteUiAction(body);
    return undefined;
  }),

  listCountriesForTravel: defineAction(listCountriesForTravel, ({ locale }) =>
    Promise.resolve({ rows: listCountries(locale) }),
  ),
};
