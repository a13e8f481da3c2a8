import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { solveCaptcha } from '../bench-sign-ins.mjs';

/** What a tool writes where the answer to a captcha belongs: `captcha-of:login`. */
const captchaMark = /captcha-of:([a-z-]+)/;

/**
 * What stands before the product: TLS with a certificate of its own making, and the headers that a proxy writes. It is
 * Node's and not a proxy of production, for two things that those cannot do: every request comes from another address,
 * so that no limit hides what is behind it, and a form's captcha is solved, so that a tool gets to the form.
 *
 * @typedef {{ tool: string, method: string, path: string, status: number, headers: http.IncomingHttpHeaders }} Answer
 * @param {{ port: number, target: number, folder: string, onAnswer: (answer: Answer) => void }} settings
 */
export async function startTlsProxy({ port, target, folder, onAnswer }) {
  const origin = `http://127.0.0.1:${target}`;
  const agent = new http.Agent({ keepAlive: true });
  const pair = makeCertificate(folder);
  let asked = 0;
  const server = https.createServer(pair, (request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const clientIp = addressOf((asked += 1));
      withCaptcha(Buffer.concat(chunks), clientIp).then(
        (body) => forward(body, clientIp),
        () => response.writeHead(502).end(),
      );
    });

    /** @param {Buffer} body @param {string} clientIp */
    function forward(body, clientIp) {
      const { method = 'GET', url = '/' } = request;
      const headers = {
        ...request.headers,
        'x-forwarded-for': [request.headers['x-forwarded-for'], clientIp].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
        // Wapiti says that it takes Brotli, and cannot read it.
        'accept-encoding': 'identity',
        'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
        ...(body.length > 0 && { 'content-length': String(body.length) }),
      };
      const onward = http.request({ host: '127.0.0.1', port: target, method, path: url, headers, agent }, (answer) => {
        const status = answer.statusCode ?? 502;
        const tool = request.headers['user-agent'] ?? 'unnamed';
        onAnswer({ tool, method, path: url, status, headers: answer.headers });
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
      onward.end(body);
    }
  });

  /** @param {Buffer} body @param {string} clientIp */
  async function withCaptcha(body, clientIp) {
    const [mark, action] = captchaMark.exec(body.toString('latin1')) ?? [];
    if (!mark) return body;
    const answer = await solveCaptcha(origin, action, { 'X-Forwarded-For': clientIp });
    return Buffer.from(body.toString('latin1').replace(mark, answer), 'latin1');
  }

  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve())));
  return {
    certificate: pair.cert,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One of 131,072 addresses that are kept for measurements (RFC 2544), each in turn. @param {number} n */
const addressOf = (n) => `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;

/** @param {string} folder */
function makeCertificate(folder) {
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
