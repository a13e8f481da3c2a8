import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Locale } from '../../src/locale.js';
import { messageText } from '../../src/message-catalogues.js';
import { parseWith } from '../../src/parse.js';

/** The messages of each field that is refused; empty when the input passes. Each has an Arabic text too. */
export function problemsOf(schema: z.ZodMiniType, input: unknown, locale: Locale = 'en'): Record<string, string[]> {
  const parsed = parseWith(schema, input);
  if (parsed.ok) return {};
  return Object.fromEntries(
    Object.entries(parsed.problems).map(([field, refs]) => {
      for (const ref of refs) expect(messageText('ar', ref)).toMatch(/\p{Script=Arabic}/u);
      return [field, refs.map((ref) => messageText(locale, ref))];
    }),
  );
}

/** What an input becomes; fails the test when it is refused. */
export function valueOf(schema: z.ZodMiniType, input: unknown): Record<string, unknown> {
  const parsed = parseWith(schema, input);
  expect(parsed.ok ? {} : parsed.problems).toEqual({});
  return parsed.ok ? (parsed.value as Record<string, unknown>) : {};
}
