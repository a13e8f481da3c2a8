/** A table that the composition fills before anything asks it. */
export function filledAtStart<Table extends object>(): Table {
  return {} as Table; // by then it is
}
