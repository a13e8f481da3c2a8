import { messageOfStatus, type ErrorStatus } from '@scholars/contract/errors';
import type { FieldProblems } from '@scholars/contract/parse';
import type { MessageRef } from '@scholars/contract/messages';

/** A failure that the contract knows; the envelope middleware words it in the request's language. */
export class ContractError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly ref: MessageRef = messageOfStatus[status],
    readonly details: { problems?: FieldProblems; data?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(ref);
  }
}

export const notFound = () => new ContractError(404);

/** 422 with what is wrong, field by field. */
export const invalidFields = (problems: FieldProblems) => new ContractError(422, 'error.invalidFields', { problems });
