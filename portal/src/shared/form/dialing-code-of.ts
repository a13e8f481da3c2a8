/** The code of a dialing code's choice: `+1` of `+1-CA`, as `form-choices.server.ts` makes them. */
export function dialingCodeOf(choice: string): string {
  return choice.split('-', 1)[0] ?? '';
}
