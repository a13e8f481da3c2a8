/** @param {string} database @param {readonly number[]} sizes @param {readonly import('./ask-networks.mjs').Figure[]} figures */
export function printFigures(database, sizes, figures) {
  const head = sizes.map((size) => String(size).padStart(10)).join('');
  console.log(`\n  ${`${database}, ms`.padEnd(30)}${head}  last / first`);
  for (const { name, ms, strapi, isSame, bare } of figures) {
    const [first = NaN, last = NaN] = [ms[0], ms.at(-1)];
    const columns = [
      `  ${name.padEnd(30)}${ms.map((one) => one.toFixed(2).padStart(10)).join('')}`,
      `× ${(last / first).toFixed(2)}`.padStart(12),
    ];
    if (bare !== undefined)
      columns.push(`  a bare server: ${bare.toFixed(3)} ms, ${(bare / first).toFixed(2)} of ours`);
    if (strapi) {
      const times = strapi.map((one, at) => `${one.toFixed(0)} (× ${(one / (ms[at] ?? NaN)).toFixed(0)})`);
      columns.push(
        `  Strapi: ${times.join(', ')}${isSame === undefined ? '' : isSame ? ', same rows' : ', OTHER ROWS'}`,
      );
    }
    console.log(columns.join(''));
  }
}
