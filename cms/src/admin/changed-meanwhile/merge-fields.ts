/** Fields of an entry by their names, as Strapi's form holds them. */
export type Values = Readonly<Record<string, unknown>>;

export interface Compared {
  /** Changed by the other alone. */
  theirs: string[];
  /** Changed by both, each to something else. */
  both: string[];
}

/**
 * Which of some fields the other has changed since a form was filled.
 *
 * @param base what the form was filled with
 */
export function compareFields(names: readonly string[], base: Values, mine: Values, theirs: Values): Compared {
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]));
  const isMine = (name: string) => !isSame(mine[name], base[name]);
  return { theirs: changed.filter((name) => !isMine(name)), both: changed.filter(isMine) };
}

/** What a form holds with the other's value of some fields, and of those that are the same on both sides. */
export function withTheirs(names: readonly string[], mine: Values, theirs: Values, taken: readonly string[]): Values {
  const given = names.filter((name) => taken.includes(name) || isSame(mine[name], theirs[name]));
  // Strapi fills in what is undefined with what the form had at first.
  return { ...mine, ...Object.fromEntries(given.map((name) => [name, theirs[name] ?? null])) };
}

/**
 * What is kept of one's own of a field that the other changed too: parts that the other has removed are new ones again,
 * as Strapi saves no part by an id that the entry has no more.
 */
export function withPartsThere(mine: unknown, theirs: unknown): unknown {
  const there = new Set<string>();
  forParts(theirs, '', (part) => there.add(part));
  return forParts(mine, '', (part) => there.has(part));
}

/** Whether two values are the same to whoever reads them: what is empty is, and so are parts that are stored anew. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => written(each) ?? null);
  if (!isObject(value)) return value;
  if (isEmptyList(value.connect) && isEmptyList(value.disconnect)) return undefined;
  const named = Object.keys(value)
    .filter((name) => name !== 'id' && name !== '__temp_key__')
    .toSorted()
    .map((name) => [name, written(value[name])] as const)
    .filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(named);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A copy in which parts have lost their ids that `isKept` says no to; files and what is linked are no parts. */
function forParts(value: unknown, path: string, isKept: (part: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => forParts(each, path, isKept));
  if (!isObject(value) || 'mime' in value || 'connect' in value) return value;
  const { id, ...rest } = value;
  const part = `${path} ${String(value.__component ?? '')}`;
  const inner = Object.entries(rest).map(([name, each]) => [name, forParts(each, `${part}.${name}`, isKept)]);
  const isThere = id !== undefined && isKept(`${part} ${String(id)}`);
  return { ...(isThere ? { id } : {}), ...Object.fromEntries(inner) };
}
