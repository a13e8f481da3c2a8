import { fillPath, type BodyOf, type DataOf, type Endpoint, type Method } from '@scholars/contract/endpoint';
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
  const answer = await send(client, method, address, body);
  return answer.data as { data: DataOf<E>; meta: PageMeta }; // the contract's envelope; `meta` on lists
}

function send(client: BackOfficeClient, method: Method, address: string, body: unknown): Promise<{ data: unknown }> {
  switch (method) {
    case 'GET':
      return client.get(address);
    case 'POST':
      return body === undefined ? client.post(address) : client.post(address, body);
    case 'PATCH':
      return client.patch(address, body);
    case 'DELETE':
      return client.delete(address);
  }
}
