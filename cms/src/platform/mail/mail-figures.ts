import { declareNetworkFigure, ofTheNetwork } from '../metrics/network-figures.js';
import { gauge } from '../metrics/registry.js';

const states = ['queued', 'sending', 'failed'] as const;
const mails = gauge(
  'scholars_cms_mails',
  `Mails that wait, are on their way, or have failed within 90 days. ${ofTheNetwork}`,
  ['state'],
);
const oldest = gauge(
  'scholars_cms_mail_oldest_seconds',
  `Age of the oldest mail that waits or is on its way; 0 where there is none. ${ofTheNetwork}`,
);

/** Call once, before the first request. */
export function declareMailFigures(): void {
  declareNetworkFigure('mails', {
    select: (db) =>
      db('mail_jobs')
        .whereIn('state', [...states])
        .groupBy('state')
        .select({ label: 'state' })
        .count({ n: '*' })
        .min({ at: 'created_at' }),
    show(rows, now) {
      for (const state of states) mails.set({ state }, rows.find(({ label }) => label === state)?.n ?? 0);
      const ages = rows.flatMap(({ label, at }) => (label === 'failed' || at === null ? [] : [now - at]));
      oldest.set(Math.max(0, ...ages) / 1000);
    },
    forget() {
      mails.reset();
      oldest.remove();
    },
  });
}
