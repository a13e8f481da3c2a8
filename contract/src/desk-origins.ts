/**
 * Where staff may open the desk, by the address that the configuration names: what shows drafts beside their form. A
 * machine has two names for itself, and the desk may be opened by either.
 *
 * @returns origins, `https://desk.example.org`
 */
export function deskOrigins(address: string): string[] {
  const { origin, protocol, hostname, port } = new URL(address);
  const own = ['localhost', '127.0.0.1'];
  return own.includes(hostname) ? own.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [origin];
}
