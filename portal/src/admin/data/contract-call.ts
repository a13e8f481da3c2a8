import { fillPath, type BodyOf, type DataOf, type Endpoint } from '@scholars/contract/endpoint';
import type { PageMeta } from '@scholars/contract/envelope';
import type { BackOfficeClient } from './back-office-client';

interface CallInput<E extends Endpoint> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<E>;
}

/** Calls an endpoint of the contract and opens its envelope; a call that fails throws a `CallFailure`. */
export async function callContract<E extends Endpoint>(
  client: BackOfficeClient,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<DataOf<E>> {
  return (await envelopeOf(client, endpoint, input)).data;
}

/** A page of a list, with the number of all. */
export async function listContract<E extends Endpoint>(
  client: BackOfficeClient,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<{ data: DataOf<E>; total: number }> {
  const { data, meta } = await envelopeOf(client, endpoint, input);
  return { data, total: meta.total };
}

async function envelopeOf<E extends Endpoint>(
  client: BackOfficeClient,
  { method, path }: E,
  { params, query, body }: CallInput<E>,
): Promise<{ data: DataOf<E>; meta: PageMeta }> {
  const address = fillPath(path, params) + (query ? `?${new URLSearchParams(query)}` : '');
  if (method !== 'GET' && method !== 'POST') throw new Error(`${method} is called nowhere in the back office`);
  const answer = await (method === 'GET'
    ? client.get(address)
    : body === undefined
      ? client.post(address)
      : client.post(address, body));
  return answer.data as { data: DataOf<E>; meta: PageMeta }; // the contract's envelope; `meta` on lists
}
