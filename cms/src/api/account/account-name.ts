/** What an account's row says of a person's name. */
interface NamedRow {
  first_name: string | null;
  last_name: string | null;
}

/** A person's name as their account has it; '' for none. */
export function fullNameOf({ first_name, last_name }: NamedRow): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** What a person is called: by their name, or else their address. */
export function accountName(row: NamedRow & { email: string }): string {
  return fullNameOf(row) || row.email;
}
