import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processorMs } from './processor-time.mjs';

// Said by the server itself, or of this connection alone.
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Starts the bare server beside which kept answers are measured.
 *
 * @returns {Promise<import('./bench-product.mjs').Asked & { copy: (answer: { url: string, headers: import('node:http').IncomingHttpHeaders, body: Buffer }) => Promise<string>, stop: () => void }>}
 */
export async function startBareServer() {
  const child = fork(fileURLToPath(new URL('bench-bare-server.mjs', import.meta.url)), {
    execArgv: ['--max-semi-space-size=64'],
  });
  const [port] = await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  return {
    idleUrl: `${origin}/idle`,
    spent: () => processorMs(String(child.pid)),
    /** Has it give the same as whoever gave this, at the address that is returned. */
    async copy({ url, headers, body }) {
      const { pathname, search } = new URL(url);
      const same = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
      const path = `${pathname}${search}`;
      child.send({ path, headers: Object.fromEntries(same), body: body.toString('base64') });
      await once(child, 'message');
      return `${origin}${path}`;
    },
    stop: () => child.disconnect(),
  };
}
