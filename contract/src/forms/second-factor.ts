import * as z from 'zod/mini';
import { text } from '../fields.js';
import { asciiDigits } from '../typed-text.js';
import { closingRequest } from './account.js';

/**
 * A code of an authenticator app, or a recovery code: in any digits, with or without the spaces and hyphens by which
 * it is shown in groups.
 */
const code = z.pipe(
  text({ required: 'code.required', max: 60 }),
  z.transform((typed) =>
    asciiDigits(typed)
      .replace(/[\s\p{Dash}\p{Cf}]/gu, '')
      .toLowerCase(),
  ),
);

export const secondStepRequest = z.object({ code });
/** What proves that the account is one’s own: its password, or '' for who has just signed in with a provider. */
export const enrolmentRequest = closingRequest;
/** Both that one knows and that one has. */
export const secondFactorChange = z.extend(closingRequest, { code });
