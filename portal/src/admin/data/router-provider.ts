import type { GoConfig, RouterProvider } from '@refinedev/core';
import reactRouterProvider from '@refinedev/react-router';
import { useCallback } from 'react';

/**
 * Refine's binding to React Router, which writes values into the address as they are: a search for `R&D`
 * would end at the `&`. Values are escaped before it gets them.
 */
export const routerProvider: RouterProvider = { ...reactRouterProvider, go: useEscapingGo };

type Go = ReturnType<NonNullable<RouterProvider['go']>>;

function useEscapingGo(): Go {
  const go = reactRouterProvider.go?.();
  return useCallback((config: GoConfig) => go?.({ ...config, query: config.query && escapeTexts(config.query) }), [go]);
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
