import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * A body in the encodings that it is sent in.
 * @typedef {{ raw: Buffer, br?: Buffer | undefined, gzip?: Buffer | undefined }} Encoded
 */

/** Below this a body fits one packet anyway. */
const worthwhileBytes = 1000;
/** Of brotli, for what is sent many times while it is kept. */
const keptQuality = 6;

/** @param {string} type a Content-Type */
export function isCompressible(type) {
  return /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json))/.test(type);
}

/**
 * Every encoding of a body that is sent many times.
 *
 * @param {Buffer} raw
 * @param {number} quality of brotli, 0 to 11
 * @returns {Promise<Encoded>}
 */
export async function encodeAll(raw, quality) {
  if (raw.length < worthwhileBytes) return { raw };
  const [br, gz] = await Promise.all([brotliOf(raw, quality), deflate(raw, { level: 9 })]);
  return { raw, br, gzip: gz };
}

/**
 * The one encoding that this visitor accepts, of a body that is sent once.
 *
 * @param {Buffer} raw
 * @param {string | undefined} acceptEncoding
 * @returns {Promise<Encoded>}
 */
export async function encodeFor(raw, acceptEncoding) {
  if (raw.length < worthwhileBytes) return { raw };
  const encoding = preferredEncoding(acceptEncoding);
  if (encoding === 'br') return { raw, br: await brotliOf(raw, 4) };
  if (encoding === 'gzip') return { raw, gzip: await deflate(raw, { level: 6 }) };
  return { raw };
}

/** @type {WeakMap<Encoded, Map<'br' | 'gzip', Promise<void>>>} */
const underWay = new WeakMap();

/**
 * Adds to a body that is kept the encoding that this visitor accepts, where it is not there yet: once, however many ask.
 *
 * @param {Encoded} body
 * @param {string | undefined} acceptEncoding
 * @returns {Promise<boolean>} whether the body has grown
 */
export async function addEncoding(body, acceptEncoding) {
  const encoding = preferredEncoding(acceptEncoding);
  if (!encoding || body[encoding] || body.raw.length < worthwhileBytes) return false;
  const ofBody = underWay.get(body) ?? new Map();
  underWay.set(body, ofBody);
  const begun = ofBody.get(encoding);
  if (begun) return begun.then(() => false);
  const encoded = encoding === 'br' ? brotliOf(body.raw, keptQuality) : deflate(body.raw, { level: 9 });
  ofBody.set(
    encoding,
    encoded.then((bytes) => void (body[encoding] = bytes)),
  );
  await ofBody.get(encoding);
  return true;
}

/** @param {Encoded} body @returns the bytes that it takes in all its encodings */
export function bytesOf({ raw, br, gzip: gz }) {
  return raw.length + (br?.length ?? 0) + (gz?.length ?? 0);
}

/**
 * The bytes to send and their Content-Encoding.
 *
 * @param {Encoded} encoded
 * @param {string | undefined} acceptEncoding
 * @returns {[Buffer, 'br' | 'gzip' | undefined]}
 */
export function chooseEncoding(encoded, acceptEncoding) {
  const encoding = preferredEncoding(acceptEncoding);
  if (encoding === 'br' && encoded.br) return [encoded.br, 'br'];
  if (encoding && encoded.gzip && acceptsGzip(acceptEncoding)) return [encoded.gzip, 'gzip'];
  return [encoded.raw, undefined];
}

/** @param {string | undefined} acceptEncoding @returns {'br' | 'gzip' | undefined} */
function preferredEncoding(acceptEncoding = '') {
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(acceptEncoding)) return 'br';
  return acceptsGzip(acceptEncoding) ? 'gzip' : undefined;
}

function acceptsGzip(acceptEncoding = '') {
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(acceptEncoding);
}

/** @param {Buffer} raw @param {number} quality */
function brotliOf(raw, quality) {
  return brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
