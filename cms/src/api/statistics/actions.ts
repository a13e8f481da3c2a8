import { kindNames } from '@scholars/contract/queues/submission-kinds';
import * as calls from '@scholars/contract/statistics';
import { defineAction } from '../../platform/contract/define-action.js';
import { readPeriod } from './period.js';
import { getStatistics } from './statistics.js';

export const actions = {
  getStatistics: defineAction(calls.getStatistics, ({ query, locale }) =>
    getStatistics(kindNames, readPeriod(query, Date.now()), locale),
  ),
};
