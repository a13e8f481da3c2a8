/** A value for each of some names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<Name, Value>; // one for each
}

/** The names of an object that has no others. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]; // those of its type
}
