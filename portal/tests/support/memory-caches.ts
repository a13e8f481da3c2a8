const site = 'https://scholars.example';

/** What a browser keeps answers in, as far as the site uses it. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, site).href;
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (asked: string | Request) => store.get(addressOf(asked))?.clone(),
    put: async (asked: string | Request, response: Response) => void store.set(addressOf(asked), response),
    delete: async (asked: string | Request) => store.delete(addressOf(asked)),
    keys: async () => [...store.keys()].map((address) => new Request(address)),
  });
  return {
    keys: async () => [...stores.keys()],
    open: async (name: string) => cacheOf(storeOf(name)),
    delete: async (name: string) => stores.delete(name),
    match: async (asked: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(addressOf(asked))?.clone(),
    /** All that is kept, as `store path`. */
    list: () =>
      [...stores].flatMap(([name, store]) =>
        [...store.keys()].map((address) => `${name} ${new URL(address).pathname}`),
      ),
  };
}
