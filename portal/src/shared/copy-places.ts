import type { Locale } from '@scholars/contract/locale';

/*
 * Where a browser keeps pages to be read without a connection, and what is written beside each. The service worker knows
 * it, and the page that puts itself there.
 */

export const storePrefix = 'copies-';
/** Files of what is kept. */
export const assetStore = `${storePrefix}assets`;
export const ownPrefix = `${storePrefix}own-`;
/** Of a session, by its mark: it goes with it. */
export const ownStore = (mark: string) => `${ownPrefix}${mark}`;

export const copyHeaders = {
  at: 'Copied-At',
  reason: 'Copied-Because',
  title: 'Copied-Title',
  bytes: 'Copied-Bytes',
  assets: 'Copied-Assets',
  /** Of a door: when it goes, whatever becomes of the session. */
  until: 'Copied-Until',
};

export const assetFolder = '/assets/';
/** Where a copy has its files: the worker answers for these alone, and for no file of a page from the network. */
export const copiedFolder = '/copied/assets/';
export const copiedPath = (path: string) => path.replace(assetFolder, copiedFolder);

const assets = /\/assets\/[\w.-]+\.(?:css|woff2|svg|png|webp|jpg)/g;

/** The files that a page or a stylesheet names. */
export function assetsIn(text: string): string[] {
  return [...new Set(text.match(assets))];
}

/** The door of the gathering: the one page of the back office that is kept. */
export const doorPath = (locale: Locale) => `/${locale}/admin/guests/door`;
