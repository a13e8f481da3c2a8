import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/**
 * For inline scripts and styles of one's own: `<script nonce={useNonce()} suppressHydrationWarning>`.
 * Nothing on kept pages, whose scripts are allowed by their hash, and nothing in the browser.
 */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
