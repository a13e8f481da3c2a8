import { parseDateOnly } from '../dates.js';
import { thematicAreaSlugs } from '../thematic-area-slugs.js';
import { isValueOf, type QueueCondition } from './queue-conditions.js';
import { countryCodes } from '../reference/countries.js';
import { countryField, dateFields } from './queue-fields.js';
import { describedKind, type SubmissionKind } from './submission-kinds.js';

/** What a coordinator narrows a queue by. It stands in the address, so a link carries it. */
export interface QueueFilters {
  q: string;
  statuses: string[];
  /** The id of a coordinator, `nobody`, or '' for everybody's. */
  assignee: string;
  /** The code of its sender's country, or '' for any; of kinds that ask for one. */
  country: string;
  /** The number of a focus area of what it was sent for, or '' for any; of kinds that are sent for something with areas. */
  area: string;
  /** One of the kind's `dateFields`. */
  dateField: string;
  /** First and last day, `YYYY-MM-DD`, as they are in Doha; '' for open. */
  from: string;
  to: string;
}

/** A filter as it stands in an address; a Refine filter is one. */
export interface WrittenFilter {
  field: string;
  operator: 'contains' | 'eq' | 'in' | 'gte' | 'lte';
  value: string | string[];
}

const searchMaxLength = 200;

/** In the place of a coordinator: what nobody has taken on. */
export const nobody = 'nobody';

export function noFilters(kind: SubmissionKind): QueueFilters {
  return {
    q: '',
    statuses: [],
    assignee: '',
    country: '',
    area: '',
    dateField: dateFields(kind)[0] ?? 'createdAt',
    from: '',
    to: '',
  };
}

/** Whether anything but the status narrows the queue. */
export function isNarrowed({ q, assignee, country, area, from, to }: QueueFilters): boolean {
  return q !== '' || assignee !== '' || country !== '' || area !== '' || from !== '' || to !== '';
}

/** Reads filters as they come from an address that anybody may have typed: what a queue does not have is left out. */
export function readQueueFilters(
  kind: SubmissionKind,
  filters: readonly { field?: string; operator: string; value: unknown }[],
): QueueFilters {
  const read = noFilters(kind);
  const statuses = Object.keys(describedKind(kind).flow);
  for (const { field, operator, value } of filters) {
    const values = [value].flat().filter((each) => typeof each === 'string');
    const first = values[0]?.trim() ?? '';
    if (field === 'q') read.q = first.slice(0, searchMaxLength);
    if (field === 'status') read.statuses = values.filter((status) => statuses.includes(status));
    if (field === 'assignee' && isValueOf('person', first)) read.assignee = first;
    if (field === 'country' && countryField(kind) && countryCodes.includes(first)) read.country = first;
    if (field === 'area' && describedKind(kind).isOfAreas && Object.hasOwn(thematicAreaSlugs, first)) read.area = first;
    const dateField = dateFields(kind).find((name) => name === field);
    const day = dateField && parseDateOnly(first);
    if (!dateField || !day) continue;
    read.dateField = dateField;
    if (operator === 'gte') read.from = day;
    if (operator === 'lte') read.to = day;
  }
  return read;
}

/** The same, short enough for an address: the search is one word, not a condition per field. */
export function writeQueueFilters({
  q,
  statuses,
  assignee,
  country,
  area,
  dateField,
  from,
  to,
}: QueueFilters): WrittenFilter[] {
  const filters: WrittenFilter[] = [];
  if (q !== '') filters.push({ field: 'q', operator: 'contains', value: q });
  if (statuses.length > 0) filters.push({ field: 'status', operator: 'in', value: statuses });
  if (assignee !== '') filters.push({ field: 'assignee', operator: 'eq', value: assignee });
  if (country !== '') filters.push({ field: 'country', operator: 'eq', value: country });
  if (area !== '') filters.push({ field: 'area', operator: 'eq', value: area });
  if (from !== '') filters.push({ field: dateField, operator: 'gte', value: from });
  if (to !== '') filters.push({ field: dateField, operator: 'lte', value: to });
  return filters;
}

/** The conditions that rows must meet: the search over all that it reads, days as the instants they begin and end. */
export function queueConditions(
  kind: SubmissionKind,
  { q, statuses, assignee, country, area, dateField, from, to }: QueueFilters,
): readonly QueueCondition[] {
  const conditions: QueueCondition[] = [];
  if (q !== '') conditions.push({ field: 'q', operator: 'containsi', value: q });
  if (statuses.length > 0) conditions.push({ field: 'status', operator: 'in', value: statuses });
  if (assignee === nobody) conditions.push({ field: 'assignee', operator: 'null', value: 'true' });
  else if (assignee !== '') conditions.push({ field: 'assignee', operator: 'eq', value: assignee });
  const ofCountry = countryField(kind);
  if (country !== '' && ofCountry) conditions.push({ field: ofCountry, operator: 'eq', value: country });
  if (area !== '') conditions.push({ field: 'area', operator: 'eq', value: area });
  const isInstant = dateField === 'createdAt';
  if (from !== '')
    conditions.push({ field: dateField, operator: 'gte', value: isInstant ? instantOf(from, '00:00:00.000') : from });
  if (to !== '')
    conditions.push({ field: dateField, operator: 'lte', value: isInstant ? instantOf(to, '23:59:59.999') : to });
  return conditions;
}

/** Instants are shown as they are in Doha, which has no summer time; so are the days they fall on. */
const siteOffset = '+03:00';

/** The instant of a time of day as it is in Doha. */
export function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time}${siteOffset}`).toISOString();
}
