/* What a form asks in several controls. Without a schema, so that pages need not load the schemas for it. */

/** What people type of a date, part by part, in the order of both languages. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** The parts as they were typed, or as `splitDate` found them in a text. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The name of a part's control: `preferredDepartureDate-day` beside the wire's `preferredDepartureDate`. */
export function datePartName(field: string, part: DatePart): string {
  return `${field}-${part}`;
}

/** Joins what a form asks in two controls into the wire's one field; '' when there is no number. */
export function joinPhone(dialingCode: string, number: string): string {
  const digits = number.trim();
  return digits === '' ? '' : `${dialingCode.trim()} ${digits}`;
}
