/** @typedef {import('./figures-on-paper.mjs').AllMeasured} AllMeasured */

const titles = /** @type {const} */ ({ sqlite: 'SQLite', postgres: 'PostgreSQL' });
const count = new Intl.NumberFormat('en');

/** Milliseconds of each question by size, for each database that was measured. @param {AllMeasured} all */
export function scaleTable(all) {
  const measured = entriesOf(all);
  const head = measured.flatMap(([title, { sizes }]) => [
    ...sizes.map((size) => `${title} ${count.format(size)}`),
    'last / first',
  ]);
  const names = [...new Set(measured.flatMap(([, { figures }]) => figures.map(({ name }) => name)))];
  const rows = names.map((name) => [
    name,
    ...measured.flatMap(([, { sizes, figures }]) => {
      const { ms = [] } = figures.find((one) => one.name === name) ?? {};
      return [...sizes.map((_, at) => figureOf(ms[at])), `× ${((ms.at(-1) ?? NaN) / (ms[0] ?? NaN)).toFixed(2)}`];
    }),
  ]);
  return table(['asked for, ms', ...head], rows);
}

/** How many times more a plain Strapi needs for the same rows. @param {AllMeasured} all */
export function strapiTable({ sqlite }) {
  if (!sqlite) return '';
  const rows = sqlite.figures.flatMap(({ name, ms, strapi }) =>
    strapi
      ? [
          [
            name,
            ...strapi.map(
              (one, at) => `${figureOf(one)} / ${figureOf(ms[at])} = × ${(one / (ms[at] ?? NaN)).toFixed(0)}`,
            ),
          ],
        ]
      : [],
  );
  return table(['Strapi / ours, ms', ...sqlite.sizes.map((size) => count.format(size))], rows);
}

/** What a bare server needs for what we have kept. @param {AllMeasured} all */
export function bareTable({ sqlite }) {
  const rows = (sqlite?.figures ?? []).flatMap(({ name, ms, bare }) =>
    bare === undefined ? [] : [[name, figureOf(ms[0]), figureOf(bare), (bare / (ms[0] ?? NaN)).toFixed(2)]],
  );
  return table(['kept, ms', 'ours', 'bare', 'bare / ours'], rows);
}

/** @param {AllMeasured} all */
function entriesOf(all) {
  return /** @type {const} */ (['sqlite', 'postgres']).flatMap((database) => {
    const measured = all[database];
    return measured ? [/** @type {const} */ ([titles[database], measured])] : [];
  });
}

/** @param {number | undefined} ms */
function figureOf(ms) {
  if (ms === undefined) return '–';
  if (ms >= 100) return count.format(Math.round(ms));
  return ms.toFixed(ms >= 10 ? 1 : ms >= 1 ? 2 : 3);
}

/** In Markdown; nothing where there are no rows. @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  if (rows.length === 0) return '';
  const [first, ...rest] = head;
  return [[first, ...rest], ['---', ...rest.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
