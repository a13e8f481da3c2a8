import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownBrowserDays } from '@scholars/contract/limits';
import { derivedKeys } from '../../platform/environment/environment.js';
import type { Account } from './find-account.js';

/*
 * What a browser is known by, once somebody has signed in from it: for each account `<id>.<browser>.<time>.<mac>`,
 * joined by commas. It opens nothing. It gives its sign-ins a count of their own, so that strangers who guess at the
 * account do not hold up its owner. The portal keeps it in a sealed cookie, out of reach of scripts.
 */
const keys = derivedKeys('known-browser');
/** A browser of a family, or of a library, does not grow its cookie without end. */
const accountsMax = 3;
const shape = /^([1-9]\d{0,14})\.([\w-]{16})\.([1-9]\d{0,14})\.([\w-]{43})$/;

type Known = Pick<Account, 'id' | 'password'>;

/** The browser's name, where this very account was signed in to from it lately and its password is still the same. */
export function findKnownBrowser(given: string, account: Known): string | undefined {
  return listTokens(given)
    .flatMap((token) => nameIn(token, account) ?? [])
    .at(0);
}

/** What the browser is to be given after somebody has signed in, in place of what it had. */
export function rememberBrowser(given: string, account: Known): string {
  const name = findKnownBrowser(given, account) ?? randomBytes(12).toString('base64url');
  const others = listTokens(given).filter((token) => !token.startsWith(`${account.id}.`));
  return [write(account, name, Date.now()), ...others].slice(0, accountsMax).join(',');
}

function listTokens(given: string): string[] {
  return given
    .split(',')
    .filter((token) => shape.test(token))
    .slice(0, accountsMax);
}

function nameIn(token: string, account: Known): string | undefined {
  const [, id, name = '', at] = shape.exec(token) ?? [];
  if (Number(id) !== account.id || Date.now() - Number(at) > knownBrowserDays * 86_400_000) return undefined;
  const isOurs = keys.some((key) =>
    timingSafeEqual(Buffer.from(token), Buffer.from(write(account, name, Number(at), key))),
  );
  return isOurs ? name : undefined;
}

/** Bound to the password too: who knew an old one has no browsers in store from which to guess the next. */
function write({ id, password }: Known, name: string, at: number, key = keys[0]): string {
  const said = `${id}.${name}.${at}`;
  return `${said}.${createHmac('sha256', key).update(`${said}.${password}`).digest('base64url')}`;
}
