/** Names by which an address carries a right: of mailed links, of invitations, and of a provider that sends somebody back. */
const rights = ['token', 'invitation', 'code'];

/**
 * Whether an address itself allows something, to whoever knows it. It works without a session, and is told to nobody.
 *
 * @param search the query, with or without its `?`
 */
export function carriesRight(search: string): boolean {
  const query = new URLSearchParams(search);
  return rights.some((name) => query.has(name));
}
