import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { listOwnRequests } from './own-requests.js';

const all = { page: 1, pageSize: 10_000 };

/** Where a person's travel requests stand and how they came there; what was asked for stands with the submissions. */
export const personalRequests: PersonalPart = {
  async collect({ userId, locale }) {
    const { rows } = await listOwnRequests(userId, locale, all);
    return rows.map(({ reference, status, statusLabel, createdAt, history }) => ({
      reference,
      status,
      statusLabel,
      createdAt,
      history,
    }));
  },
};
