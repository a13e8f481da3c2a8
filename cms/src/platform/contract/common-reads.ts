import type { Endpoint } from '@scholars/contract/endpoint';
import { isCommonRead } from '@scholars/contract/common-reads';
import type { Action } from './define-action.js';

const handlers = new Map<Endpoint, Action['handler']>();

/** Call once, before the first request. */
export function registerCommonReads(actions: readonly Action[]): void {
  for (const { endpoint, handler } of actions) if (isCommonRead(endpoint)) handlers.set(endpoint, handler);
}

/** What answers a read that is the same for everybody. */
export const handlerOf = (endpoint: Endpoint): Action['handler'] | undefined => handlers.get(endpoint);
