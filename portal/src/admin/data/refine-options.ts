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
          // Without a connection a call fails and says so; one that waits would go out later by itself. Refine begins
          // anew where any of these is another function than before.
          queries: {
            retry: isRepeated,
            refetchOnWindowFocus: true,
            refetchOnReconnect: readAgain,
            networkMode: 'always',
          },
          mutations: { networkMode: 'always' },
        },
      },
    },
  };
}

interface Read {
  state: { status: string; error: unknown };
}

/** With a connection again, what could not be read is read by itself; the rest stays as one reads it. */
function readAgain({ state }: Read): 'always' | false {
  return state.status === 'error' && isRepeated(0, state.error) && 'always';
}
