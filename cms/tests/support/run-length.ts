/**
 * `npm test`: what hangs on our rules rather than on how a database asks holds on PostgreSQL alone, as SQLite is the
 * journeys' and that of every other file. A file that is run by itself, and `npm run test:thorough`, leave nothing out.
 */
export const isShortRun = process.env.SHORT_RUN === 'on';
