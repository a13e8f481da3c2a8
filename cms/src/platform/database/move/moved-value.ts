/** A column of the target, as far as values depend on it. */
export interface MovedColumn {
  name: string;
  /** PostgreSQL's own name of its type. */
  type: string;
  /** Of `varchar`, in characters. */
  maxLength?: number;
  /** Of `numeric`, digits behind the point. */
  scale?: number;
}

/** What SQLite's driver gives: whole numbers as `bigint`, so that none loses a digit. */
export type SqliteValue = string | number | bigint | Buffer | null;

interface MovedType {
  /** What PostgreSQL is given, as text. @throws with what is wrong with the value */
  write(value: NonNullable<SqliteValue>, column: MovedColumn): string;
  /** The same text for the same value, whichever of the two it was read from. */
  plain(value: NonNullable<SqliteValue>, column: MovedColumn): string;
}

const integerMax = { int4: 2n ** 31n - 1n, int8: 2n ** 63n - 1n };

const text: MovedType = {
  write(value, { maxLength }) {
    const written = String(value);
    if (written.includes('\0')) throw new Error('has a NUL character, which PostgreSQL cannot keep');
    if (maxLength !== undefined && [...written].length > maxLength)
      throw new Error(`has more than ${maxLength} characters`);
    return written;
  },
  plain: (value) => String(value),
};

const integer = (max: bigint): MovedType => ({
  write(value) {
    const whole = wholeNumber(value);
    if (whole > max || whole < -max - 1n) throw new Error('is a number that is too large');
    return String(whole);
  },
  plain: (value) => String(wholeNumber(value)),
});

const json: MovedType = {
  write(value) {
    const written = String(value);
    // Written as an escape, which `jsonb` refuses.
    if (/(?<!\\)(?:\\\\)*\\u0000/.test(written)) throw new Error('has a NUL character, which PostgreSQL cannot keep');
    sortedJson(written);
    return written;
  },
  plain: (value) => sortedJson(String(value)),
};

/** A moment without a zone is kept as the clock of the process shows it: the driver writes and reads it so. */
const moment: MovedType = {
  write: (value) => localText(instantOf(value)),
  plain: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(value)
      ? `${value.slice(0, 19)}.${value.slice(20, 23).padEnd(3, '0')}`
      : localText(instantOf(value)),
};

const zonedMoment: MovedType = {
  write: (value) => instantOf(value).toISOString(),
  plain: (value) => instantOf(value).toISOString(),
};

const decimal: MovedType = {
  write: (value, { scale }) => Number(value).toFixed(scale),
  plain: (value, { scale }) => Number(value).toFixed(scale),
};

const types: Readonly<Record<string, MovedType>> = {
  varchar: text,
  text,
  date: text,
  int4: integer(integerMax.int4),
  int8: integer(integerMax.int8),
  bool: { write: truthText, plain: truthText },
  float8: { write: (value) => String(Number(value)), plain: (value) => String(Number(value)) },
  numeric: decimal,
  json,
  jsonb: json,
  timestamp: moment,
  timestamptz: zonedMoment,
  bytea: { write: bytesText, plain: bytesText },
};

export function typeOf({ name, type }: MovedColumn): MovedType {
  const found = types[type];
  if (!found) throw new Error(`No way is known to move the column ${name}, which is ${type}`);
  return found;
}

function truthText(value: NonNullable<SqliteValue>): string {
  const found = { 1: 'true', 0: 'false', true: 'true', false: 'false' }[String(value)];
  if (!found) throw new Error('is neither true nor false');
  return found;
}

function wholeNumber(value: NonNullable<SqliteValue>): bigint {
  try {
    return BigInt(value as string | number | bigint); // bytes throw too
  } catch {
    throw new Error('is no whole number');
  }
}

/** Milliseconds as our tables and Strapi keep them, or what SQLite's CURRENT_TIMESTAMP or PostgreSQL writes, in UTC. */
function instantOf(value: NonNullable<SqliteValue>): Date {
  const isText = typeof value === 'string';
  const instant = isText
    ? new Date(value.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(\.\d+)?)(\+00)?$/, '$1T$2Z'))
    : new Date(Number(value));
  if (Number.isNaN(instant.getTime())) throw new Error('is no moment');
  return instant;
}

function localText(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [String(instant.getFullYear()).padStart(4, '0'), two(instant.getMonth() + 1), two(instant.getDate())];
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(two);
  return `${day.join('-')} ${time.join(':')}.${String(instant.getMilliseconds()).padStart(3, '0')}`;
}

/** PostgreSQL's `jsonb` keeps names in an order of its own. */
function sortedJson(written: string): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  try {
    return JSON.stringify(JSON.parse(written, undefined), sorted);
  } catch {
    throw new Error('is no JSON');
  }
}

function bytesText(value: NonNullable<SqliteValue>): string {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
}
