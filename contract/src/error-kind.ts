/**
 * What kind of error something is, for the log: its code or its cause's, as of a connection or a database, or else its
 * class; of several errors that of the first. Never what it says, which may hold what people have written. At most 60
 * letters.
 */
export function errorKind(error: unknown): string {
  const code = codeOf(error);
  if (!code && error instanceof AggregateError && error.errors.length > 0) return errorKind(error.errors[0]);
  const kind = code ?? (error instanceof Error ? (codeOf(error.cause) ?? error.name) : typeof error);
  return kind.slice(0, 60);
}

/** Codes in words or of SQL; those of `DOMException`, which are numbers, tell nobody anything. */
function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined;
}

const placesOfFailure = 5;

/** What the log says of something that should not have failed: what kind of error, and where, if that is known. */
export function failureFacts(error: unknown): { reason: string; at?: string } {
  const places = errorPlaces(error, placesOfFailure);
  return { reason: errorKind(error), ...(places.length > 0 && { at: places.join(' ') }) };
}

/**
 * Where an error happened, for the log, the innermost place first: its stack without its message, which may repeat what
 * people have written, on several lines.
 *
 * @param max so many places
 */
export function errorPlaces(error: unknown, max: number): string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  const from = stack.indexOf(message);
  const lines = stack.slice(from < 0 ? 0 : from + message.length).split('\n');
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, max)
    .map((line) => line.trim());
}
