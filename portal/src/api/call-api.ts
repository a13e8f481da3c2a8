import { fillPath, type DataOf, type Endpoint } from '@scholars/contract/endpoint';
import type { Envelope, FieldErrors } from '@scholars/contract/envelope';
import { defaultLocale, isLocale } from '@scholars/contract/locale';
import { loginPath } from '~/session/next-url';
import { readRetryAfter } from '~/cms-client/retry-after';
import { writeQuery, type Optional, type Query, type SendOptions } from '~/cms-client/call-options';

/** A call's outcome in the browser. `message` is for the person, in the page's language. */
export type CallResult<Data> = { ok: true; data: Data } | CallRefusal;

export interface CallRefusal {
  ok: false;
  status: number;
  message: string;
  errors: FieldErrors;
  /** How long to wait before it is asked again; 0 where the answer does not say. */
  retryAfterSeconds: number;
}

interface Patience {
  /** Ends the call that nothing answers (`patience.ts`). */
  signal?: AbortSignal;
}

type Options = Omit<SendOptions<Endpoint>, 'params'> &
  Patience & { params?: Readonly<Record<string, string>>; query?: Query };

/**
 * Calls the API from the browser, for what happens without a navigation: chat, notifications, the action
 * log. The session travels in its cookie; when it has ended, the page leads to the login (spec §8).
 *
 * @throws TypeError when there is no connection, and what the signal is aborted with
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<SendOptions<E> & Patience>
): Promise<CallResult<DataOf<E>>> {
  // The conditional type of the parameters is for the caller.
  const { params, query, body, skipAuth, idempotencyKey, signal = null } = (options ?? {}) as Options;
  const language = document.documentElement.lang;
  const locale = isLocale(language) ? language : defaultLocale;
  const headers = new Headers({ Accept: 'application/json' });
  if (locale === 'ar') headers.set('Language', 'ar');
  if (skipAuth) headers.set('Skip-Auth', '1');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');

  const response = await fetch(fillPath(endpoint.path, params) + writeQuery(query), {
    method: endpoint.method,
    headers,
    body: body instanceof FormData ? body : body && JSON.stringify(body),
    signal,
  });
  const envelope = (await response.json()) as Envelope<DataOf<E>>;
  if (envelope.success) return { ok: true, data: envelope.data };
  const isRefused = response.status === 401 || response.status === 403;
  if (isRefused && !skipAuth && endpoint.access !== 'public' && endpoint.access !== 'link') {
    location.assign(loginPath(locale, location.pathname + location.search, 'ended'));
  }
  return {
    ok: false,
    status: response.status,
    message: envelope.message,
    errors: envelope.errors ?? {},
    retryAfterSeconds: readRetryAfter(response.headers.get('Retry-After')) ?? 0,
  };
}
