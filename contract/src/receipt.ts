import * as z from 'zod/mini';
import { instant } from './shapes.js';

/** What the sender of a form gets: the reference under which the submission is kept, e.g. `FF-2026-000123`. */
export const receipt = z.object({ reference: z.string(), receivedAt: instant, message: z.string() });
export type Receipt = z.output<typeof receipt>;
