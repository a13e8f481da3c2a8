import { request as requestPlain, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { lookupPublic, mayLeadOutside } from './public-address.js';

const timeoutMs = 10_000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Posts to an address that a stranger gave: encrypted, to the internet alone, in bounded time. Of the answer nothing
 * beyond its head is read, and no redirect is followed.
 *
 * @param trusted an origin that the configuration names, which may be wherever it is
 * @throws where there was no answer
 */
export function postOutside(
  url: URL,
  { headers, body, trusted }: { headers: OutgoingHttpHeaders; body: Buffer; trusted?: string | undefined },
): Promise<Answer> {
  const isTrusted = url.origin === trusted;
  if (!isTrusted && !mayLeadOutside(url)) return Promise.reject(new Error('Not an address of the internet'));
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isTrusted && { lookup: lookupPublic }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    asked.end(body);
  });
}
