import { dictionary } from '@zxcvbn-ts/language-common';
import { locales } from '@scholars/contract/locale';
import type { MessageKey } from '@scholars/contract/messages';
import { siteName } from '../../platform/site/site-name.js';

// The list is ordered by use; below its first ten thousand the words get odd.
const listed = 10_000;
// Below it somebody has leaned on a key; signs and emoji alone are a password like any other.
const distinctMin = 4;
let common: ReadonlySet<string> | undefined;

/**
 * What is wrong with a password beside its length, which the contract judges (product §4): one of the 10,000 most
 * used, the person's own address, or the network's name, in whatever case, and with digits or signs after it; or
 * hardly more than one character.
 */
export function passwordProblem(password: string, email: string): MessageKey | undefined {
  const typed = bare(password);
  if (new Set(password).size < distinctMin) return 'password.common';
  if (isCommon(typed) || isCommon(password.normalize('NFKC').toLowerCase())) return 'password.common';
  const personal = [email, email.split('@')[0] ?? '', ...locales.map(siteName)].map(bare);
  return typed !== '' && personal.includes(typed) ? 'password.personal' : undefined;
}

function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].slice(0, listed));
  return common.has(password);
}

/** Letters and digits alone, without what people put behind a word to make it long enough. */
function bare(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/\p{N}+$/u, '') || letters;
}
