import * as calls from '@scholars/contract/statistics';
import { queuesOf } from '../account/own-queues.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { readPeriod } from './period.js';
import { getStatistics } from './statistics.js';

export const actions = {
  getStatistics: defineAction(calls.getStatistics, ({ query, locale, signedIn }) =>
    getStatistics({ kinds: queuesOf(signedIn), period: readPeriod(query, Date.now()), by: signedIn }, locale),
  ),
};
