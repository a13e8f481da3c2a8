const shownPlaces = 12;

/** The stack's places without the message: a database's message can carry the values of the failed statement. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const isStatement = 'sql' in error || 'code' in error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}${isStatement ? '' : `: ${error.message}`}\n${(error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, shownPlaces)
    .join('\n')}`;
}
