type Nested = { [name: string]: string | Nested };

/** A query as Strapi nests it: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`, which the contract reads as a list. */
export function nestedQuery(search: string): Nested {
  const query: Nested = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const steps = name.split(/\[|\]\[|\]/).filter((step) => step !== '');
    const last = steps.pop() ?? '';
    let place = query;
    for (const step of steps) {
      const inner = place[step];
      place = typeof inner === 'object' ? inner : (place[step] = {});
    }
    place[last] = value;
  }
  return query;
}
