import { useRouteLoaderData } from 'react-router';
import { noteOwnRead } from '~/lib/main-render';
import type { Locale } from '@scholars/contract/locale';
import type { SignedInUser } from './signed-in-user';
import type { Theme } from './theme';

/** The name in an address under which the outcome of a form travels that was sent without JavaScript. */
export const outcomeName = 'done';
/** The frame's own route, which takes the newsletter. */
export const frameRouteId = 'shell/site-layout';

export interface PostedOutcome {
  of: 'page' | 'frame';
  /** What the action said. */
  data: unknown;
}

/** What the root's loader gives every page. */
export interface RootData {
  locale: Locale;
  theme: Theme;
  user: SignedInUser | null;
  /** To whom has asked for the end of their account: when that is, and the words of the link that keeps it. */
  closing: { title: string; keep: string } | undefined;
  /** Origin by which people reach the site, e.g. `https://scholars.example`. */
  publicUrl: string;
  /** Names, addresses and links of the site that staff keep, by key. Empty while the CMS was never reached. */
  keys: Readonly<Record<string, string>>;
  /** What became of the form that led here, where it was sent without JavaScript. */
  posted: PostedOutcome | undefined;
}

/** The root's data; nothing on the error page of a failing root. */
export function useRootData(): RootData | undefined {
  if (import.meta.env.SSR) noteOwnRead();
  return useLoadedRoot();
}

function useLoadedRoot(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The signed-in person, or null for a visitor. */
export function useUser(): SignedInUser | null {
  return useRootData()?.user ?? null;
}

/** A text or an address of the site that staff keep, e.g. `contact_email`. */
export function useSiteKey(key: string): string | undefined {
  return useLoadedRoot()?.keys[key];
}
