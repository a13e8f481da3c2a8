import { apiQuestions } from './bench-api-questions.mjs';

const list = '/api/job-opportunities';

/**
 * @typedef {object} Question
 * @property {string} name
 * @property {number} count requests of a round
 * @property {(n: number) => string} url the n-th request's address
 * @property {boolean} [isFloor] the empty answer of the same process, which the others are compared with
 * @property {'page' | 'answer'} [kept] it is answered from memory, as a bare server could
 * @property {boolean} [isMember] it is asked by somebody who is signed in
 * @property {Record<string, string>} [headers]
 * @property {(n: number) => import('./bench-api-questions.mjs').Asked} [asked] what of the list of opportunities, for others that have the same rows
 */

/**
 * Whether a question is one of those that `--only` chooses: by any of some texts, divided by commas, in its name.
 *
 * @param {{ name: string }} question
 * @param {string} only
 */
export const isChosen = ({ name }, only) => only.split(',').some((text) => name.includes(text));

/**
 * What the bench asks. A question whose address depends on `n` is never asked twice, so nothing that is kept can answer
 * it.
 *
 * @param {{ portal: string, cms: string }} origins
 * @param {import('./bench-subjects.mjs').Subjects} subjects
 * @returns {Question[]}
 */
export function benchQuestions({ portal, cms }, subjects) {
  const { slugs, words, total } = subjects;
  const pages = Math.max(1, Math.floor(total / 12));
  // In both languages, so that a small network has enough of them too.
  const count = Math.min(100, Math.max(10, Math.floor((2 * pages) / 6)));
  const paged = (n, path) => `${portal}/${n % 2 ? 'en' : 'ar'}/${path}?page=${1 + (Math.floor(n / 2) % pages)}`;
  const pick = (some, n) => some[n % some.length];
  return [
    { name: 'CMS: empty answer', isFloor: true, count: 1000, url: () => `${cms}/healthz` },
    { name: 'list, kept', count: 1000, kept: 'answer', url: () => `${cms}${list}` },
    ...apiQuestions(cms, subjects),
    { name: 'Portal: empty answer', isFloor: true, count: 1000, url: () => `${portal}/healthz` },
    {
      name: 'list through the portal',
      count: 40,
      url: (n) => `${portal}${list}?page=${1 + (n % pages)}&pageSize=${20 + (Math.floor(n / pages) % 5)}`,
    },
    { name: 'answer, kept', count: 1000, kept: 'answer', url: () => `${portal}${list}` },
    { name: 'facets, kept', count: 1000, kept: 'answer', url: () => `${portal}${list}/filters` },
    { name: 'one answer, kept', count: 1000, kept: 'answer', url: () => `${portal}${list}/${slugs[0]}` },
    { name: 'home page, kept', count: 1000, kept: 'page', url: () => `${portal}/en` },
    { name: 'list page, kept', count: 1000, kept: 'page', url: () => `${portal}/ar/opportunities` },
    { name: 'one page, kept', count: 1000, kept: 'page', url: () => `${portal}/en/opportunities/${slugs[0]}` },
    { name: 'list page, rendered', count, url: (n) => paged(n, 'opportunities') },
    { name: 'one page, rendered', count: 100, url: (n) => `${portal}/ar/opportunities/${pick(slugs, n)}` },
    {
      name: 'search page, rendered',
      count: 30,
      url: (n) => `${portal}/en/search?q=${pick(words, n)}&page=${1 + Math.floor(n / words.length)}`,
    },
    { name: 'members page, rendered', count, url: (n) => paged(n, 'members') },
    { name: 'list page of a member', count: 100, isMember: true, url: () => `${portal}/en/opportunities` },
    { name: 'home page of a member', count: 100, isMember: true, url: () => `${portal}/en` },
  ];
}
