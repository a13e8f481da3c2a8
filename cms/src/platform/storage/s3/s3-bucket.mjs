/*
 * As much of S3's protocol as files of a network take, over Node's own HTTP. It is JavaScript, because backup and
 * restore read it too, which run where nothing is compiled.
 */
import { createHash } from 'node:crypto';
import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import aws4 from 'aws4';

/** As long a server may say nothing, be it that it cannot be reached, before it counts as away. */
const silenceMs = 5000;
/** Within a file that is passed on as it comes: whoever takes it may be the slow one. */
const silenceWithinMs = 30_000;
/** An answer that is read into memory, from first to last. */
const wholeMs = 30_000;
const retryMs = 200;
const refusalMaxBytes = 16_384;
const hashOfNothing = sha256('');

/** @typedef {import('@scholars/contract/settings').S3Settings} S3Settings */
/** @typedef {{ key: string, size: number, modifiedAt: number }} Listed moments in milliseconds, by the server's clock */
/**
 * @typedef {{ size: number, sha256: string, open(): import('node:stream').Readable }} Described what is sent as it is
 *   read: each call of `open` gives the same bytes
 */
/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: import('node:http').IncomingMessage }} Answer */
/**
 * @typedef {object} Watch is told how each question went
 * @property {(kind: 'reading' | 'writing') => void} answered
 * @property {(kind: 'reading' | 'writing', reason: string) => void} away
 */
/** @typedef {{ method: string, path: string, headers?: Record<string, string>, content?: Buffer | Described, isPassedOn?: boolean }} Question */

/** The store cannot be asked just now, or refuses what it has to allow. */
class StoreAway extends Error {
  code = 'STORE_AWAY';
  // What Strapi's own calls answer with.
  status = 503;

  /** @param {string} reason a code of the server's or of Node's, and nothing else of what was said */
  constructor(reason) {
    super(`The store of files cannot be used: ${reason}`);
    this.name = 'StoreAway';
    this.reason = reason;
  }
}

/** True for an error that says that files cannot be reached. @param {unknown} error @returns {error is StoreAway} */
export function isStoreAway(error) {
  return error instanceof StoreAway;
}

/** No such object: said as a folder says it. */
class Missing extends Error {
  code = 'ENOENT';
}

/** One bucket, of Amazon's S3 or any server that speaks like it. Every method throws `StoreAway` where it cannot be asked. */
export class S3Bucket {
  #base;
  #settings;
  #watch;
  #ask;
  #agent;

  /** @param {S3Settings} settings @param {Watch} [watch] */
  constructor(settings, watch) {
    this.#settings = settings;
    this.#watch = watch;
    this.#base = baseOf(settings);
    const isSecure = this.#base.protocol === 'https:';
    this.#ask = isSecure ? requestSecure : requestPlain;
    this.#agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 64 });
  }

  /**
   * Stores an object, whole or not at all: the server compares what it got with the hash that is signed.
   *
   * @param {string} key @param {Buffer | Described} content @param {string} [type]
   */
  async put(key, content, type = 'application/octet-stream') {
    const headers = { 'Content-Type': type };
    await this.#drain(await this.#question({ method: 'PUT', path: this.#pathOf(key), headers, content }));
  }

  /** An object's bytes. @param {string} key @returns {Promise<Buffer>} @throws with ENOENT where there is none */
  async read(key) {
    const answer = await this.#question({ method: 'GET', path: this.#pathOf(key) });
    return this.#collect(answer);
  }

  /**
   * An object as it comes. Its head is there when this returns; what breaks off later breaks the stream.
   *
   * @param {string} key
   * @returns {Promise<import('node:stream').Readable>}
   * @throws with ENOENT where there is none
   */
  async open(key) {
    return (await this.#question({ method: 'GET', path: this.#pathOf(key), isPassedOn: true })).body;
  }

  /**
   * What the server answers to a visitor's GET or HEAD of an object, with what they ask by `Range` and `If-None-Match`.
   *
   * @param {'GET' | 'HEAD'} method @param {string} key @param {Record<string, string>} asked
   * @returns {Promise<Answer | undefined>} of status 200, 206, 304 or 416; nothing where there is no such object
   */
  async answer(method, key, asked) {
    try {
      return await this.#question({ method, path: this.#pathOf(key), headers: asked, isPassedOn: true });
    } catch (error) {
      if (error instanceof Missing) return undefined;
      throw error;
    }
  }

  /** Erases an object, if there is one. @param {string} key */
  async delete(key) {
    try {
      await this.#drain(await this.#question({ method: 'DELETE', path: this.#pathOf(key) }));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
    }
  }

  /**
   * All objects whose keys begin so, in the order of their keys. By markers, which every server knows.
   *
   * @param {string} prefix
   * @returns {AsyncGenerator<Listed>}
   */
  async *list(prefix) {
    let marker = '';
    for (;;) {
      const query = new URLSearchParams({ 'encoding-type': 'url', marker, prefix });
      const page = (
        await this.#collect(await this.#question({ method: 'GET', path: `${this.#pathOf('')}?${query.toString()}` }))
      ).toString();
      // A server may leave them as XML has them, and then does not say so.
      const isEncoded = page.includes('<EncodingType>url<');
      const found = [...page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, one = '']) =>
        listed(one, isEncoded),
      );
      yield* found;
      const last = found.at(-1);
      if (!last || !/<IsTruncated>true</.test(page)) return;
      marker = last.key;
    }
  }

  /** Asks whether the bucket is there. */
  async look() {
    try {
      await this.#drain(await this.#question({ method: 'HEAD', path: this.#pathOf('') }));
    } catch (error) {
      throw error instanceof Missing ? new StoreAway('NoSuchBucket') : error;
    }
  }

  /** @param {string} key each of its parts spelled as signatures want it */
  #pathOf(key) {
    const spelled = key.split('/').map(encodeStrictly).join('/');
    return `${this.#base.pathname === '/' ? '' : this.#base.pathname}/${spelled}`;
  }

  /**
   * Asked once more where a server is only busy, or has closed a kept connection just then: nothing that is asked here
   * does more when it is done twice.
   *
   * @param {Question} question @returns {Promise<Answer>}
   */
  async #question(question) {
    const kind = question.method === 'GET' || question.method === 'HEAD' ? 'reading' : 'writing';
    try {
      const answer = await this.#askTwice(question);
      this.#watch?.answered(kind);
      return answer;
    } catch (error) {
      if (error instanceof StoreAway) this.#watch?.away(kind, error.reason);
      throw error;
    }
  }

  /** @param {Question} question @returns {Promise<Answer>} */
  async #askTwice(question) {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (!(error instanceof StoreAway) || !/^(ECONNRESET|EPIPE|5\d\d|429)\b/.test(error.reason)) throw error;
      await wait(retryMs);
      return this.#askOnce(question);
    }
  }

  /** @param {Question} question @returns {Promise<Answer>} */
  async #askOnce({ method, path, headers = {}, content, isPassedOn = false }) {
    const { accessKeyId, secretAccessKey, region } = this.#settings;
    const signed = aws4.sign(
      {
        service: 's3',
        region,
        method,
        path,
        headers: {
          ...headers,
          Host: this.#base.host,
          'X-Amz-Content-Sha256': Buffer.isBuffer(content) ? sha256(content) : (content?.sha256 ?? hashOfNothing),
          ...(content && { 'Content-Length': String(Buffer.isBuffer(content) ? content.length : content.size) }),
        },
      },
      { accessKeyId, secretAccessKey },
    );
    const { protocol, hostname, port } = this.#base;
    const asked = this.#ask({
      protocol,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path: signed.path,
      headers: signed.headers,
      agent: this.#agent,
      timeout: silenceMs,
    });
    const isLong = content !== undefined && !Buffer.isBuffer(content);
    const timer = isLong ? undefined : setTimeout(() => asked.destroy(new StoreAway('ETIMEDOUT')), wholeMs);
    asked.on('timeout', () => asked.destroy(new StoreAway('ETIMEDOUT')));
    asked.on('close', () => clearTimeout(timer));
    const answered = new Promise((resolve, reject) =>
      asked.on('response', resolve).on('error', (error) => reject(away(error))),
    );
    if (content && !Buffer.isBuffer(content)) {
      const source = content.open();
      source.on('error', (error) => asked.destroy(error));
      asked.on('close', () => source.destroy());
      source.pipe(asked);
    } else asked.end(content);
    /** @type {import('node:http').IncomingMessage} */
    const body = await answered;
    if (isPassedOn) {
      clearTimeout(timer);
      asked.setTimeout(silenceWithinMs);
    }
    const status = body.statusCode ?? 0;
    if ([200, 204, 206, 304, 416].includes(status)) return { status, headers: body.headers, body };
    throw await refusal(status, body);
  }

  /** @param {Answer} answer @returns {Promise<Buffer>} */
  async #collect({ body }) {
    const parts = [];
    try {
      for await (const part of body) parts.push(part);
    } catch (error) {
      throw away(error);
    }
    return Buffer.concat(parts);
  }

  /** @param {Answer} answer */
  async #drain(answer) {
    await this.#collect(answer);
  }
}

/**
 * With an endpoint the bucket is part of the path, as other servers than Amazon's know it; there it is part of the host.
 *
 * @param {S3Settings} settings
 */
function baseOf({ endpoint, bucket, region }) {
  if (endpoint) return new URL(`${endpoint}/${bucket}`);
  // A certificate for a whole domain is not for names with a point in them.
  return bucket.includes('.')
    ? new URL(`https://s3.${region}.amazonaws.com/${bucket}`)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com`);
}

/**
 * What a server refuses, as an error that names its code alone.
 *
 * @param {number} status @param {import('node:http').IncomingMessage} body
 */
async function refusal(status, body) {
  let said = '';
  try {
    for await (const part of body) {
      said += part;
      if (said.length > refusalMaxBytes) break;
    }
  } catch {
    // The status says enough.
  }
  const code = /<Code>(\w{1,64})<\/Code>/.exec(said)?.[1] ?? '';
  if (status === 404 && code !== 'NoSuchBucket') return new Missing('No such object');
  return new StoreAway(`${status} ${code}`.trim());
}

/** @param {unknown} error of Node's HTTP */
function away(error) {
  if (error instanceof StoreAway) return error;
  return new StoreAway(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
}

/** @param {string} text @param {boolean} isEncoded as a part of an address @returns {Listed} */
function listed(text, isEncoded) {
  const get = (/** @type {string} */ name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
  const key = isEncoded ? decodeURIComponent(get('Key').replaceAll('+', ' ')) : unescapeXml(get('Key'));
  return { key, size: Number(get('Size')), modifiedAt: Date.parse(get('LastModified')) };
}

const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** @param {string} text */
function unescapeXml(text) {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, digits, hex, name) => {
    if (name) return named.get(name) ?? whole;
    return String.fromCodePoint(digits ? Number(digits) : Number.parseInt(hex, 16));
  });
}

/** @param {string} text */
function encodeStrictly(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** @param {Buffer | string} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
