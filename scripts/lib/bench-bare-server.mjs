import { createServer } from 'node:http';

/**
 * A bare server, in a process of its own: gives what it was told to give, as it stands. Whoever has its kept answers in
 * memory cannot be quicker than this.
 *
 * @type {Map<string, { headers: Record<string, string | string[]>, body: Buffer }>}
 */
const answers = new Map([['/idle', { headers: {}, body: Buffer.from('') }]]);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});

process.on('message', (/** @type {{ path: string, headers: Record<string, string>, body: string }} */ message) => {
  const { path, headers, body } = message;
  answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('taken');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit());
