const fileSystemCodes = /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/; // full, over a quota, over a size limit, read-only
// The same as SQLite and PostgreSQL say it.
const databaseCodes = /^(SQLITE_FULL|SQLITE_READONLY(_\w+)?|SQLITE_IOERR_(WRITE|TRUNCATE|FSYNC|SHMSIZE)|53100|25006)$/;

/**
 * True for an error that says that nothing more can be written: reading goes on, and storing will once there is space.
 */
export function isOutOfSpace(error: unknown): error is { code: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    (fileSystemCodes.test(error.code) || databaseCodes.test(error.code))
  );
}

/** Whether it is the database that said so. */
export function isDatabaseFull(error: unknown): boolean {
  return isOutOfSpace(error) && databaseCodes.test(error.code);
}
