import { listMembers } from '@scholars/contract/members';
import { listOpportunities } from '@scholars/contract/opportunities';
import { listOrganizations } from '@scholars/contract/organizations';

/**
 * Which pages may be kept for other visitors, and which names of their query make another page. A page
 * that is not here, or a name that is not, is rendered for each request: safe, only slower.
 */

/** What links elsewhere add and no page reads. */
const strayNames = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid|ref)$/;

const slug = '[\\w-]{1,120}';
/** Names that the pages use beside those of their calls: the specification's link says `agsCategory`. */
const listNames = [...queryNames(listOpportunities, listOrganizations, listMembers), 'agsCategory', 'view'];

/** Files about the whole site, in no language. They read no query. */
const siteFiles = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[a-z]+-[1-9]\d{0,3}\.xml)$/;

/** @type {readonly { pages: RegExp, names: readonly string[], isSpare?: boolean }[]} */
const rules = [
  { pages: /^$/, names: ['view'] },
  { pages: /^\/(about|privacy|terms-and-conditions)$/, names: [] },
  // Only before anything is searched for: what people type has no end, and would push the other pages out.
  { pages: /^\/search$/, names: [] },
  // With an invitation's code it is that guest's alone: `invitation` must never stand here.
  { pages: /^\/annual-gathering-24$/, names: [] },
  { pages: /^\/(education|research|innovation)$/, names: listNames },
  { pages: new RegExp(`^/focus-areas/${slug}/${slug}$`), names: listNames },
  { pages: /^\/opportunities\.atom$/, names: listNames },
  { pages: new RegExp(`^/opportunities/${slug}\\.ics$`), names: [] },
  { pages: /^\/site\.webmanifest$/, names: [] },
  { pages: new RegExp(`^/(opportunities|organizations|members)(/(?!join-us$)${slug})?$`), names: listNames },
  // Their forms may carry what is one visitor's alone: only kept for when they cannot be rendered.
  { pages: /^\/(contact-us|organizations\/join-us|founding-fellows-profile|travel-intake)$/, names: [], isSpare: true },
];

/**
 * @typedef {object} KeptPage
 * @property {string} key
 * @property {string} url path and query, the query's names in order: what is rendered
 * @property {boolean} isSpare is rendered for each visitor, and kept for when that fails
 */

/**
 * @param {string} pathname
 * @param {string} search
 * @param {string} theme of the visitor's cookie
 * @returns {KeptPage | undefined}
 */
export function keptPageOf(pathname, search, theme) {
  if (siteFiles.test(pathname)) return { key: pathname, url: pathname, isSpare: false };
  const [, language, rest] = /^\/(en|ar)(\/.*)?$/.exec(pathname) ?? [];
  if (!language) return undefined;
  const rule = rules.find(({ pages }) => pages.test(rest ?? ''));
  if (!rule) return undefined;
  const query = [...new URLSearchParams(search)].filter(([name]) => !strayNames.test(name));
  if (query.some(([name]) => !rule.names.includes(name))) return undefined;
  // Sorted by name alone and stably: the order of equal names may mean something to a page.
  const written = new URLSearchParams(query.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  const url = pathname + (written && `?${written}`);
  return { key: `${theme} ${url}`, url, isSpare: rule.isSpare ?? false };
}

/** @param {import('@scholars/contract/endpoint').Endpoint[]} endpoints */
function queryNames(...endpoints) {
  // The contract declares each query as an object.
  const shapes = endpoints.map(({ query }) => /** @type {{ shape: object }} */ (/** @type {unknown} */ (query)).shape);
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
}
