import { strapiUrl } from './strapi-wording.mjs';

/**
 * Whether Strapi gives the same rows as we do, in the same order, in every network. Of searches and of
 * the order of deadlines nothing is said: ours looks for words in whatever inflection, and puts last what is over.
 */
export async function findsSameRows(at, askers) {
  for (const { product, strapi, questions } of askers) {
    const { asked, url } = questions[at];
    const wanted = asked(0);
    if (wanted.q || wanted.sort) return undefined;
    const [mine, theirs] = await Promise.all([product.ask(url(0)), product.ask(strapiUrl(strapi.origin, wanted))]);
    if (namesOf(mine, 'id') !== namesOf(theirs, 'documentId')) return false;
  }
  return true;
}

/** @param {{ body: Buffer }} answer @param {string} name */
function namesOf({ body }, name) {
  const { data } = JSON.parse(body.toString());
  return [data]
    .flat()
    .map((row) => row[name])
    .join();
}
