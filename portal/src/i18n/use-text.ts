import { use } from 'react';
import { loadingOf } from './load-namespace';
import type { BrowserNamespace } from './namespaces';
import { findTextOf, textOf, type Text } from './text';
import { useTexts } from './use-locale';

/**
 * Texts of a namespace in the page's language: `const t = useText('opportunities')`.
 *
 * The page's namespaces (`handle.ns`) are there before it is hydrated. After a navigation the first
 * use of a new one suspends, and the router keeps showing the page before until the file is here.
 */
export function useText<N extends BrowserNamespace>(namespace: N): Text<N> {
  const texts = useTexts();
  const known = findTextOf(texts, namespace);
  if (import.meta.env.SSR && known) return known;
  const loading = loadingOf(texts, namespace);
  if (loading) use(loading);
  return textOf(texts, namespace);
}
