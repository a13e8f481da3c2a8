// A process that takes the steps of the tables and one of its own, at the moment it is told to; a database without
// Strapi.
const { join } = require('node:path');
const knex = require('knex');

const { config, distDir, slow } = JSON.parse(process.argv[2]);
const { takeTableSteps } = require(join(distDir, 'src/platform/database/take-table-steps.js'));
const { tableSteps } = require(join(distDir, 'src/platform/database/table-steps.js'));

const db = knex(config);
process.send('ready');
process.once('message', () => void take());

async function take() {
  await takeTableSteps(db, [...tableSteps, { name: slow, take: takeSlowly }]);
  await db.destroy();
  process.disconnect();
}

/** Long enough for another process to come along; there would be two rows, or an error, if it took the step too. */
async function takeSlowly(trx) {
  await trx.schema.alterTable('mail_jobs', (table) => void table.string('lane', 10).notNullable().defaultTo('usual'));
  await new Promise((resolve) => setTimeout(resolve, 500));
}
