import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a server listen on this machine alone. @param port 0 takes a free one. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends a server, where there is one, with every connection that it has. */
export async function close(server: Server | undefined): Promise<void> {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
}
