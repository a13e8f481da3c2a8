import type { Locale } from '@scholars/contract/locale';

/** What every piece of structured data needs of the site and the page. */
export interface SiteFacts {
  /** By which people reach the site, e.g. `https://scholars.example`. */
  origin: string;
  /** The page's language: labels and addresses are in it. */
  locale: Locale;
  /** Names, addresses and links that staff keep. */
  keys: Readonly<Record<string, string>>;
  /** The page's canonical address. */
  address: string;
  description: string;
}

/** A JSON object; `undefined` values are left out where it is written. */
export type StructuredData = Record<string, unknown>;

/** What is written into a page: with its vocabulary. */
export function withContext(data: StructuredData): StructuredData {
  return { '@context': 'https://schema.org', ...data };
}

/** A path of this site as a whole address; other addresses as they are. */
export function absolute({ origin }: Pick<SiteFacts, 'origin'>, path: string): string {
  return path.startsWith('/') ? origin + path : path;
}
