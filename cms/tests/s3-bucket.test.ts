import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { S3Bucket, isStoreAway } from '../src/platform/storage/s3/s3-bucket.mjs';
import { useS3Server } from './support/s3-server.js';

const server = await useS3Server();
const settings = () => ({
  bucket: server.env.S3_BUCKET ?? '',
  endpoint: server.env.S3_ENDPOINT,
  region: server.env.S3_REGION ?? '',
  accessKeyId: server.env.S3_ACCESS_KEY ?? '',
  secretAccessKey: server.env.S3_SECRET_KEY ?? '',
});
const bucket = new S3Bucket(settings());
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function listed(prefix: string) {
  const found = [];
  for await (const one of bucket.list(prefix)) found.push(one);
  return found;
}

afterEach(async () => {
  server.isSilent = false;
  await server.start();
});

describe('A bucket', () => {
  it('gives what it was given, byte for byte, in one piece and as it comes', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    await bucket.put('a/whole', bytes);
    expect((await bucket.read('a/whole')).equals(bytes)).toBe(true);
    const open = () => Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]);
    await bucket.put('a/long', { size: bytes.length, sha256: sha256(bytes), open });
    expect((await bytesOf(await bucket.open('a/long'))).equals(bytes)).toBe(true);
    await bucket.put('a/nothing', Buffer.alloc(0));
    expect((await bucket.read('a/nothing')).length).toBe(0);
  });

  it('takes any name, and lists them with sizes and moments, in pages', async () => {
    const names = ["b/Ünï+code 'x' (1)!*.png", 'b/سفر & more.pdf', 'b/100%.txt'];
    for (const name of names) await bucket.put(name, Buffer.from(name));
    const found = await listed('b/');
    expect(found.map(({ key }) => key).sort()).toEqual([...names].sort());
    for (const { key, size, modifiedAt } of found) {
      expect(size).toBe(Buffer.byteLength(key));
      expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(60_000);
      expect((await bucket.read(key)).toString()).toBe(key);
    }
    const many = Array.from({ length: 1010 }, (_, n) => `c/${String(n).padStart(4, '0')}`);
    for (let n = 0; n < many.length; n += 101)
      await Promise.all(many.slice(n, n + 101).map((key) => bucket.put(key, Buffer.from('x'))));
    expect((await listed('c/')).map(({ key }) => key)).toEqual(many);
  });

  it('has nothing where nothing was put, or where it was erased, twice too', async () => {
    await expect(bucket.read('d/none')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(bucket.open('d/none')).rejects.toMatchObject({ code: 'ENOENT' });
    await bucket.put('d/one', Buffer.from('one'));
    await bucket.delete('d/one');
    await bucket.delete('d/one');
    await expect(bucket.read('d/one')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await listed('d/')).toEqual([]);
  });

  it('is asked for nothing without a signature by the right key: Amazon’s own signer agrees with each', async () => {
    expect(server.refused).toEqual([]);
    const other = new S3Bucket({ ...settings(), secretAccessKey: 'another-secret' });
    for (const ask of [
      () => other.put('e/one', Buffer.from('one')),
      () => other.read('a/whole'),
      () => other.delete('a/whole'),
      () => other.look(),
    ])
      await expect(ask()).rejects.toSatisfy(isStoreAway);
    expect(server.refused.splice(0)).toHaveLength(4);
    expect(server.keys('e/')).toEqual([]);
    expect(server.keys('a/whole')).toHaveLength(1);
    expect((await fetch(`${server.env.S3_ENDPOINT}/${server.env.S3_BUCKET}/a/whole`)).status).toBe(403);
    server.refused.splice(0);
  });

  it('stores nothing of what is not what was announced', async () => {
    const open = () => Readable.from([Buffer.from('other')]);
    await expect(bucket.put('f/one', { size: 5, sha256: sha256(Buffer.from('bytes')), open })).rejects.toMatchObject({
      reason: '403 XAmzContentSHA256Mismatch',
    });
    server.refused.splice(0);
    expect(server.keys('f/')).toEqual([]);
  });

  it.each([
    ['is not there', () => server.stop(), 2000],
    ['says nothing', () => void (server.isSilent = true), 9000],
  ])('that %s is said to be away, in bounded time, and is used again once it answers', async (_, act, withinMs) => {
    await bucket.put('g/one', Buffer.from('one'));
    await act();
    const began = Date.now();
    const asked = await Promise.allSettled([
      bucket.put('g/two', Buffer.from('two')),
      bucket.read('g/one'),
      bucket.open('g/one'),
      bucket.answer('GET', 'g/one', {}),
      bucket.delete('g/one'),
      bucket.look(),
      listed('g/'),
    ]);
    for (const one of asked) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'STORE_AWAY' } });
    expect(Date.now() - began).toBeLessThan(withinMs);
    server.isSilent = false;
    await server.start();
    expect((await bucket.read('g/one')).toString()).toBe('one');
  });

  it('that closes a kept connection at the wrong moment is asked once more', async () => {
    await bucket.put('h/one', Buffer.from('one'));
    await server.stop();
    await server.start();
    expect((await bucket.read('h/one')).toString()).toBe('one');
  });
});
