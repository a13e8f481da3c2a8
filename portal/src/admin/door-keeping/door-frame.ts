import type { Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import type { DoorFrame } from './door-document';

/** What the door says is in these. */
const namespaces = ['admin', 'common', 'door'] as const;

/** What stands around the door once it is a page of its own: as it looks here and now. */
export async function readFrame(script: string, title: string, locale: Locale, texts: i18n): Promise<DoorFrame> {
  return {
    locale,
    dir: document.documentElement.dir,
    theme: document.documentElement.dataset.theme ?? 'system',
    title,
    texts: Object.fromEntries(namespaces.map((name) => [name, texts.getResourceBundle(locale, name) as object])), // they were loaded with the page
    styles: await readStyles(),
    script: new URL(script).pathname,
  };
}

/** The site's own, in their order; antd writes its own again. */
async function readStyles(): Promise<string> {
  const sheets = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style:not([data-css-hash]), link[rel="stylesheet"]:not([media="print"])',
  );
  const texts = await Promise.all(
    [...sheets].map(async (sheet) => ('href' in sheet ? fetchText(sheet.href) : sheet.textContent)),
  );
  return texts.join('\n');
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`No file ${address}`);
  return answer.text();
}
