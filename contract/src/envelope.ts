import type { Locale } from './locale.js';

/** What a list says about itself; `page` starts at 1. */
export interface PageMeta {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  /** Only of a search (`q`) that finds nothing under filters: how many it finds without them. */
  withoutFilters?: number;
  /** Only of lists with tabs: how many there are in each. */
  counts?: Readonly<Record<string, number>>;
}

export interface Success<Data> {
  success: true;
  data: Data;
  meta?: PageMeta;
}

/** Messages per field, in the request's language; the first one is the one to show. */
export type FieldErrors = Record<string, string[]>;

export interface Failure {
  success: false;
  message: string;
  errors?: FieldErrors;
  data?: unknown;
}

export type Envelope<Data> = Success<Data> | Failure;

export function pageMeta(page: number, pageSize: number, total: number): PageMeta {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}

/** An entry that staff translate says which language it really is in, so that a page can set `lang` and `dir`. */
export interface Localized {
  locale: Locale;
}
