import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './command.mjs';

const assignment = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;
const quoted = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?$/;

/** The process's environment over what `.env` says: what is set for one run wins over the file. */
export function loadEnvironment(folder, environment = process.env) {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return { ...environment };
  return { ...parseEnvFile(readFileSync(file, 'utf8')), ...environment };
}

/** Parses `NAME=value` lines; a line that is neither that, blank nor a comment throws with its number. */
function parseEnvFile(text) {
  const values = {};
  for (const [index, rawLine] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = rawLine.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, rawValue] = assignment.exec(line) ?? [];
    if (!name) throw new ExpectedFailure(`.env, line ${index + 1}: expected NAME=value or a # comment.`);
    values[name] = parseValue(rawValue, name, index + 1);
  }
  return values;
}

function parseValue(rawValue, name, lineNumber) {
  if (!/^["']/.test(rawValue)) return rawValue.replace(/(^|\s+)#.*$/, '').trim();
  const match = quoted.exec(rawValue);
  if (!match) throw new ExpectedFailure(`.env, line ${lineNumber}: the quotes of ${name} do not match.`);
  // As in a shell, only double quotes know escapes.
  return match[2] ?? match[1]?.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}
