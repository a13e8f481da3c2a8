import { knownBrowserHeader } from '@scholars/contract/account';
import { fillPath, type Endpoint } from '@scholars/contract/endpoint';
import type { Envelope, Failure } from '@scholars/contract/envelope';
import { errorKind } from '@scholars/contract/error-kind';
import type { Locale } from '@scholars/contract/locale';
import { previewHeader } from '@scholars/contract/preview';
import { Circuit } from './circuit.server';
import { writeQuery, type Query } from './call-options';
import { isConnectionLost, readText, type TextAnswer } from './read-text.server';
import { readRetryAfter } from './retry-after';

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

/**
 * Hears how a call ended.
 *
 * @param outcome the answer's status; `unavailable` without one, `circuit-open` where the CMS was not asked
 * @param ms nothing where it was not asked
 */
export type NoteCall = (route: string, outcome: number | 'unavailable' | 'circuit-open', ms?: number) => void;

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
  noteCall: NoteCall;
  jar?: BrowserMemory;
  /** What staff may see a draft by. */
  preview?: string | undefined;
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
  if (!circuit.admits()) {
    facts.noteCall(endpoint.path, 'circuit-open');
    throw new CmsUnavailable('circuit open');
  }
  const startedAt = performance.now();
  try {
    const { status, text, header } = await fetchAnswer(facts, locale, endpoint, question);
    const envelope = readEnvelope(text, status < 300);
    circuit.succeeded();
    facts.noteCall(endpoint.path, status, performance.now() - startedAt);
    const knownBrowser = endpoint.knowsBrowser && header(knownBrowserHeader);
    if (knownBrowser) facts.jar?.keepBrowser(knownBrowser);
    return {
      status,
      envelope,
      retryAfterSeconds: readRetryAfter(header('retry-after')),
      setsCookie: header('set-cookie') !== undefined,
    };
  } catch (error) {
    circuit.failed();
    const reason = errorKind(error);
    const ms = performance.now() - startedAt;
    facts.noteCall(endpoint.path, 'unavailable', ms);
    facts.log('warn', 'cms.unavailable', { path: endpoint.path, reason, ms: Math.round(ms) });
    throw new CmsUnavailable(reason, { cause: error });
  }
}

/** Whether calls of a CMS are spared for now, but for one a second. */
export function isCircuitOpen(cmsUrl: string): boolean {
  return circuits.get(cmsUrl)?.isOpen ?? false;
}

async function fetchAnswer(
  facts: CallContext,
  locale: Locale,
  endpoint: Endpoint,
  question: Question,
): Promise<TextAnswer> {
  const url = `${facts.cmsUrl}${fillPath(endpoint.path, question.params)}${writeQuery(question.query)}`;
  const headers = headersOf(facts, locale, endpoint, question);
  const isRead = endpoint.method === 'GET';
  const ask = () => (isRead ? readText(url, headers, readTimeoutMs) : send(url, endpoint, headers, question.body));
  try {
    return await ask();
  } catch (error) {
    // The CMS may have closed an idle connection just as it was taken up again, or have ended before it answered.
    // What it takes once, however often it comes, is asked again: reads, and what has a key of its own.
    if (isConnectionLost(error) && (isRead || question.idempotencyKey)) return ask();
    throw error;
  }
}

async function send(
  url: string,
  { method }: Endpoint,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<TextAnswer> {
  const answer = await fetch(url, {
    method,
    headers,
    body: bodyOf(body),
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  return {
    status: answer.status,
    text: await answer.text(),
    header: (name) => answer.headers.get(name) ?? undefined,
  };
}

function headersOf(
  facts: CallContext,
  locale: Locale,
  endpoint: Endpoint,
  { bearer, body, idempotencyKey }: Question,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'User-Agent': facts.userAgent,
    'X-Client-Ip': facts.clientIp,
    'X-Portal-Key': facts.portalKey,
    'X-Request-Id': facts.requestId,
  };
  // The specification's rule: Arabic asks for itself, English is what comes unasked (spec §6).
  if (locale === 'ar') headers.Language = 'ar';
  const knownBrowser = endpoint.knowsBrowser && facts.jar?.knownBrowser;
  if (knownBrowser) headers[knownBrowserHeader] = knownBrowser;
  if (facts.preview !== undefined) headers[previewHeader] = facts.preview;
  if (bearer) headers.Authorization = `Bearer ${bearer}`;
  if (body && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
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
