import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './command.mjs';

/**
 * SECRET as configured, else the one kept in `DATA_DIR/secret`, made when first asked for.
 * It is kept because every session, mail link and encrypted file hangs on it.
 */
export function findOrMakeSecret({ SECRET, DATA_DIR }) {
  makeDataFolder(DATA_DIR);
  if (SECRET) return SECRET;
  const file = path.join(DATA_DIR, 'secret');
  try {
    // `wx` makes the file or fails: two starts at once cannot end up with a secret each.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!secret) throw new ExpectedFailure(`SECRET is not set and ${file} is empty: delete that file or set SECRET.`);
  return secret;
}

function makeDataFolder(folder) {
  try {
    // Nobody else's business: it holds the database, people's files and their mail.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new ExpectedFailure(`DATA_DIR cannot be made or written to: ${error.message}.`);
  }
}
