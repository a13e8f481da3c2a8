import { knownBrowserHeader } from '@scholars/contract/account';
import { fillPath, type Endpoint } from '@scholars/contract/endpoint';
import type { Envelope, Failure } from '@scholars/contract/envelope';
import type { Locale } from '@scholars/contract/locale';
import { Circuit } from './circuit.server';
import { writeQuery, type Query } from './call-options';

const readTimeoutMs = 5000;
/** A form's file is judged, encrypted and stored before the answer. */
const sendTimeoutMs = 30_000;

export interface Question {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Query | undefined;
  body?: object | undefined;
  bearer?: string | undefined;
  idempotencyKey?: string | undefined;
}

export interface Answer {
  status: number;
  envelope: Envelope<unknown>;
  retryAfterSeconds: number | undefined;
  /** It belongs to one browser, whatever the call says. */
  setsCookie?: boolean;
}

/** Of a request, what a call on its behalf needs. */
export interface CallContext {
  cmsUrl: string;
  /** Proves to the CMS that the visitor's address comes from the portal. */
  portalKey: string;
  requestId: string;
  clientIp: string;
  /** What the visitor's browser calls itself; people know their sessions by it. */
  userAgent: string;
  /** Writes one line; without personal data. */
  log: (level: 'error' | 'warn' | 'info' | 'debug', event: string, facts?: Record<string, unknown>) => void;
  jar?: BrowserMemory;
}

/** What the CMS knows the visitor's browser by; a jar of cookies has it. */
interface BrowserMemory {
  knownBrowser: string | undefined;
  keepBrowser(tokens: string): void;
}

/** The CMS did not answer, or not with an envelope. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable';
}

const circuits = new Map<string, Circuit>();

/** One call of the CMS. Throws `CmsUnavailable`; every answer with an envelope is returned, failures too. */
export async function askCms(
  facts: CallContext,
  locale: Locale,
  endpoint: Endpoint,
  question: Question,
): Promise<Answer> {
  const circuit = circuits.get(facts.cmsUrl) ?? new Circuit();
  circuits.set(facts.cmsUrl, circuit);
  if (!circuit.admits()) throw new CmsUnavailable('circuit open');
  const startedAt = performance.now();
  try {
    const response = await fetchAnswer(facts, locale, endpoint, question);
    const envelope = readEnvelope(await response.text(), response.ok);
    circuit.succeeded();
    const { status, headers } = response;
    const knownBrowser = endpoint.knowsBrowser && headers.get(knownBrowserHeader);
    if (knownBrowser) facts.jar?.keepBrowser(knownBrowser);
    return {
      status,
      envelope,
      retryAfterSeconds: readSeconds(headers.get('Retry-After')),
      setsCookie: headers.has('Set-Cookie'),
    };
  } catch (error) {
    circuit.failed();
    const reason = error instanceof Error ? error.name : 'unknown';
    facts.log('warn', 'cms.unavailable', {
      path: endpoint.path,
      reason,
      ms: Math.round(performance.now() - startedAt),
    });
    throw new CmsUnavailable(reason, { cause: error });
  }
}

async function fetchAnswer(
  facts: CallContext,
  locale: Locale,
  endpoint: Endpoint,
  question: Question,
): Promise<Response> {
  const url = `${facts.cmsUrl}${fillPath(endpoint.path, question.params)}${writeQuery(question.query)}`;
  const isRead = endpoint.method === 'GET';
  const ask = () =>
    fetch(url, {
      method: endpoint.method,
      headers: headersOf(facts, locale, endpoint, question),
      body: bodyOf(question.body),
      redirect: 'error',
      signal: AbortSignal.timeout(isRead ? readTimeoutMs : sendTimeoutMs),
    });
  try {
    return await ask();
  } catch (error) {
    // The CMS may have closed an idle connection just as it was taken up again. Only reads are repeated.
    if (isRead && error instanceof TypeError) return ask();
    throw error;
  }
}

function headersOf(
  facts: CallContext,
  locale: Locale,
  endpoint: Endpoint,
  { bearer, body, idempotencyKey }: Question,
): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'User-Agent': facts.userAgent,
    'X-Client-Ip': facts.clientIp,
    'X-Portal-Key': facts.portalKey,
    'X-Request-Id': facts.requestId,
  });
  // The specification's rule: Arabic asks for itself, English is what comes unasked (spec §6).
  if (locale === 'ar') headers.set('Language', 'ar');
  const knownBrowser = endpoint.knowsBrowser && facts.jar?.knownBrowser;
  if (knownBrowser) headers.set(knownBrowserHeader, knownBrowser);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

function bodyOf(body: object | undefined): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** An answer without an envelope comes from something in between, or from a defect: neither is for people. */
function readEnvelope(text: string, isOk: boolean): Envelope<unknown> {
  const value: unknown = text === '' ? { success: isOk, data: null } : JSON.parse(text);
  if (!isEnvelope(value)) throw new Error('The answer is not an envelope');
  return value;
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (typeof value !== 'object' || value === null || !('success' in value)) return false;
  return value.success === true || typeof (value as Partial<Failure>).message === 'string';
}

function readSeconds(header: string | null): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined;
}
