import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@scholars/contract/push';
import { close, listen } from './local-server.js';

/** What was sent to a browser, read as the browser reads it. */
export interface Received {
  headers: IncomingHttpHeaders;
  message: { id: string; tag: string; lang: string; dir: string; url: string; title: string; body: string };
}

type Answer = { status: number; headers?: Record<string, string> } | 'hangs';

/** A browser's side of a subscription: only it can read what is sent to it (RFC 8291). */
export class PushBrowser {
  readonly id = randomUUID();
  readonly received: Received[] = [];
  /** One after the other, then 201. */
  readonly answers: Answer[] = [];
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(readonly service: PushService) {
    this.#pair.generateKeys();
    service.browsers.set(`/push/${this.id}`, this);
  }

  subscription(showsWords = true): PushSubscription {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `${this.service.url}/push/${this.id}`, keys, showsWords };
  }

  /** The content coding `aes128gcm` (RFC 8188) of one record, with the keys of RFC 8291. */
  read(body: Buffer): Received['message'] {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const derive = (ikm: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', ikm, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey]);
    const secret = derive(this.#pair.computeSecret(senderKey), this.#auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    ).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** A push service of RFC 8030 on a port of its own. */
export class PushService {
  readonly browsers = new Map<string, PushBrowser>();
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    if (this.#port === 0) throw new Error('The push service was never started');
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((req, res) => void this.#answer(req, res));
    this.#port = await listen(server);
    this.#server = server;
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const browser = this.browsers.get(req.url ?? '');
    if (!browser) return void res.writeHead(404).end();
    const body = await buffer(req);
    const answer = browser.answers.shift() ?? { status: 201 };
    if (answer === 'hangs') return;
    if (answer.status === 201) browser.received.push({ headers: req.headers, message: browser.read(body) });
    // More than anybody should read of it.
    res.writeHead(answer.status, answer.headers).end('x'.repeat(answer.status === 201 ? 0 : 5_000_000));
  }

  async stop(): Promise<void> {
    await close(this.#server);
  }
}

/** What a service checks before it takes a message (RFC 8292). @throws where the signature is not the key's */
export function readVapid(authorization = ''): { aud: string; exp: number; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed with its key');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
