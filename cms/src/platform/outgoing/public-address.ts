import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet's: not of this machine, of a network behind it, or for no one host. */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether an address that a stranger gave may be asked at all; what its name leads to `lookupPublic` judges. */
export function mayLeadOutside({ protocol, hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host);
}

/**
 * Looks a name up for a connection, and fails where any of its addresses is none of the internet's. The connection goes
 * to what was judged: asked once more, the name could lead elsewhere.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }: LookupAddress) => isPublicAddress(address)))
      return callback(new Error('Not an address of the internet'), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
