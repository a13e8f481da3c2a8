import { findCallPath } from '@scholars/contract/call-paths';
import { finishProviderLogin, login } from '@scholars/contract/account';

/** @typedef {import('@scholars/contract/endpoint').Endpoint | undefined} Call */

/** Whether the contract lets this path carry a file. @param {string} pathname */
export function isMultipartCall(pathname) {
  return [...(findCallPath(pathname)?.calls.values() ?? [])].some((call) => call?.multipart);
}

/** Whether the bearer of this call is the token of a mailed link, which the caller holds. @param {Call} call */
export function isLinkCall(call) {
  return call?.access === 'link';
}

/** Whether an answer of this call opens a session. @param {Call} call */
export function opensSession(call) {
  return call === login || call === finishProviderLogin;
}
