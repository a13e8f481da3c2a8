import type { RefineProps } from '@refinedev/core';
import { isRepeated } from './call-failure';

/** How Refine behaves, on whatever page. */
export function refineOptions(name: string): RefineProps['options'] {
  return {
    syncWithLocation: true,
    disableTelemetry: true,
    title: { text: name },
    reactQuery: {
      clientConfig: {
        defaultOptions: {
          // Without a connection a call fails and says so; one that waits would go out later by itself.
          queries: { retry: isRepeated, refetchOnWindowFocus: true, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      },
    },
  };
}
