import type { IncomingMessage } from 'node:http';
import type { Locale } from '@scholars/contract/locale';
import type { SignedIn } from '../../api/account/sessions.js';
import type { Given } from './given.js';

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
    /** What the address gives to the action, where it has been read already. */
    given?: Given;
    /** What the action has answered to. */
    answered?: Given;
    auth?: unknown;
    [key: string]: unknown;
  };
  status: number;
  body: unknown;
  type: string;
  respond?: boolean;
  get(header: string): string;
  set(header: string, value: string): void;
  set(headers: Record<string, string>): void;
  remove(header: string): void;
}

export type Next = () => Promise<unknown>;
