import type { MessageKey } from './messages.js';

/** The message that goes with a status when nothing more exact is known (product §2, spec §8). */
export const messageOfStatus = {
  400: 'error.malformed',
  401: 'error.unauthorized',
  403: 'error.forbidden',
  404: 'error.notFound',
  405: 'error.methodNotAllowed',
  409: 'error.conflict',
  413: 'error.tooLarge',
  415: 'error.unsupportedType',
  422: 'error.invalidFields',
  429: 'error.tooMany',
  500: 'error.internal',
  501: 'error.notBuilt',
  503: 'error.unavailable',
} as const satisfies Record<number, MessageKey>;

export type ErrorStatus = keyof typeof messageOfStatus;

export function isErrorStatus(status: number): status is ErrorStatus {
  return status in messageOfStatus;
}
