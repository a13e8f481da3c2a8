import { expectTypeOf, it } from 'vitest';
import type { Undeclared } from '../src/platform/contract/undeclared.js';

// Types alone: tsc judges them.

interface Row {
  id: string;
  name?: string;
  place: { city: string } | null;
}
type Given<Found> = Undeclared<{ rows: Found[] }, { rows: Row[]; meta?: { total: number } }>;

it('An action that gives what its call does not declare does not compile, however deep it stands', () => {
  expectTypeOf<Given<Row & { token_hash: string }>>().toEqualTypeOf<'token_hash'>();
  expectTypeOf<Given<{ id: string; place: { city: string; street: string } }>>().toEqualTypeOf<'street'>();
  expectTypeOf<Undeclared<{ kind: 'b'; a: number }, { kind: 'a' } | { kind: 'b'; b: number }>>().toEqualTypeOf<'a'>();
});

it('What is declared passes, with or without what it may leave out', () => {
  expectTypeOf<Given<Row>>().toEqualTypeOf<never>();
  expectTypeOf<Given<{ id: string; place: null }>>().toEqualTypeOf<never>();
  expectTypeOf<Undeclared<{ new: number }, Record<string, number>>>().toEqualTypeOf<never>();
  expectTypeOf<Undeclared<undefined, undefined>>().toEqualTypeOf<never>();
});
