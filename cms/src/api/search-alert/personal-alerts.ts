import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { listAlerts, presentAlert } from './search-alerts.js';

/** The searches that a person has saved. */
export const personalAlerts: PersonalPart = {
  async collect({ userId }) {
    return (await listAlerts(userId)).map(presentAlert);
  },
};
