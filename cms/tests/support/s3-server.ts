import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, vi } from 'vitest';
import { S3Bucket } from '../../src/platform/storage/s3/s3-bucket.mjs';
import { close, listen } from './local-server.js';
import { cmsFolder } from './places.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
// Untyped, and CommonJS.
const S3rverServer = createRequire(join(cmsFolder, 'package.json'))('s3rver') as new (options: object) => S3rver;

const bucketName = 'scholars-of-a-test';
const region = 'me-central-1';
const accessKeyId = 'scholars';
const objectEnd = '._S3rver_object';

/**
 * A real S3 server on a port of its own. The server itself lets everybody in; so before it each request is judged as a
 * bucket without public access judges it: by Amazon's own signer, which signs it anew, and by the hash of what was sent.
 */
export class S3Server {
  readonly secret = 'the-secret-of-a-bucket';
  /** Why requests were refused so far. */
  readonly refused: string[] = [];
  /** Requests that were answered so far, as in `PUT private-files/…`. */
  readonly answered: string[] = [];
  /** Has it take requests and say nothing. */
  isSilent = false;
  /** Called with each request that is let in, before it is answered. */
  before: (method: string, key: string) => Promise<void> | void = () => undefined;
  #folder = mkdtempSync(join(tmpdir(), 'scholars-s3-'));
  #store: S3rver | undefined;
  #storePort = 0;
  #gate: Server | undefined;
  #port = 0;

  /** What the CMS is told of it. */
  get env(): Record<string, string> {
    return {
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKeyId,
      S3_SECRET_KEY: this.secret,
    };
  }

  /** Starts it, after a stop on the same port and with what it had. */
  async start(): Promise<this> {
    if (this.#gate?.listening) return this;
    this.#store ??= new S3rverServer({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: this.#folder,
      vhostBuckets: false,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucketName }],
    });
    if (this.#storePort === 0) this.#storePort = (await this.#store.run()).port;
    this.#gate = createServer((req, res) => {
      this.#judge(req, res).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
    });
    this.#port = await listen(this.#gate, this.#port);
    return this;
  }

  /** Goes away, with every connection that it has. */
  async stop(): Promise<void> {
    const gate = this.#gate;
    if (!gate?.listening) return;
    await close(gate);
  }

  async end(): Promise<void> {
    await this.stop();
    await this.#store?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Keys of what it has. */
  keys(prefix = ''): string[] {
    const bucket = join(this.#folder, bucketName);
    if (!existsSync(bucket)) return [];
    return readdirSync(bucket, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(objectEnd))
      .map((entry) =>
        relative(bucket, join(entry.parentPath, entry.name)).split(sep).join('/').slice(0, -objectEnd.length),
      )
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  read(key: string): Buffer {
    return readFileSync(this.#pathOf(key));
  }

  /** Makes other bytes of an object that is there, behind everybody's back. */
  change(key: string, bytes: Buffer): void {
    writeFileSync(this.#pathOf(key), bytes);
  }

  /** Takes the files of a data folder over, which then has none. */
  async takeFiles(dataDir: string): Promise<void> {
    const bucket = new S3Bucket({
      bucket: bucketName,
      endpoint: this.env.S3_ENDPOINT,
      region,
      accessKeyId,
      secretAccessKey: this.secret,
    });
    for (const place of ['private-files', 'public/uploads']) {
      const folder = join(dataDir, place);
      if (!existsSync(folder)) continue;
      for (const name of readdirSync(folder)) await bucket.put(`${place}/${name}`, readFileSync(join(folder, name)));
      rmSync(folder, { recursive: true });
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, bucketName, `${key}${objectEnd}`);
  }

  async #judge(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (this.isSilent) return;
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer); // without an encoding
    const body = Buffer.concat(parts);
    const problem = await this.#problemOf(req, body);
    if (problem) {
      this.refused.push(`${req.method} ${req.url}: ${problem}`);
      res.writeHead(403, { 'Content-Type': 'application/xml' });
      res.end(req.method === 'HEAD' ? '' : `<?xml version="1.0"?><Error><Code>${problem}</Code></Error>`);
      return;
    }
    const key = decodeURIComponent(new URL(req.url ?? '/', 'http://s3').pathname).slice(`/${bucketName}/`.length);
    await this.before(req.method ?? '', key);
    this.answered.push(`${req.method} ${key}`);
    // It knows another key than ours; whoever comes without any may do all.
    const { authorization: _judged, ...headers } = req.headers;
    const passed = request(
      { host: '127.0.0.1', port: this.#storePort, method: req.method, path: req.url, headers },
      (answer) => {
        const written = req.method === 'PUT' && answer.statusCode === 200 ? this.#untilWritten(key, body) : undefined;
        Promise.resolve(written).then(
          () => {
            res.writeHead(answer.statusCode ?? 500, answer.headers);
            answer.pipe(res);
          },
          () => res.destroy(),
        );
      },
    );
    passed.on('error', () => res.destroy());
    passed.end(body);
  }

  /** It says that it has an object before all of it lies on the disk, from where it is read at once. */
  async #untilWritten(key: string, body: Buffer): Promise<void> {
    const path = this.#pathOf(key);
    await vi.waitUntil(() => existsSync(path) && readFileSync(path).equals(body), { interval: 1, timeout: 10_000 });
  }

  /** Why a request is refused; nothing where it is rightly signed by our key, with what it brings. */
  async #problemOf(req: IncomingMessage, body: Buffer): Promise<string | undefined> {
    const { authorization, 'x-amz-date': date, 'x-amz-content-sha256': hash, host } = req.headers;
    if (!authorization) return 'AccessDenied';
    const [, signedHeaders = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
    if (typeof date !== 'string' || !signedHeaders.split(';').includes('host')) return 'AccessDenied';
    const url = new URL(req.url ?? '/', `http://${host}`);
    const signer = new SignatureV4({
      service: 's3',
      region,
      credentials: { accessKeyId, secretAccessKey: this.secret },
      sha256: Sha256,
      uriEscapePath: false,
      applyChecksum: false,
    });
    const headers = Object.fromEntries(signedHeaders.split(';').map((name) => [name, String(req.headers[name] ?? '')]));
    const signed = await signer.sign(
      {
        method: req.method ?? '',
        protocol: 'http:',
        hostname: url.hostname,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers,
      },
      {
        signingDate: new Date(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')),
        signableHeaders: new Set(Object.keys(headers)),
      },
    );
    if (signatureOf(signed.headers.authorization) !== signatureOf(authorization)) return 'SignatureDoesNotMatch';
    if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
    return undefined;
  }
}

const signatureOf = (header = '') => /Signature=([0-9a-f]{64})/.exec(header)?.[1];

/** What Amazon's signer wants of a hash. */
class Sha256 {
  readonly #hash;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      key === undefined ? createHash('sha256') : createHmac('sha256', typeof key === 'string' ? key : bytesOf(key));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : bytesOf(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()));
  }

  reset(): void {
    throw new Error('Each is for one use');
  }
}

function bytesOf(data: ArrayBuffer | ArrayBufferView): Buffer {
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}

/** One for the facts of a file. */
export async function useS3Server(): Promise<S3Server> {
  const server = await new S3Server().start();
  afterAll(() => server.end());
  return server;
}
