export const offeredColumns = ['name', 'email', 'role', 'state', 'createdAt'] as const;
export type AccountColumn = (typeof offeredColumns)[number];

/** As the address names them; the name leads to the account, so it is always there. */
export function readAccountColumns(written: string): readonly AccountColumn[] {
  const chosen = [...new Set(written.split(','))].flatMap((name) => offeredColumns.filter((known) => known === name));
  if (chosen.length === 0) return offeredColumns;
  return chosen.includes('name') ? chosen : ['name', ...chosen];
}

export function accountColumnOf(name: string): AccountColumn {
  return offeredColumns.find((known) => known === name) ?? 'name';
}
