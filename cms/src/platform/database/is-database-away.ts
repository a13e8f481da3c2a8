const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

// With what SQLite adds to say where, as in SQLITE_BUSY_SNAPSHOT.
const awaySqlite = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN)(_\w+)?$/;

/** True for an error that says the database cannot be reached, or is locked or starting. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'KnexTimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && (awayCodes.has(error.code) || awaySqlite.test(error.code)))
    return true;
  return (
    'message' in error &&
    typeof error.message === 'string' &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
