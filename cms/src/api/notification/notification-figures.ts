import { declareNetworkFigure, ofTheNetwork } from '../../platform/metrics/network-figures.js';
import { gauge } from '../../platform/metrics/registry.js';

/** Call once, before the first request. */
export function declareNotificationFigures(): void {
  declareBacklog('pushes', 'Push messages that wait for their service to take them', 'push_messages');
  declareBacklog('fan-outs', 'News that not all who are to be notified of it have been', 'notification_fan_outs', {
    ended_at: null,
  });
}

function declareBacklog(name: string, what: string, table: string, where: Record<string, null> = {}): void {
  const figure = `scholars_cms_${name.replace('-', '_')}`;
  const waiting = gauge(`${figure}_waiting`, `${what}. ${ofTheNetwork}`);
  const oldest = gauge(
    `${figure}_oldest_seconds`,
    `Age of the oldest of these; 0 where there is none. ${ofTheNetwork}`,
  );
  declareNetworkFigure(name, {
    select: (db) => db(table).where(where).select(db.raw("'' as label")).count({ n: '*' }).min({ at: 'created_at' }),
    show([row], now) {
      waiting.set(row?.n ?? 0);
      oldest.set(row?.at == null ? 0 : Math.max(0, now - row.at) / 1000);
    },
    forget() {
      waiting.remove();
      oldest.remove();
    },
  });
}
