import type { Endpoint } from '@scholars/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import type { LinkOutcome } from './link-page';

const statusOf = { done: 200, gone: 410, failed: 503 } as const satisfies Record<LinkOutcome, number>;

/** What a mailed link is for happens here, by POST alone: programs that open every link of a mail change nothing. */
export async function followLink(endpoint: Endpoint, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const outcome = await redeem(endpoint, new URL(request.url).searchParams.get('token') ?? '', context);
  return data({ outcome }, { status: statusOf[outcome] });
}

async function redeem(endpoint: Endpoint, token: string, context: Readonly<RouterContextProvider>): Promise<LinkOutcome> {
  if (!/^[\w-]{20,200}$/.test(token)) return 'gone';
  const sent = await cms(context).send(endpoint, { bearer: token, skipAuth: true } as never); // the two calls take neither parameters nor a body
  if (sent.ok) return 'done';
  return sent.status === 401 ? 'gone' : 'failed';
}

/** The address holds the token, so it is told to nobody: not to the next page, and not to search engines. */
export const linkHeaders = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' };
