import type { Locale } from '@scholars/contract/locale';
import type { CallContext } from '~/cms-client/ask-cms.server';
import type { KeptAnswers } from '~/cms-client/kept-answers.server';
import { createContext, RouterContextProvider } from 'react-router';
import type { KeptMains } from './kept-mains.server';
import type { PageParts } from '~/lib/page-text.server';
import type { SessionJar } from './session-jar.server';
import type { Sealer } from './seal.server';
import type { Session } from './sessions.server';
import type { Theme } from './theme';

/** What the HTTP server knows of a request, and hands to the routes. */
export interface RequestFacts extends CallContext {
  /** Origin by which people reach the site. Never taken from the request. */
  publicUrl: string;
  /** Of the content security policy; absent on pages that are kept, whose scripts go by hash. */
  nonce?: string | undefined;
  /** Changes with what is published; nothing until the CMS has been heard of. */
  contentVersion: string | undefined;
  /** Paths of the pages that say `inSitemap`, below the language. */
  ownPages: readonly string[];
  /** What the CMS says to everybody. */
  answers: KeptAnswers;
  jar: SessionJar;
  /** Seals what a form said for the address that it leads to. */
  sealer: Sealer;
  /** Ends a session in the CMS, now or, where it is away, as soon as it is back. The jar is closed beside it. */
  revokeSession: (session: Session, options?: { everywhere?: boolean }) => Promise<void>;
  outcome: PageOutcome;
  /** Where main parts of pages like this are kept; nothing where the page is not the same for everybody. */
  mains?: KeptMains | undefined;
}

/** What the server learns from rendering a page. */
export interface PageOutcome {
  /** The CMS did not answer a call: the page is not worth keeping. */
  degraded: boolean;
  /** A view of a list without entries: not worth keeping either, as anybody can make up more of them. */
  findsNothing?: boolean;
  boot?: 'interaction' | undefined;
  /**
   * The page, where one was rendered: its text is worked on, so it does not become the bytes of a response and text
   * again.
   */
  page?: PageParts;
  /** How long the CMS asks to wait before trying again. */
  retryAfterSeconds?: number | undefined;
}

export const factsContext = createContext<RequestFacts>();
export const localeContext = createContext<Locale>();
export const themeContext = createContext<Theme>();
/** Path and query of the page that is asked for, e.g. for `nextUrl`. */
export const pagePathContext = createContext<string>();
/** Whether a form that a document has sent, i.e. without JavaScript, is at its action. */
export const isPostedContext = createContext(false);
/** Whether that action takes nothing without a session: where there is none by then, it has taken nothing. */
export const isUnsentContext = createContext(false);

/** The context of one request, before the root's middleware adds language and theme. */
export function createRequestContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(factsContext, facts);
  return context;
}

/** Whether the site is reached by https, so that its cookies may say so. */
export function isSecure(context: Readonly<RouterContextProvider>): boolean {
  return context.get(factsContext).publicUrl.startsWith('https:');
}
