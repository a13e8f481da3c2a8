import { LRUCache } from 'lru-cache';
import { findDecoded } from '~/lib/decoded-text';
import { carriesRight } from '~/session/link-address';

/** What a request line says of where something is. The same object for the same line, as long as it is remembered. */
export interface Address {
  /** With its dots resolved, as a URL parser writes it. */
  readonly pathname: string;
  /** The path as it was sent. */
  readonly spelling: string;
  /** With its `?`, or ''. */
  readonly search: string;
  /** Whether it allows something to whoever knows it; see `link-address.ts`. */
  readonly carriesRight: boolean;
}

const rememberedMax = 2000;
/** Longer ones are nobody's links. */
const rememberedMaxLength = 300;

/**
 * Reads request lines. Most ask for what others have asked for: the last ones are remembered, and with them what
 * `perAddress` has found of them. What carries a right is not.
 *
 * @returns a function that returns nothing when the line is not a path, or one that cannot be decoded
 */
export function createAddresses(publicUrl: string): (target: string) => Address | undefined {
  const remembered = new LRUCache<string, Address>({ max: rememberedMax });
  return (target) => {
    const known = remembered.get(target);
    if (known) return known;
    const address = readAddress(publicUrl, target);
    if (address && !address.carriesRight && target.length <= rememberedMaxLength) remembered.set(target, address);
    return address;
  };
}

/** Works out what depends on an address alone, once as long as the address is remembered. */
export function perAddress<Value>(workOut: (address: Address) => Value): (address: Address) => Value {
  const known = new WeakMap<Address, { value: Value }>();
  return (address) => {
    const found = known.get(address);
    if (found) return found.value;
    const value = workOut(address);
    known.set(address, { value });
    return value;
  };
}

function readAddress(publicUrl: string, target: string): Address | undefined {
  // A whole address in the request line is for proxies; its host, like the Host header, is nobody's word.
  const url = target.startsWith('/') ? parseUrl(publicUrl + target) : undefined;
  // The router would take what cannot be decoded as it is written, and write it to the log as it is.
  if (!url || findDecoded(url.pathname) === undefined) return undefined;
  const { pathname, search } = url;
  return { pathname, spelling: target.split('?', 1)[0] ?? '', search, carriesRight: carriesRight(search) };
}

/** Once: to ask first whether it can be parsed is to parse it twice. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
