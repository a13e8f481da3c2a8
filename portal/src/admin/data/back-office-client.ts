import type { Locale } from '@scholars/contract/locale';
import { CallFailure, failureOf, type FailureTexts } from './call-failure';

/** The calls that the data provider needs; answers come as `{ data }`, as axios gives them. */
export interface BackOfficeClient {
  /** Given a signal, it can be taken back, and is then its reader's own. */
  get(url: string, signal?: AbortSignal): Promise<{ data: unknown }>;
  post(url: string, body?: unknown): Promise<{ data: unknown }>;
  put(url: string, body?: unknown): Promise<{ data: unknown }>;
  patch(url: string, body?: unknown): Promise<{ data: unknown }>;
  delete(url: string): Promise<{ data: unknown }>;
  getFile(url: string): Promise<Blob>;
}

/**
 * Same-origin calls: the session travels as a cookie that scripts cannot read.
 * Two readers of one address at the same moment share one call, unless something was written since it began: its answer
 * may be of the time before.
 */
export function backOfficeClient(locale: Locale, texts: FailureTexts, send: typeof fetch = fetch): BackOfficeClient {
  const underway = new Map<string, Promise<{ data: unknown }>>();

  async function answerTo(url: string, request: RequestInit, headers: Record<string, string>): Promise<Response> {
    if (locale === 'ar') headers.Language = 'ar';
    const answer = await send(url, { ...request, headers, credentials: 'same-origin' }).catch(() => {
      throw new CallFailure(0, texts.unreachable);
    });
    if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => undefined), texts);
    return answer;
  }

  async function call(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<{ data: unknown }> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    // The browser itself says of a form with files where each of its parts ends.
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    const answer = await answerTo(
      url,
      { method, body: body === undefined || isForm ? body : JSON.stringify(body), ...(signal && { signal }) },
      headers,
    );
    return { data: await answer.json().catch(() => undefined) };
  }

  function read(url: string, signal?: AbortSignal): Promise<{ data: unknown }> {
    if (signal) return call('GET', url, undefined, signal);
    const shared = underway.get(url);
    if (shared) return shared;
    const reading = call('GET', url).finally(() => {
      if (underway.get(url) === reading) underway.delete(url);
    });
    underway.set(url, reading);
    return reading;
  }

  function write(method: string, url: string, body?: unknown): Promise<{ data: unknown }> {
    return call(method, url, body).finally(() => underway.clear());
  }

  return {
    get: read,
    post: (url, body) => write('POST', url, body),
    put: (url, body) => write('PUT', url, body),
    patch: (url, body) => write('PATCH', url, body),
    delete: (url) => write('DELETE', url),
    // Each opening is written down.
    getFile: async (url) => (await answerTo(url, {}, {}).finally(() => underway.clear())).blob(),
  };
}
