import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { listViews, presentView } from './queue-views.js';

/** The views that a coordinator has saved. */
export const personalViews: PersonalPart = {
  async collect({ userId }) {
    return (await listViews(userId)).map(presentView);
  },
};
