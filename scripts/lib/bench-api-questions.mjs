const list = '/api/job-opportunities';

/**
 * What is asked of the list of opportunities, by what it means: our API and others word it differently.
 *
 * @typedef {object} Asked
 * @property {number} page
 * @property {number} pageSize
 * @property {string} [sort]
 * @property {string} [partner] slug
 * @property {string} [country] code
 * @property {string} [cat] slug
 * @property {string} [agsCat]
 * @property {string} [workMode]
 * @property {number[]} [areas] numbers; any of them
 * @property {boolean} [open]
 * @property {string} [q]
 * @property {string} [slug] of the one that is wanted
 */

/** Asked from elsewhere an answer is never a kept one: for questions that have one wording only. */
const fromElsewhere = { Origin: 'https://elsewhere.example' };
const arabic = { Language: 'ar' };

const agsCategories = ['education', 'research', 'innovation'];
const workModes = ['onsite', 'hybrid', 'remote'];
const areaLists = ['[1]', '[2]', '[3]', '[4]', '[5]'];
const areaPairs = [1, 2, 3, 4, 5].flatMap((one) => [1, 2, 3, 4, 5].filter((two) => two > one).map((two) => [one, two]));
const areaSets = [...[1, 2, 3, 4, 5].map((one) => [one]), ...areaPairs];
const kinds = combinations({ agsCat: agsCategories, workMode: workModes });
// Two to five filters at once.
const manyFilters = combinations({
  agsCat: ['', ...agsCategories],
  workMode: ['', ...workModes],
  isProgram: ['', 'true', 'false'],
  tas: ['', ...areaLists],
  open: ['', 'true', 'false'],
}).filter((query) => query.includes('&'));

const smallestPage = 10;
const pageSizes = 5;

const pick = (some, n) => some[n % some.length];
const roundOf = (some, n) => Math.floor(n / some.length);

/**
 * Another page for each round over some values. Pages of another size begin elsewhere, so they are other answers that
 * cost about the same; `span`, one more than which five does not divide, is the number of pages for each size.
 */
const paged = (round, span, first = 1) => ({
  page: first + (round % span),
  pageSize: smallestPage + ((round + Math.floor(round / span)) % pageSizes),
});

/**
 * Every kind of read that the API answers to anybody, none of them from what is kept.
 *
 * @param {string} cms
 * @param {import('./bench-subjects.mjs').Subjects} subjects
 * @returns {import('./bench-questions.mjs').Question[]}
 */
export function apiQuestions(cms, subjects) {
  const { total, slugs, partners, countries, categories, words, pairs, arabicWords, mistyped } = subjects;
  const { memberSlugs, memberWords, institutions, organizationTypes } = subjects;
  const get = (name, count, path, headers = {}) => ({ name, count, headers, url: (n) => `${cms}${path(n)}` });
  const listed = (name, count, asked) => ({ ...get(name, count, (n) => `${list}?${queryOf(asked(n))}`), asked });
  const deepPage = Math.max(1, Math.floor((total / 12) * 0.6));
  const lastPage = ({ page, pageSize }) => ({
    page: Math.max(1, Math.ceil(total / pageSize) - page + 1),
    pageSize,
  });
  const oneFilter = [
    ...partners.map((value) => `partner=${value}`),
    ...countries.map((value) => `country=${value}`),
    ...categories.map((value) => `cat=${value}`),
    ...areaSets.map((value) => `tas=${JSON.stringify(value)}`),
    ...agsCategories.map((value) => `agsCat=${value}`),
    ...workModes.map((value) => `workMode=${value}`),
  ];
  const prefixes = [...new Set([6, 5, 4, 3].flatMap((length) => words.map((word) => word.slice(0, length))))];
  const organizationFilters = combinations({
    agsCat: ['', ...agsCategories],
    ta: ['', '1', '2', '3', '4', '5'],
    type: ['', ...organizationTypes],
  });
  const memberFilters = combinations({ institution: institutions, agsCat: ['', ...agsCategories] });
  const searched = (some) => (n) => ({ ...paged(roundOf(some, n), 3), q: pick(some, n) });

  return [
    listed('list, first pages', 50, (n) => paged(n, 62)),
    listed('list, at 60 %', 50, (n) => paged(n, 62, deepPage)),
    listed('list, last pages', 30, (n) => lastPage(paged(n, 42))),
    listed('list, by deadline', 50, (n) => ({ ...paged(n, 62), sort: 'deadline' })),
    listed('list, of a partner', 60, (n) => ({ ...paged(roundOf(partners, n), 3), partner: pick(partners, n) })),
    listed('list, of a country', 40, (n) => ({ ...paged(roundOf(countries, n), 3), country: pick(countries, n) })),
    listed('list, of a category', 40, (n) => ({ ...paged(roundOf(categories, n), 10), cat: pick(categories, n) })),
    listed('list, of areas', 100, (n) => ({ ...paged(roundOf(areaSets, n), 20), areas: pick(areaSets, n) })),
    listed('list, open', 50, (n) => ({ ...paged(n, 62), open: true })),
    listed('list, filtered', 100, (n) => ({
      ...paged(roundOf(kinds, n), 15),
      ...Object.fromEntries(new URLSearchParams(pick(kinds, n))),
    })),
    listed('list, searched: a word', 40, searched(words)),
    listed('list, searched: two words', 40, searched(pairs)),
    get('list, searched: Arabic', 40, (n) => `${list}?${queryOf(searched(arabicWords)(n))}`, arabic),
    get('list, searched: mistyped', 40, (n) => `${list}?${queryOf(searched(mistyped)(n))}`),
    {
      ...get('one opportunity', 100, (n) => `${list}/${pick(slugs, n)}`),
      asked: (n) => ({ page: 1, pageSize: 1, slug: pick(slugs, n) }),
    },
    get('related to one', 60, (n) => `${list}/related/${pick(slugs, n)}`),
    get('facets, no filter', 60, () => `${list}/filters`, fromElsewhere),
    get('facets, one filter', 12, (n) => `${list}/filters?${pick(oneFilter, n)}`),
    get('facets, filtered', 60, (n) => `${list}/filters?${pick(manyFilters, n)}`),
    get('facets, searched', 20, (n) => `${list}/filters?${new URLSearchParams({ q: pick(words, n) }).toString()}`),
    get('search of everything', 30, (n) => `/api/search?${queryOf(searched(words)(n))}`),
    get(
      'suggestions',
      30,
      (n) => `/api/search?${new URLSearchParams({ q: pick(prefixes, n), pageSize: '6' }).toString()}`,
    ),
    get('members, first pages', 50, (n) => `/api/members?${queryOf(paged(n, 62))}`),
    get(
      'members, of an institution',
      60,
      (n) => `/api/members?institution=${pick(institutions, n)}&${queryOf(paged(roundOf(institutions, n), 3))}`,
    ),
    get('members, searched', 30, (n) => `/api/members?${queryOf(searched(memberWords)(n))}`),
    get('members, facets', 15, (n) => `/api/members/filters?${pick(memberFilters, n)}`),
    get('one member', 15, (n) => `/api/members/${pick(memberSlugs, n)}`),
    get(
      'organizations, filtered',
      60,
      (n) => `/api/organizations?${pick(organizationFilters, n)}&${queryOf(paged(roundOf(organizationFilters, n), 1))}`,
    ),
    get('organizations, facets', 15, (n) => `/api/organizations/filters?${pick(organizationFilters, n)}`),
    get('figures of the site', 60, () => '/api/site-overview', fromElsewhere),
    get('addresses for a sitemap', 5, () => '/api/site-index/opportunity', fromElsewhere),
  ];
}

/** As our API words it. @param {Asked} asked */
function queryOf({ areas, open, ...rest }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  if (areas) query.set('tas', JSON.stringify(areas));
  if (open !== undefined) query.set('open', String(open));
  return query.toString();
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
  // Prime to any number of queries that there may be, so each comes once.
  const step = 10_007;
  return queries.map((_, index) => queries[(index * step) % queries.length].join('&'));
}
