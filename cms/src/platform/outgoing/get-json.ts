import { errorKind } from '@scholars/contract/error-kind';
import { ContractError } from '../errors/contract-error.js';

const timeoutMs = 10_000;
const redirectsMax = 3;
/** More than the longest record of a scholar; whoever sends more is not what we asked for. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Reads JSON from a service that the configuration names: in bounded time and memory, and from its own host alone,
 * whatever it answers. What goes wrong is logged by its kind, and never what was asked for, as that may tell of a person.
 *
 * @param address below the service's own; what people typed is encoded in it
 * @returns nothing where the service knows no such thing
 * @throws ContractError 503 where it cannot be asked, or does not answer with JSON
 */
export async function getJson(service: string, address: string): Promise<unknown> {
  try {
    const response = await fetchFrom(new URL(address), AbortSignal.timeout(timeoutMs));
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) throw new Failure(`status ${response.status}`);
    if (!/^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? ''))
      throw new Failure('no JSON');
    return JSON.parse((await readBounded(response)).toString('utf8'));
  } catch (error) {
    strapi.log.warn(`${service} cannot be asked: ${reasonOf(error)}`);
    throw new ContractError(503, 'import.unavailable');
  }
}

/** What we say of it ourselves, without words of others. */
class Failure extends Error {}

/** A redirect to another host would have us ask whom nobody configured, perhaps within our own network. */
async function fetchFrom(first: URL, signal: AbortSignal): Promise<Response> {
  let url = first;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': 'scholars-network' },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== first.origin) throw new Failure('a redirect to another host');
    url = next;
  }
  throw new Failure('too many redirects');
}

/** Counted as it comes: no header says truly how much there is. */
async function readBounded(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new Failure('too much');
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  return error instanceof Failure ? error.message : errorKind(error);
}
