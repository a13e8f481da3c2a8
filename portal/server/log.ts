import { createLineWriter } from './log-lines';

const plain = /^[\w./:{}*-]+$/;
const levels = ['error', 'warn', 'info', 'debug'] as const;

type Level = (typeof levels)[number];
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void;

interface Settings {
  logLevel: Level | 'silent';
  logFormat: 'text' | 'json';
}

/**
 * Writes one line per event: for people, or in JSON for whatever gathers logs. Facts never hold addresses that somebody
 * asked for, query strings, addresses of people or what they typed; no value can forge a second line.
 */
export function createLog(
  { logLevel, logFormat }: Settings,
  write: (line: string, isUrgent: boolean) => void = createLineWriter(),
): Log {
  const most = logLevel === 'silent' ? -1 : levels.indexOf(logLevel);
  const lineOf = logFormat === 'json' ? jsonLine : textLine;
  const readClock = createClock();
  return (level, event, facts = {}) => {
    if (levels.indexOf(level) > most) return;
    const isUrgent = level === 'error' || level === 'warn';
    write(lineOf(readClock(), level, event, facts), isUrgent);
  };
}

/** The time as ISO 8601. All but the milliseconds is spelled once a second, in which a busy server writes many lines. */
function createClock(): () => string {
  let second = NaN;
  let spelled = '';
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      spelled = new Date(now).toISOString().slice(0, -4);
    }
    return `${spelled}${String(now % 1000).padStart(3, '0')}Z`;
  };
}

function jsonLine(time: string, level: Level, event: string, facts: Record<string, unknown>): string {
  return JSON.stringify({ time, level, service: 'portal', event, ...facts });
}

/** What is told in plain letters stands as it is, everything else as JSON writes it. */
function textLine(time: string, level: Level, event: string, facts: Record<string, unknown>): string {
  let line = `[${time}] ${level}: ${event}`;
  for (const [name, value] of Object.entries(facts))
    if (value !== undefined) line += ` ${name}=${isPlain(value) ? value : escapedJson(value)}`;
  return line;
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && plain.test(value);
}

/** JSON leaves two ends of lines, and what steers a terminal in eight bits, as they are. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
