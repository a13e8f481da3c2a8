import type { Endpoint } from '@scholars/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { linkTokenOf } from '~/session/link-address';
import type { LinkAnswer } from './link-page';

/** What a mailed link is for happens here, by POST alone: programs that open every link of a mail change nothing. */
export async function followLink(
  endpoint: Endpoint,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const { status, ...answer } = await redeem(endpoint, linkTokenOf(request), context);
  return data(answer, { status });
}

async function redeem(
  endpoint: Endpoint,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<LinkAnswer & { status: number }> {
  if (token === '') return { outcome: 'gone', status: 410 };
  const sent = await cms(context).send(endpoint, { bearer: token, skipAuth: true });
  if (sent.ok) return { outcome: 'done', status: 200 };
  return sent.status === 401
    ? { outcome: 'gone', status: 410 }
    : { outcome: 'failed', problem: sent.message, status: sent.status };
}

/** The address holds the token, so it is told to nobody: not to the next page, and not to search engines. */
export const linkHeaders = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' };
