/** What a row of a listing is asked, as it is in memory. */
export type Test =
  | { column: string; is: string | boolean }
  | { column: string; atLeast: number }
  /** Any of the values of a facet that entries have several of. */
  | { name: string; anyOf: readonly string[] }
  | { every: readonly Test[] }
  | { not: Test };
