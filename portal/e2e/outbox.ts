import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');

/**
 * The mails of a template to an address, once there is one; as they were sent, with folded lines joined and links
 * whole.
 */
export async function waitForMails(address: string, template: string): Promise<string[]> {
  await expect.poll(() => findMails(address, template).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return findMails(address, template);
}

export function findMails(address: string, template: string): string[] {
  return listOutbox()
    .filter((name) => name.includes(`-${template}-`))
    .map(readMail)
    .filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`));
}

/** Every token that a mail has carried to somebody. */
export function mailedSecrets(): string[] {
  return listOutbox()
    .map(readMail)
    .flatMap((mail) => [...mail.matchAll(/token=([\w-]{43})/g)].flatMap(([, token]) => token ?? []));
}

/** As it was sent, with folded lines joined. */
function readMail(name: string): string {
  return readFileSync(join(outbox, name), 'utf8')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
}

function listOutbox(): string[] {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  } catch {
    // There is no folder before the first mail.
    return [];
  }
}
