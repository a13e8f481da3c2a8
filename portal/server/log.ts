const levels = ['error', 'warn', 'info', 'debug'];

/**
 * @typedef {'error' | 'warn' | 'info' | 'debug'} Level
 * @typedef {(level: Level, event: string, facts?: Record<string, unknown>) => void} Log
 */

/**
 * Writes one line of JSON per event. Facts never hold query strings, addresses of people or what they
 * typed; JSON keeps a value from forging a second line.
 *
 * @param {Level | 'silent'} threshold
 * @param {(line: string) => void} [write]
 * @returns {Log}
 */
export function createLog(threshold, write = (line) => process.stdout.write(`${line}\n`)) {
  const most = levels.indexOf(threshold);
  return (level, event, facts = {}) => {
    if (levels.indexOf(level) > most) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }));
  };
}
