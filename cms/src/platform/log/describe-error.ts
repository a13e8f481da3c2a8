import { errorPlaces } from '@scholars/contract/error-kind';

const placesMax = 12;

/** An error with its places, and without the message of a database's, which can carry the values of the failed statement. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const isStatement = 'sql' in error || 'code' in error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = errorPlaces(error, placesMax).map((place) => `    ${place}`);
  return [`${error.name}${code}${isStatement ? '' : `: ${error.message}`}`, ...places].join('\n');
}
