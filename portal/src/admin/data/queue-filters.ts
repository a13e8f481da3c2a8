import type { CrudFilter } from '@refinedev/core';
import { parseDateOnly } from '@scholars/contract/dates';
import { statusesOf } from '@scholars/contract/submission-status';
import type { DateField, Queue } from '../queues';

/** What a coordinator narrows a queue by. It stands in the address, so a link carries it. */
export interface QueueFilters {
  q: string;
  statuses: string[];
  dateField: DateField;
  /** First and last day, `YYYY-MM-DD`, as they are in Doha; '' for open. */
  from: string;
  to: string;
}

export function noFilters(queue: Queue): QueueFilters {
  return { q: '', statuses: [], dateField: queue.dateFields[0] ?? 'createdAt', from: '', to: '' };
}

/** Whether anything but the status narrows the queue. */
export function isNarrowed({ q, from, to }: QueueFilters): boolean {
  return q !== '' || from !== '' || to !== '';
}

/** Reads Refine's filters, as they come from an address that anybody may have typed: what is unknown is left out. */
export function readQueueFilters(queue: Queue, filters: readonly CrudFilter[]): QueueFilters {
  const read = noFilters(queue);
  const known: readonly string[] = statusesOf(queue.kind);
  for (const filter of filters) {
    if (!('field' in filter)) continue;
    const { field, operator } = filter;
    const values = [filter.value as unknown].flat().filter((value) => typeof value === 'string');
    const first = values[0]?.trim() ?? '';
    if (field === 'q') read.q = first.slice(0, 200);
    if (field === 'status') read.statuses = values.filter((value) => known.includes(value));
    const dateField = queue.dateFields.find((name) => name === field);
    const day = dateField && parseDateOnly(first);
    if (!dateField || !day) continue;
    read.dateField = dateField;
    if (operator === 'gte') read.from = day;
    if (operator === 'lte') read.to = day;
  }
  return read;
}

/** The same as Refine's filters, short enough for an address: the search is one word, not a condition per field. */
export function writeQueueFilters({ q, statuses, dateField, from, to }: QueueFilters): CrudFilter[] {
  const filters: CrudFilter[] = [];
  if (q !== '') filters.push({ field: 'q', operator: 'contains', value: q });
  if (statuses.length > 0) filters.push({ field: 'status', operator: 'in', value: statuses });
  if (from !== '') filters.push({ field: dateField, operator: 'gte', value: from });
  if (to !== '') filters.push({ field: dateField, operator: 'lte', value: to });
  return filters;
}

/** The filters that Strapi understands: the search over each field, days as the instants they begin and end. */
export function toStrapiFilters(queue: Queue, { q, statuses, dateField, from, to }: QueueFilters): CrudFilter[] {
  const filters: CrudFilter[] = [];
  if (q !== '') {
    filters.push({ operator: 'or', value: queue.searchIn.map((field) => ({ field, operator: 'contains', value: q })) });
  }
  if (statuses.length > 0) filters.push({ field: 'status', operator: 'in', value: statuses });
  const isInstant = dateField === 'createdAt';
  if (from !== '')
    filters.push({ field: dateField, operator: 'gte', value: isInstant ? instantOf(from, '00:00:00.000') : from });
  if (to !== '')
    filters.push({ field: dateField, operator: 'lte', value: isInstant ? instantOf(to, '23:59:59.999') : to });
  return filters;
}

/** Instants are shown as they are in Doha (`~/i18n/format`), which has no summer time; so are the days they fall on. */
const siteOffset = '+03:00';

function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time}${siteOffset}`).toISOString();
}
