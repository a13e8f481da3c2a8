import type { FieldErrors } from '@scholars/contract/envelope';
import type { HttpError } from '@refinedev/core';

/**
 * A call that did not succeed, in the shape that Refine reads. `statusCode` is 0 when no answer came;
 * `data` is what a failure of the contract carries, e.g. the present submission on a 409.
 */
export class CallFailure extends Error implements HttpError {
  readonly statusCode: number;
  readonly errors?: FieldErrors;
  readonly data?: unknown;
  [key: string]: unknown;

  constructor(statusCode: number, message: string, more: { errors?: FieldErrors; data?: unknown } = {}) {
    super(message);
    this.name = 'CallFailure';
    this.statusCode = statusCode;
    this.errors = more.errors;
    this.data = more.data;
  }
}

/** Messages for failures that come without one. */
export interface FailureTexts {
  unreachable: string;
  unavailable: string;
  unexpected: string;
}

/** Reads a failed answer: the contract's envelope, or Strapi's own error shape from its REST lists. */
export function failureOf(status: number, body: unknown, texts: FailureTexts): CallFailure {
  if (status === 502 || status === 503 || status === 504)
    return new CallFailure(status, messageIn(body) ?? texts.unavailable);
  const { errors, data } = isRecord(body) ? body : {};
  return new CallFailure(status, messageIn(body) ?? texts.unexpected, {
    errors: isRecord(errors) ? (errors as FieldErrors) : undefined, // the envelope's shape (contract/envelope)
    data: data ?? undefined,
  });
}

function messageIn(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { message, error } = body;
  if (typeof message === 'string' && message !== '') return message;
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a read that failed is tried again: once, and only where no answer or a server's fault may pass. */
export function isRepeated(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
  return failures < 1 && (status === 0 || status >= 500);
}
