const titles = /** @type {const} */ ({ sqlite: 'SQLite', postgres: 'PostgreSQL' });
/** What is drawn: what each is called beside its line, and whose figures it shows. */
const lines = /** @type {const} */ ([
  { name: 'list, searched: a word', label: 'search', colour: 'a' },
  { name: 'list page, rendered', label: 'list page, rendered', colour: 'b' },
  { name: 'list, first pages', label: 'list', colour: 'c' },
  { name: 'facets, filtered', label: 'facets', colour: 'd' },
  { name: 'list page, kept', label: 'list page, kept', colour: 'e' },
  { name: 'list, searched: a word', label: 'Strapi: search', colour: 's', isStrapi: true },
  { name: 'list, first pages', label: 'Strapi: list', colour: 's', isStrapi: true },
]);

const panel = { width: 410, height: 320, left: 52, right: 140, top: 40, bottom: 34 };
const labelHeight = 15;
const count = new Intl.NumberFormat('en');

/**
 * A chart of milliseconds by size, both logarithmic, one field for each database: a level line is a read that costs the
 * same in a large network.
 *
 * @param {import('./figures-on-paper.mjs').AllMeasured} all
 */
export function drawScale(all) {
  const databases = /** @type {const} */ (['sqlite', 'postgres']).flatMap((name) => {
    const measured = all[name];
    return measured ? [{ title: titles[name], measured }] : [];
  });
  const drawn = databases.flatMap(({ measured }) => seriesOf(measured).flatMap(({ ms }) => ms));
  const decades = { from: Math.floor(Math.log10(Math.min(...drawn))), to: Math.ceil(Math.log10(Math.max(...drawn))) };
  const [width, height] = [panel.width * databases.length, panel.height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>Milliseconds of processor time for one request, by the number of opportunities</title>',
    style,
    ...databases.map((database, at) => drawPanel({ ...database, decades, x: at * panel.width })),
    '</svg>\n',
  ].join('\n');
}

/** @param {{ title: string, measured: import('./figures-on-paper.mjs').Measured, decades: { from: number, to: number }, x: number }} field */
function drawPanel({ title, measured, decades, x }) {
  const { sizes } = measured;
  const [right, bottom] = [panel.width - panel.right, panel.height - panel.bottom];
  const xOf = (at) => panel.left + ((right - panel.left) * at) / Math.max(1, sizes.length - 1);
  const yOf = (ms) => bottom - ((Math.log10(ms) - decades.from) / (decades.to - decades.from)) * (bottom - panel.top);
  const ticks = Array.from({ length: decades.to - decades.from + 1 }, (_, at) => 10 ** (decades.from + at));
  const series = seriesOf(measured).map((one) => ({ ...one, y: yOf(one.ms.at(-1) ?? NaN) }));
  const places = apart(series.map(({ y }) => y));
  return [
    `<g transform="translate(${x} 0)">`,
    `<text class="title" x="${panel.left}" y="20">${title}</text>`,
    ...ticks.map(
      (ms) =>
        `<path class="grid" d="M${panel.left} ${round(yOf(ms))}H${right}"/><text class="quiet" x="${panel.left - 6}" y="${round(yOf(ms) + 4)}" text-anchor="end">${count.format(ms)}${ms >= 1000 ? '' : ' ms'}</text>`,
    ),
    ...sizes.map(
      (size, at) =>
        `<text class="quiet" x="${round(xOf(at))}" y="${bottom + 20}" text-anchor="middle">${count.format(size)}</text>`,
    ),
    ...series.map(({ label, colour, isStrapi, ms }, at) => {
      const points = ms.map((one, n) => `${round(xOf(n))} ${round(yOf(one))}`).join('L');
      const dashes = isStrapi ? ' stroke-dasharray="5 4"' : '';
      return `<path class="line ${colour}" d="M${points}"${dashes}/><text class="label ${colour}" x="${right + 8}" y="${round((places[at] ?? 0) + 4)}">${label}</text>`;
    }),
    '</g>',
  ].join('\n');
}

/** @param {import('./figures-on-paper.mjs').Measured} measured */
function seriesOf(measured) {
  return lines.flatMap(({ name, label, colour, ...rest }) => {
    const isStrapi = 'isStrapi' in rest;
    const figure = measured.figures.find((one) => one.name === name);
    const ms = isStrapi ? figure?.strapi : figure?.ms;
    return ms ? [{ label, colour, isStrapi, ms }] : [];
  });
}

/** The same heights, moved down where labels would stand on each other. @param {readonly number[]} heights */
function apart(heights) {
  const order = heights.map((_, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  /** @type {number[]} */
  const places = [];
  let free = 0;
  for (const at of order) {
    places[at] = Math.max(heights[at] ?? 0, free);
    free = (places[at] ?? 0) + labelHeight;
  }
  return places;
}

const round = (value) => Number(value.toFixed(1));

const colours = {
  light: {
    a: '#b3261e',
    b: '#7a5900',
    c: '#00658f',
    d: '#2f6b2f',
    e: '#6a3fa0',
    s: '#5c5f66',
    ink: '#1b1c1f',
    grid: '#d8dade',
  },
  dark: {
    a: '#ff9d94',
    b: '#f0c048',
    c: '#7cc8f5',
    d: '#8fd58c',
    e: '#cbb0ff',
    s: '#a9acb4',
    ink: '#ececf0',
    grid: '#3c3f45',
  },
};
const rulesOf = ({ ink, grid, ...named }) =>
  [
    `text{fill:${ink}}.quiet{fill:${named.s}}.grid{stroke:${grid}}`,
    ...Object.entries(named).map(([name, colour]) => `.line.${name}{stroke:${colour}}.label.${name}{fill:${colour}}`),
  ].join('');
const style = `<style>.line{fill:none;stroke-width:2}.title{font-size:14px;font-weight:600}${rulesOf(colours.light)}@media(prefers-color-scheme:dark){${rulesOf(colours.dark)}}</style>`;
