import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Locale } from '@scholars/contract/locale';

/** Who a live session belongs to. */
export interface SignedIn {
  sessionId: string;
  userId: number;
  role: 'member' | 'coordinator';
  /** For audit entries: the person's name, else the e-mail address. */
  name: string;
  /** A second step stood, or stands from now on, between the password and a session. */
  hasSecondFactor: boolean;
  /** The only ones that a coordinator works with; null for all. */
  queues: readonly SubmissionKind[] | null;
}

/** A call as its address is read. An answer is kept under this and nothing else. */
export interface ParsedCall {
  endpoint: Endpoint;
  params: Record<string, string>;
  /** Parsed by the contract. */
  query: unknown;
  locale: Locale;
}

/** As much of Koa's context as this product uses. Strapi types it as `any`; here it is named once. */
export interface StrapiContext {
  method: string;
  path: string;
  url: string;
  querystring: string;
  query: Record<string, unknown>;
  params: Record<string, string>;
  req: IncomingMessage;
  request: { body?: unknown; ip: string; header: Record<string, string | string[] | undefined> };
  response: { headers: Record<string, string | string[] | undefined> };
  state: {
    signedIn?: SignedIn | null;
    locale?: Locale;
    multipartType?: string;
    /** Where the address has been read already. */
    call?: ParsedCall;
    /** The one that the action has answered. */
    answeredCall?: ParsedCall;
    auth?: unknown;
    [key: string]: unknown;
  };
  status: number;
  body: unknown;
  type: string;
  /** Whether the answer is on its way, and can no longer become another. */
  headerSent: boolean;
  respond?: boolean;
  /** The router's word for the route that answers; nothing before it was found. */
  _matchedRoute?: string;
  get(header: string): string;
  set(header: string, value: string): void;
  set(headers: Record<string, string>): void;
  remove(header: string): void;
}

export type Next = () => Promise<unknown>;
