import { createRequire } from 'node:module';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The mail server of the CMS's own tests: no second copy of it is installed here.
const { SMTPServer } = createRequire(new URL('../../cms/package.json', import.meta.url))('smtp-server');

const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
let count = 0;

/**
 * Keeps a mail as it came. The name comes last: whoever reads the folder never meets half a mail.
 *
 * @param {Buffer} raw
 */
function keep(raw) {
  const template = /^X-Mail-Template: ([\w-]+)/im.exec(raw.toString('latin1'))?.[1] ?? 'unknown';
  const file = join(folder, `${String((count += 1)).padStart(6, '0')}-${template}-.eml`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, raw);
  renameSync(`${file}.part`, file);
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {unknown} _session
 * @param {(error?: Error) => void} done
 */
function onData(stream, _session, done) {
  /** @type {Buffer[]} */
  const chunks = [];
  stream.on('data', (chunk) => chunks.push(chunk));
  stream.on('end', () => {
    keep(Buffer.concat(chunks));
    done();
  });
}

/** A real mail server that keeps what it takes, one file for each mail, named by what the mail says it is. */
const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData });
server.listen(Number(process.env.E2E_SMTP_PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)));
