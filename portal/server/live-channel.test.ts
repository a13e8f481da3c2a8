import { createServer, type Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { io as connect, type ManagerOptions, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen, stop } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';

let portal: TestPortal;
let http: HttpServer;
let io: Server;
let seen: Record<string, unknown>[];
const open: Socket[] = [];
const transports = ['websocket', 'polling'] as const;

beforeEach(async () => {
  seen = [];
  http = createServer((_, res) => res.writeHead(404).end());
  io = new Server(http, { serveClient: false });
  io.on('connection', (socket) => {
    const { authorization, cookie, 'x-client-ip': address } = socket.request.headers;
    seen.push({ authorization, cookie, address });
    socket.on('echo', (words, answer) => answer(words));
  });
  portal = await startPortal(await listen(http));
});

afterEach(async () => {
  open.splice(0).forEach((socket) => socket.disconnect());
  await portal.close();
  await io.close();
  await stop(http);
});

/** A client as a browser would have it, on a page of `Origin`. @returns it, or why it was refused */
function client(transport: (typeof transports)[number], headers: Record<string, string>) {
  const options: Partial<ManagerOptions> = { transports: [transport], reconnection: false, forceNew: true };
  const socket = connect(portal.url, { ...options, extraHeaders: headers });
  open.push(socket);
  return new Promise<Socket | string>((resolve) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', (error: Error & { description?: unknown; context?: { status?: number } }) =>
      resolve(String(error.message)),
    );
  });
}

describe.each(transports)('The live channel by %s', (transport) => {
  test('is opened with the session’s token, and carries what is said in both directions', async () => {
    const socket = await client(transport, { Cookie: portal.cookie, Origin: portal.publicUrl });
    if (typeof socket === 'string') throw new Error(socket);
    expect(seen).toEqual([{ authorization: 'Bearer token-of-the-session', cookie: undefined, address: '127.0.0.1' }]);
    expect(await socket.emitWithAck('echo', 'مرحبًا')).toBe('مرحبًا');
  });

  test.each<[name: string, headers: () => Record<string, string>]>([
    ['without a session', () => ({ Origin: portal.publicUrl })],
    ['with a cookie that nobody sealed', () => ({ Origin: portal.publicUrl, Cookie: '__Host-session=x; session=x' })],
    ['from a page of another site', () => ({ Cookie: portal.cookie, Origin: 'https://evil.example' })],
    ['from a neighbour of the site', () => ({ Cookie: portal.cookie, 'Sec-Fetch-Site': 'same-site' })],
  ])('is refused %s, and the CMS hears nothing', async (_, headers) => {
    expect(typeof (await client(transport, headers()))).toBe('string');
    expect(seen).toEqual([]);
  });

  test('ends with the portal, which does not wait for it', async () => {
    const socket = await client(transport, { Cookie: portal.cookie, Origin: portal.publicUrl });
    if (typeof socket === 'string') throw new Error(socket);
    const ended = new Promise((resolve) => socket.on('disconnect', resolve));
    await portal.close();
    expect(await ended).toMatch(/transport (close|error)/);
  });
});

test('A refusal of the polling signs nobody out', async () => {
  io.engine.opts.allowRequest = (_req, decide) => decide(null, false);
  const response = await fetch(`${portal.url}/socket.io/?EIO=4&transport=polling`, {
    headers: { Cookie: portal.cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
});
