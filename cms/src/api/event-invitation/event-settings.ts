import type { EventSettings } from '@scholars/contract/event-guests';

interface SettingsRow {
  event_slug: string;
  remind_days: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    event_settings: SettingsRow;
  }
}

/** What coordinators have set for an event; nothing until they do. */
export async function getEventSettings(eventSlug: string): Promise<EventSettings> {
  const row = await strapi.db.connection('event_settings').where({ event_slug: eventSlug }).first();
  return { remindDays: row?.remind_days ?? null };
}

export async function saveEventSettings(eventSlug: string, { remindDays }: EventSettings): Promise<EventSettings> {
  await strapi.db
    .connection('event_settings')
    .insert({ event_slug: eventSlug, remind_days: remindDays })
    .onConflict('event_slug')
    .merge();
  return getEventSettings(eventSlug);
}

/** Events that remind by themselves, and how many days before the last day for answers. */
export async function listReminding(): Promise<{ eventSlug: string; remindDays: number }[]> {
  const rows = await strapi.db.connection('event_settings').whereNotNull('remind_days');
  return rows.map(({ event_slug: eventSlug, remind_days: days }) => ({ eventSlug, remindDays: days ?? 0 }));
}
