import { createContext, useContext } from 'react';
import { noteOwnRead } from './main-render';

/** By which people reach the site, e.g. `https://scholars.example`; '' where it is not known. */
export const SiteOriginContext = createContext('');

export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}

export const NonceContext = createContext<string | undefined>(undefined);

/**
 * For inline scripts and styles of one's own: `<script nonce={useNonce()} suppressHydrationWarning>`.
 * Nothing on kept pages, whose scripts are allowed by their hash, and nothing in the browser.
 */
export function useNonce(): string | undefined {
  if (import.meta.env.SSR) noteOwnRead();
  return useContext(NonceContext);
}
