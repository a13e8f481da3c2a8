/**
 * `npm test`: our rules are asked of PostgreSQL alone, as SQLite is what all journeys and all other files run on. A file
 * that is run by itself, and `npm run test:thorough`, leave nothing out.
 */
export const partOnSqlite = process.env.SHORT_RUN === 'on' ? 'database' : 'all';
