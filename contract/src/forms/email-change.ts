import * as z from 'zod/mini';
import { email } from '../fields.js';
import { closingRequest } from './account.js';

/** The new address, and what proves that the account is one’s own. */
export const emailChangeRequest = z.extend(closingRequest, { email: email({ required: 'email.required' }) });
