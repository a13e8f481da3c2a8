const levels = ['error', 'warn', 'info', 'debug'] as const;

type Level = (typeof levels)[number];
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void;

/**
 * Writes one line of JSON per event. Facts never hold query strings, addresses of people or what they
 * typed; JSON keeps a value from forging a second line.
 */
export function createLog(
  threshold: Level | 'silent',
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const most = threshold === 'silent' ? -1 : levels.indexOf(threshold);
  return (level, event, facts = {}) => {
    if (levels.indexOf(level) > most) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }));
  };
}
