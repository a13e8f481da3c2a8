/**
 * What kind of error something is, for the log: its code or its cause's, as of a connection or a database, or else its
 * class. Never what it says, which may hold what people have written. At most 60 letters.
 */
export function errorKind(error: unknown): string {
  const kind = codeOf(error) ?? (error instanceof Error ? (codeOf(error.cause) ?? error.name) : typeof error);
  return kind.slice(0, 60);
}

/** Codes in words or of SQL; those of `DOMException`, which are numbers, tell nobody anything. */
function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined;
}
