// File systems: full, over a quota, over a size limit, read-only. SQLite and PostgreSQL: the same, as they say it.
const codes =
  /^(ENOSPC|EDQUOT|EFBIG|EROFS|SQLITE_FULL|SQLITE_READONLY(_\w+)?|SQLITE_IOERR_(WRITE|TRUNCATE|FSYNC|SHMSIZE)|53100|25006)$/;

/**
 * True for an error that says that nothing more can be written: reading goes on, and storing will once there is space.
 */
export function isOutOfSpace(error: unknown): error is { code: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.test(error.code)
  );
}

/** Whether it is the database that said so. */
export function isDatabaseFull(error: unknown): boolean {
  return isOutOfSpace(error) && /^(SQLITE_|\d)/.test(error.code);
}
