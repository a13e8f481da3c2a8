// Nothing that anybody types, and PostgreSQL takes none: a call is read without them.
const zeros = /\0/g;

/** An address without its zero characters. */
export function withoutZeros(url: string): string {
  return url.includes('%00') ? url.replaceAll('%00', '') : url;
}

/**
 * Takes them out of texts by their names, as JSON or a form has them, where they stand. A name with one is no name of
 * the contract: its value goes. Not by calling itself: a body may be nested as deeply as it is long.
 *
 * @returns the same object
 */
export function dropZeros<Body extends object>(body: Body): Body {
  const open: object[] = [body];
  for (let holder = open.pop(); holder; holder = open.pop()) {
    for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
      if (name.includes('\0')) Reflect.deleteProperty(holder, name);
      else if (typeof value === 'string') Reflect.set(holder, name, value.replace(zeros, ''));
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return body;
}
