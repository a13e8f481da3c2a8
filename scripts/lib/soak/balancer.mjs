import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const askEveryMs = 100;
const askWithinMs = 2_000;
const noConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * What stands before several processes of one kind: hands each request to the next one that says it is ready, and to
 * another where nobody has taken the connection. A request that was taken and is lost with its process is answered 502,
 * as any proxy would.
 *
 * @param {number} port @param {readonly number[]} targets ports of the processes
 */
export async function startBalancer(port, targets) {
  /** @type {Set<number>} */
  const ready = new Set();
  /** Answers that ended in the middle. @type {{ target: number, at: number }[]} */
  const brokenOff = [];
  let turn = 0;
  let isStopped = false;
  const inTurn = () => {
    const from = (turn += 1);
    return targets.map((_, n) => /** @type {number} */ (targets[(from + n) % targets.length]));
  };
  const agent = new http.Agent({ keepAlive: true, keepAliveMsecs: 1000, timeout: 60_000 });

  const server = http.createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () =>
      hand(
        Buffer.concat(chunks),
        inTurn().filter((target) => ready.has(target)),
      ),
    );

    /** @param {Buffer} body @param {number[]} among */
    function hand(body, [target, ...others]) {
      if (target === undefined) return void response.writeHead(503, { 'Retry-After': '1' }).end();
      const { method, url: path, headers } = request;
      // What cannot be asked again gets a connection of its own: one that was kept may be dead.
      const how = { method, path, headers, agent: isSafe(method) ? agent : false };
      const asked = http.request({ host: '127.0.0.1', port: target, ...how }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
        answer.pipe(response);
        answer.on('error', () => {
          brokenOff.push({ target, at: Date.now() });
          response.destroy();
        });
      });
      asked.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        // A connection that was kept and is closed by now has taken nothing; a new one that is refused neither.
        const isTaken =
          !noConnection.includes(error.code ?? '') || (!asked.reusedSocket && error.code !== 'ECONNREFUSED');
        if (error.code === 'ECONNREFUSED') ready.delete(target);
        if (response.headersSent) response.destroy();
        else if (isTaken) response.writeHead(502).end();
        else hand(body, others.length > 0 ? others : [target].filter((one) => ready.has(one)));
      });
      asked.end(body);
    }
  });
  // Longer than any client keeps a connection that it may still ask something on.
  server.keepAliveTimeout = 120_000;
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve())));
  for (const target of targets) void watch(target);

  /** @param {number} target */
  async function watch(target) {
    while (!isStopped) {
      const answer = await askIfReady(target);
      if (answer === 'yes') ready.add(target);
      if (answer === 'no') ready.delete(target);
      await pause(askEveryMs);
    }
  }

  return {
    ready: () => ready.size,
    brokenOff,
    stop() {
      isStopped = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What is said between one process and the next about their connection is not handed on. @param {http.IncomingHttpHeaders} headers */
function endToEnd({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) {
  return headers;
}

const isSafe = (/** @type {string | undefined} */ method) => method === 'GET' || method === 'HEAD';

/** One that takes its time is as it was before. @param {number} port @returns {Promise<'yes' | 'no' | 'slow'>} */
async function askIfReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(askWithinMs) });
    await answer.arrayBuffer();
    return answer.ok ? 'yes' : 'no';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'no';
  }
}
