import { finishProviderLogin, login, logout } from '@scholars/contract/account';
import { endpoints } from '@scholars/contract/endpoints';

/** @typedef {import('@scholars/contract/endpoint').Endpoint} Endpoint */

const multipart = Object.values(endpoints).filter((endpoint) => endpoint.multipart);
const raw = Object.values(endpoints).filter((endpoint) => endpoint.raw);
const byLink = Object.values(endpoints).filter(({ access }) => access === 'link');

/** Whether the contract lets this path carry a file. */
export const isMultipartCall = matcher(multipart);
/** Whether the answer is a file, which may take its time to be made. */
export const answersFile = matcher(raw);
/** Whether the bearer of this call is the token of a mailed link, which the caller holds. */
export const isLinkCall = matcher(byLink);
/** Whether an answer of this call opens a session. */
export const opensSession = matcher([login, finishProviderLogin]);
export const endsSession = matcher([logout]);

/**
 * @param {readonly Endpoint[]} known
 * @returns {(pathname: string) => boolean}
 */
function matcher(known) {
  const pattern = new RegExp(`^(?:${known.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})$`);
  return (pathname) => pattern.test(pathname);
}
