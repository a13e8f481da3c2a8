const list = '/api/job-opportunities';
const values = {
  agsCat: ['education', 'research', 'innovation'],
  workMode: ['onsite', 'hybrid', 'remote'],
  isProgram: ['true', 'false'],
  tas: ['[1]', '[2]', '[3]', '[4]', '[5]'],
  open: ['true', 'false'],
};
const categories = combinations({ agsCat: values.agsCat, workMode: values.workMode });
// One to five filters at once.
const filters = combinations(Object.fromEntries(Object.entries(values).map(([name, some]) => [name, ['', ...some]])));
const words = ['science', 'research', 'water', 'health', 'climate', 'teaching', 'energy', 'policy'];
const pages = 40;
const pageSize = 12;

const pick = (some, n) => some[n % some.length];
const pageOf = (n, some) => {
  const round = Math.floor(n / some.length);
  // Pages of another size begin elsewhere, so they are other answers that cost about the same.
  return `page=${1 + (round % pages)}&pageSize=${pageSize + (Math.floor(round / pages) % 4)}`;
};

/**
 * What the bench asks. `floor`: the empty answer of the same process, which the others are compared with. A question
 * whose address depends on `n` is never asked twice, so nothing that is kept can answer it.
 *
 * @param {{ portal: string, cms: string }} origins
 * @param {readonly string[]} slugs of opportunities
 */
export function benchQuestions({ portal, cms }, slugs) {
  return [
    { name: 'CMS: empty answer', isFloor: true, count: 1000, url: () => `${cms}/healthz` },
    { name: 'list, kept', count: 1000, url: () => `${cms}${list}` },
    { name: 'list', count: 150, url: (n) => `${cms}${list}?page=${1 + (n % 1500)}` },
    { name: 'list, filtered', count: 150, url: (n) => `${cms}${list}?${pick(categories, n)}&${pageOf(n, categories)}` },
    { name: 'list, searched', count: 100, url: (n) => `${cms}${list}?q=${pick(words, n)}&${pageOf(n, words)}` },
    { name: 'one opportunity', count: 150, url: (n) => `${cms}${list}/${pick(slugs, n)}` },
    { name: 'facets, filtered', count: 60, url: (n) => `${cms}${list}/filters?${pick(filters, n)}` },
    { name: 'Portal: empty answer', isFloor: true, count: 1000, url: () => `${portal}/healthz` },
    { name: 'answer, kept', count: 1000, url: () => `${portal}${list}` },
    { name: 'home page, kept', count: 1000, url: () => `${portal}/en` },
    { name: 'list page, kept', count: 1000, url: () => `${portal}/ar/opportunities` },
    { name: 'list page, rendered', count: 100, url: (n) => `${portal}/ar/opportunities?page=${1 + (n % 1500)}` },
    { name: 'one page, rendered', count: 100, url: (n) => `${portal}/ar/opportunities/${pick(slugs, n)}` },
    { name: 'list page of a member', count: 100, isMember: true, url: () => `${portal}/en/opportunities` },
    { name: 'home page of a member', count: 100, isMember: true, url: () => `${portal}/en` },
  ];
}

/** Every query that takes one value of each name, in an order that does not keep to one name; '' leaves a name out. */
function combinations(valuesOf) {
  const queries = Object.entries(valuesOf).reduce(
    (known, [name, some]) =>
      known.flatMap((query) =>
        some.map((value) => (value ? [...query, `${name}=${encodeURIComponent(value)}`] : query)),
      ),
    [[]],
  );
  const step = 7; // prime to their number
  return queries.map((_, index) => queries[(index * step) % queries.length].join('&'));
}
