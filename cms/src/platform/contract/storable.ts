// Nothing that anybody types: the zero character, which PostgreSQL takes nowhere, and one half of a pair of surrogates, for
// which UTF-8 has no bytes: it would be stored as another character than it is compared as. A call is read without them.
const neverStored = /[\0\p{Surrogate}]/gu;

/** An address without its zero characters. */
export function withoutZeros(url: string): string {
  return url.includes('%00') ? url.replaceAll('%00', '') : url;
}

/**
 * Takes what no database stores out of texts by their names, as JSON or a form has them, where they stand. A name with a
 * zero character is no name of the contract: its value goes. Not by calling itself: a body may be nested as deeply as it is long.
 *
 * @returns the same object
 */
export function makeStorable<Body extends object>(body: Body): Body {
  const open: object[] = [body];
  for (let holder = open.pop(); holder; holder = open.pop()) {
    for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
      if (name.includes('\0')) Reflect.deleteProperty(holder, name);
      else if (typeof value === 'string') Reflect.set(holder, name, value.replace(neverStored, ''));
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return body;
}
