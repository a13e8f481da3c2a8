const cardFields = [
  'title',
  'slug',
  'summary',
  'agsCategory',
  'isProgram',
  'location',
  'country',
  'workMode',
  'employmentType',
  'seats',
  'stipend',
  'deadline',
  'closed',
  'applyUrl',
  'publishedAt',
];
const relations = ['category', 'partner', 'thematicAreas', 'photo'];
const searched = ['title', 'summary'];

/**
 * The address by which Strapi's own REST gives the same rows as our list, with what a card needs of them.
 *
 * @param {string} origin
 * @param {import('../bench-api-questions.mjs').Asked} asked
 */
export function strapiUrl(origin, asked) {
  const query = new URLSearchParams({ locale: 'en', status: 'published' });
  const filter = (path, value) => query.set(`filters${path}`, String(value));
  relations.forEach((name, at) => query.set(`populate[${at}]`, name));
  const { slug, page, pageSize, sort, partner, cat, agsCat, workMode, country, areas, open, q } = asked;
  if (slug) {
    filter('[slug][$eq]', slug);
    return `${origin}/api/opportunities?${query.toString()}`;
  }
  cardFields.forEach((name, at) => query.set(`fields[${at}]`, name));
  query.set('sort', sort === 'deadline' ? 'deadline:asc' : 'publishedAt:desc');
  query.set('pagination[page]', String(page));
  query.set('pagination[pageSize]', String(pageSize));
  if (partner) filter('[partner][slug][$eq]', partner);
  if (cat) filter('[category][slug][$eq]', cat);
  if (agsCat) filter('[agsCategory][$eq]', agsCat);
  if (workMode) filter('[workMode][$eq]', workMode);
  if (country) filter('[country][$eq]', country);
  areas?.forEach((number, at) => filter(`[thematicAreas][number][$in][${at}]`, number));
  if (open) {
    filter('[closed][$eq]', false);
    filter('[$or][0][deadline][$null]', true);
    filter('[$or][1][deadline][$gt]', new Date().toISOString());
  }
  q?.split(' ').forEach((word, at) =>
    searched.forEach((name, or) => filter(`[$and][${at}][$or][${or}][${name}][$containsi]`, word)),
  );
  return `${origin}/api/opportunities?${query.toString()}`;
}
