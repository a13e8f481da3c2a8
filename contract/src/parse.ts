import * as z from 'zod/mini';
import type { MessageRef } from './messages.js';

/** Message references per field, the field's first problem first. */
export type FieldProblems = Record<string, MessageRef[]>;

/** For who holds schemas of this contract and knows no zod. */
export type Schema = z.ZodMiniType;
export type OutputOf<Given extends Schema> = z.output<Given>;

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; problems: FieldProblems };

/**
 * Judges an input by a schema of this contract.
 *
 * @returns the cleaned value, or the message references per field (nested fields joined by dots;
 *   `''` is the whole input). Never throws on bad input.
 */
export function parseWith<Given extends Schema>(schema: Given, input: unknown): Parsed<OutputOf<Given>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const problems: FieldProblems = {};
  for (const issue of result.error.issues) {
    (problems[issue.path.join('.')] ??= []).push(refOf(issue));
  }
  return { ok: false, problems };
}

/** Zod's own wording (a wrong type, an unknown enum value) is for developers; people get the catalogue's. */
function refOf(issue: z.core.$ZodIssue): MessageRef {
  const ours = /^[a-z][\w]*(\.[\w]+)+(:\d+)?$/i.test(issue.message);
  return ours ? (issue.message as MessageRef) : 'value.invalid';
}
