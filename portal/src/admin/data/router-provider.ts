import type { GoConfig, RouterProvider } from '@refinedev/core';
import reactRouterProvider from '@refinedev/react-router';
import { useCallback } from 'react';
import { useLocation } from 'react-router';

/**
 * Refine's binding to React Router, which writes values into the address as they are: a search for `R&D`
 * would end at the `&`. Values are escaped before it gets them. An address that says already what a list shows is not
 * written once more: that would take the reader who comes back to it to the top.
 */
export const routerProvider: RouterProvider = { ...reactRouterProvider, go: useEscapingGo };

type Go = ReturnType<NonNullable<RouterProvider['go']>>;

function useEscapingGo(): Go {
  const go = reactRouterProvider.go?.();
  const { pathname, search } = useLocation();
  return useCallback(
    (config: GoConfig) => {
      const escaped = { ...config, query: config.query && escapeTexts(config.query) };
      if (config.type === 'replace' && isSameAddress(String(go?.({ ...escaped, type: 'path' })), pathname + search))
        return undefined;
      return go?.(escaped);
    },
    [go, pathname, search],
  );
}

/** Whether both say the same, in whatever order and however it is escaped. */
export function isSameAddress(to: string, present: string): boolean {
  const base = new URL(present, 'http://portal.invalid');
  const [one, other] = [new URL(to, base), base].map(({ pathname, searchParams }) => {
    searchParams.sort();
    return `${pathname}?${searchParams.toString()}`;
  });
  return one === other;
}

/** The same with each text within it escaped for an address. */
export function escapeTexts<Value>(value: Value): Value {
  return escape(value) as Value; // the same shape: texts stay texts
}

function escape(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value);
  if (Array.isArray(value)) return value.map(escape);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escape(inner)]));
}
