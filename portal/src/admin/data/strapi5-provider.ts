import type { CrudFilter, DataProvider, MetaQuery } from '@refinedev/core';
import { DataProvider as strapi4Provider } from '@refinedev/strapi-v4';
import type { BackOfficeClient } from './back-office-client';

type HttpClient = NonNullable<Parameters<typeof strapi4Provider>[1]>;

/**
 * Strapi 5 behind Refine's provider for Strapi 4. What differs: entries are addressed by `documentId`
 * (which becomes `id`; the row's number stays as `rowId`), a version is chosen by `status` instead of
 * `publicationState`, writes answer with the entry wrapped in `data`, and a delete without `locale=*`
 * leaves the other languages behind.
 */
export function strapi5Provider(apiUrl: string, client: BackOfficeClient): DataProvider {
  const at = (meta?: MetaQuery) => strapi4Provider(apiUrl, strapi5Client(client, meta));
  return {
    ...at(),
    getList: (params) => at(params.meta).getList({ ...params, filters: params.filters?.map(encodeValue) }),
    getOne: (params) => at(params.meta).getOne(params),
    getMany: async ({ resource, ids, meta }) => {
      const byDocument: CrudFilter = { field: 'documentId', operator: 'in', value: ids };
      const { data } = await at(meta).getList<never>({
        resource,
        filters: [byDocument],
        pagination: { currentPage: 1, pageSize: ids.length },
        meta,
      });
      return { data };
    },
    create: async (params) => unwrap(await at(params.meta).create(params)),
    update: async (params) => unwrap(await at(params.meta).update(params)),
    deleteOne: (params) => at({ ...params.meta, locale: '*' }).deleteOne(params),
  };
}

function strapi5Client(client: BackOfficeClient, meta: MetaQuery = {}): HttpClient {
  const chosen = new URLSearchParams();
  if (typeof meta.status === 'string') chosen.set('status', meta.status);
  if (typeof meta.locale === 'string') chosen.set('locale', meta.locale);
  const read = (url: string) =>
    withParams(url, new URLSearchParams(meta.status ? { status: String(meta.status) } : {}));
  const adapted = {
    // Reads already carry the locale: the provider for Strapi 4 sends it.
    get: (url: string) => client.get(read(url)).then(withDocumentIds),
    post: (url: string, body: unknown) => client.post(withParams(url, chosen), body).then(withDocumentIds),
    put: (url: string, body: unknown) => client.put(withParams(url, chosen), body).then(withDocumentIds),
    patch: (url: string, body: unknown) => client.patch(withParams(url, chosen), body).then(withDocumentIds),
    delete: (url: string) => client.delete(withParams(url, chosen)),
  };
  return adapted as unknown as HttpClient; // the provider calls these five of axios' methods and no more
}

function withParams(url: string, params: URLSearchParams): string {
  const address = url.replace(/[?&]+$/, '');
  if (params.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${params}`;
}

function withDocumentIds({ data }: { data: unknown }): { data: unknown } {
  return { data: identify(data) };
}

/** `id` becomes the document id, at every depth: Strapi 5 answers 404 to row numbers in addresses. */
export function identify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(identify);
  if (typeof value !== 'object' || value === null) return value;
  const entry: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, identify(inner)]),
  );
  return typeof entry.documentId === 'string' ? { ...entry, rowId: entry.id, id: entry.documentId } : entry;
}

/** The provider for Strapi 4 joins filters into a query text unescaped, so `&` in a value would end it. */
export function encodeValue(filter: CrudFilter): CrudFilter {
  if (!('field' in filter)) return { ...filter, value: filter.value.map(encodeValue) };
  const value: unknown = filter.value;
  return { ...filter, value: Array.isArray(value) ? value.map(encodeText) : encodeText(value) };
}

function encodeText(value: unknown): string {
  return encodeURIComponent(String(value));
}

function unwrap<Answer extends { data: unknown }>(answer: Answer): Answer {
  const { data } = answer;
  const isWrapped = typeof data === 'object' && data !== null && 'data' in data;
  return isWrapped ? { ...answer, data: data.data } : answer;
}
