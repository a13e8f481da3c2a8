import type { DataProvider, GetListParams } from '@refinedev/core';
import type { BackOfficeClient } from './back-office-client';

/** What can be done with a resource. What is left out is refused: no submission is made or deleted in the back office. */
export interface ResourceCalls {
  list?(asked: GetListParams): Promise<{ data: readonly object[]; total: number }>;
  one?(id: string): Promise<object>;
  update?(id: string, values: unknown): Promise<object>;
  create?(values: unknown): Promise<object>;
  remove?(id: string): Promise<unknown>;
}

/** The one way to read and write here: each resource by its own calls, anything else by its address. */
export function backOfficeProvider(
  client: BackOfficeClient,
  resources: ReadonlyMap<string, ResourceCalls>,
): DataProvider {
  const callOf = <Name extends keyof ResourceCalls>(resource: string, name: Name) => {
    const call = resources.get(resource)?.[name];
    if (!call) throw new Error(`Nothing in the back office can ${name} ${resource}`);
    return call as NonNullable<ResourceCalls[Name]>; // it is there
  };
  return {
    getApiUrl: () => '/api',
    getList: async (asked) => {
      const { data, total } = await callOf(asked.resource, 'list')(asked);
      return { data: typed(data), total };
    },
    getOne: async ({ resource, id }) => ({ data: typed(await callOf(resource, 'one')(String(id))) }),
    update: async ({ resource, id, variables }) => ({
      data: typed(await callOf(resource, 'update')(String(id), variables)),
    }),
    create: async ({ resource, variables }) => ({ data: typed(await callOf(resource, 'create')(variables)) }),
    deleteOne: async ({ resource, id }) => ({ data: typed(await callOf(resource, 'remove')(String(id))) }),
    custom: async ({ url, method, payload, meta }) => {
      if (meta?.isFile) return { data: typed({ content: await client.getFile(url) }) };
      // Refine's own: it ends with the last who waits for the answer.
      const signal = meta?.isAbortable && meta.signal instanceof AbortSignal ? meta.signal : undefined;
      const { data } = await (method === 'post' ? client.post(url, payload) : client.get(url, signal));
      return { data: typed(dataOf(data)) };
    },
  };
}

/** Refine's hooks name the shape that they expect; the calls give the contract's. */
function typed(value: unknown): never {
  return value as never;
}

function dataOf(envelope: unknown): unknown {
  return typeof envelope === 'object' && envelope !== null && 'data' in envelope ? envelope.data : undefined;
}
