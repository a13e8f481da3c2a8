import path from 'node:path';
import { parseArgs } from 'node:util';
import { askNetworks } from './lib/bench/ask-networks.mjs';
import { writeFigures } from './lib/bench/figures-on-paper.mjs';
import { openNetwork } from './lib/bench/network.mjs';
import { openPlainStrapi } from './lib/bench/plain-strapi.mjs';
import { printFigures } from './lib/bench/print-figures.mjs';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';

const portsEach = 10;

/**
 * `npm run bench:scale`: what each read costs with 2,000, 20,000 and 200,000 opportunities, on SQLite and on PostgreSQL,
 * in processor time of portal, CMS and database together, and how many times more the largest network takes than the
 * smallest. All sizes run at once and are asked in turns. Networks are made in var/bench and kept there: the first run
 * takes long.
 *
 * `--strapi` asks beside each a plain Strapi that has the same rows; `--write` puts the figures into docs/performance.md.
 */
await runCommand(async () => {
  const signal = listenForStop();
  const { sizes, databases, folder, firstPort, rounds, only, hasStrapi, isWritten } = readArguments();
  await prepare(['contract', 'cms', 'portal'], { signal });
  for (const database of databases) {
    /** @type {{ stop: () => Promise<void> }[]} */
    const opened = [];
    try {
      const networks = [];
      for (const [at, size] of sizes.entries()) {
        const place = { folder, firstPort: firstPort + at * portsEach, signal };
        const network = await openNetwork({ ...place, database, size });
        opened.push(network);
        // Only SQLite's file can be copied as it stands.
        const strapi =
          hasStrapi && database === 'sqlite'
            ? await openPlainStrapi({ ...place, name: `strapi-${size}`, dataDir: network.dataDir })
            : undefined;
        if (strapi) opened.push(strapi);
        networks.push({ size, product: await network.start(), strapi: await strapi?.start() });
      }
      const figures = await askNetworks(networks, { rounds, only, signal });
      printFigures(database, sizes, figures);
      if (isWritten) writeFigures(database, sizes, figures);
    } finally {
      for (const one of opened.toReversed()) await one.stop();
    }
  }
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '2000,20000,200000' },
      databases: { type: 'string', default: 'sqlite,postgres' },
      folder: { type: 'string', default: path.join(rootFolder, 'var/bench') },
      port: { type: 'string', default: '4400' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      strapi: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new ExpectedFailure('--sizes takes numbers: --sizes 2000,20000.');
  const databases = /** @type {import('./lib/bench/network.mjs').Database[]} checked below */ (
    values.databases.split(',')
  );
  if (!databases.every((name) => ['sqlite', 'postgres'].includes(name)))
    throw new ExpectedFailure('--databases takes sqlite, postgres or both: --databases sqlite,postgres.');
  const [firstPort, rounds] = [Number(values.port), Number(values.rounds)];
  if (!(firstPort > 0) || !(rounds > 0)) throw new ExpectedFailure('--port and --rounds take a number each.');
  if (values.write && values.only) throw new ExpectedFailure('--write wants all questions: leave --only out.');
  return {
    sizes,
    databases,
    folder: path.resolve(values.folder),
    firstPort,
    rounds,
    only: values.only,
    hasStrapi: values.strapi,
    isWritten: values.write,
  };
}
