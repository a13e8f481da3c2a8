import { format } from 'node:util';

/** Where every line is to be JSON, what libraries tell the console is an event too. */
export function sendConsoleToLog(): void {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' } as const;
  for (const [name, level] of Object.entries(levels))
    Object.assign(console, {
      [name]: (...words: unknown[]) => strapi.log[level](format(...words).trim(), { event: 'console' }),
    });
}
