import http from 'node:http';
import https from 'node:https';

/** An answer as far as it is looked at. */
export interface TextAnswer {
  status: number;
  text: string;
  header(name: string): string | undefined;
}

const clients = {
  'http:': { get: http.get, agent: new http.Agent({ keepAlive: true }) },
  'https:': { get: https.get, agent: new https.Agent({ keepAlive: true }) },
};

/**
 * Reads an address, the answer's body too, within some milliseconds. Every page does, and `fetch`, with its streams and
 * signals, takes three times the processor time of Node's own client.
 */
export function readText(url: string, headers: Record<string, string>, timeoutMs: number): Promise<TextAnswer> {
  return new Promise((resolve, reject) => {
    const { get, agent } = clients[url.startsWith('https:') ? 'https:' : 'http:'];
    const request = get(url, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        clearTimeout(timer);
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400) return fail(new Error('The answer leads elsewhere'));
        resolve({
          status,
          text: Buffer.concat(parts).toString(),
          header: (name) => answer.headers[name.toLowerCase()]?.toString(),
        });
      });
    });
    const timer = setTimeout(() => request.destroy(new DOMException('No answer in time', 'TimeoutError')), timeoutMs);
    function fail(error: Error): void {
      clearTimeout(timer);
      reject(error);
    }
    request.on('error', fail);
  });
}

const lost = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Whether a request was lost with its connection, which the other side may have closed as it was taken up again.
 * `fetch` names the reason as the cause of its own error.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return lost.includes(error.code);
  return isConnectionLost(error.cause);
}
