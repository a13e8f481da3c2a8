import { finishProviderLogin, login } from '@scholars/contract/account';
import { findCallPath } from '@scholars/contract/call-paths';
import { takeSecondStep } from '@scholars/contract/second-factor';
import type { Endpoint } from '@scholars/contract/endpoint';

/** Whether the contract lets this path carry a file. */
export function isMultipartCall(pathname: string): boolean {
  return [...(findCallPath(pathname)?.calls.values() ?? [])].some((call) => call?.multipart);
}

/** Whether the bearer of this call is the token of a mailed link, which the caller holds. */
export function isLinkCall(call: Endpoint | undefined): boolean {
  return call?.access === 'link';
}

/** Whether an answer of this call opens a session. */
export function opensSession(call: Endpoint | undefined): boolean {
  return call === login || call === finishProviderLogin || call === takeSecondStep;
}
