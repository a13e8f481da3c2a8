import http from 'node:http';
import type { Envelope } from '@scholars/contract/envelope';
import type { Locale } from '@scholars/contract/locale';

export interface RequestOptions {
  language?: Locale;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  body: Envelope<Data>;
  /** The body as it came, for answers that are no envelope. */
  bytes: Buffer;
}

/** One call. A FormData travels as multipart, a Buffer or text as it is, anything else as JSON. */
export async function request<Data>(
  url: string,
  method: string,
  path: string,
  body: unknown,
  { language, token, headers = {} }: RequestOptions,
): Promise<Answer<Data>> {
  const isRaw = body instanceof FormData || Buffer.isBuffer(body) || typeof body === 'string' || body === undefined;
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(language && { Language: language }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!isRaw && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body: parse(bytes) as Envelope<Data>, bytes };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** A call whose address and body are sent exactly as they are given, as no well-behaved client would. */
export function rawRequest(
  url: string,
  {
    method = 'GET',
    path,
    headers = {},
    body,
  }: { method?: string; path: string; headers?: Record<string, string>; body?: Buffer | string },
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: parse(bytes) as Answer['body'],
          bytes,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
