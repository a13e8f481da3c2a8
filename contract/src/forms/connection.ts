import * as z from 'zod/mini';
import { text } from '../fields.js';
import { connectionNoteMaxLength } from '../limits.js';

/** What one writes with the request to connect. */
export const connectionNote = z.object({ note: text({ max: connectionNoteMaxLength }) });
