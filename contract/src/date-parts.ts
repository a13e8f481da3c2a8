/** What people type of a date, part by part, in the order of both languages. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** The parts as they were typed, or as `splitDate` found them in a text. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The name of a part's control: `preferredDepartureDate-day` beside the wire's `preferredDepartureDate`. */
export function datePartName(field: string, part: DatePart): string {
  return `${field}-${part}`;
}
