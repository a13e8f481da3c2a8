import { describeError } from './describe-error.js';
import { currentRequestId } from './request-facts.js';

/** What Winston hands a format: an event, or the very error that was logged. */
type LogInfo = Error | { level: string; message?: unknown; [fact: string]: unknown };

/** By this name Winston takes from an event the line that it writes. */
const lineOf = Symbol.for('message');

/** How an event becomes a line: for people, or one of JSON for whatever gathers logs. Times are UTC. */
export function logFormat(kind: 'text' | 'json'): { transform: (info: LogInfo) => LogInfo } {
  const write = kind === 'json' ? jsonLine : textLine;
  return { transform: (info: LogInfo) => Object.assign(info, { [lineOf]: write(readEvent(info)) }) };
}

interface LogEvent {
  time: string;
  level: string;
  message: string;
  facts: Record<string, unknown>;
}

function readEvent(info: LogInfo): LogEvent {
  const { level, message, ...facts } = info as Exclude<LogInfo, Error>; // Winston gives an error its level
  const error = info instanceof Error ? info : message instanceof Error ? message : undefined;
  const requestId = currentRequestId();
  return {
    time: new Date().toISOString(),
    level,
    message: error ? describeError(error) : String(message),
    // What an error carries beside its message may be values of a statement.
    facts: { ...(!error && facts), ...(requestId && { requestId }) },
  };
}

/** Within JSON nothing can end the line. */
function jsonLine({ facts, ...event }: LogEvent): string {
  return JSON.stringify({ ...event, service: 'cms', ...facts });
}

/** A line within a text is moved in, so that none begins as an event does; what steers a terminal is left out. */
function textLine({ time, level, message, facts }: LogEvent): string {
  const rest = Object.entries(facts).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  // oxlint-disable-next-line no-control-regex
  const text = `${message}${rest.join('')}`.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
  return `[${time}] ${level}: ${text.replace(/\n/g, '\n    ')}`;
}
