import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { isLocale, type Locale } from '@scholars/contract/locale';
import { assetFolder, copiedFolder } from '~/shared/copy-places';

/** What a door knows that was kept: the list, and of who opened it nothing. */
export interface KeptDoor {
  guests: readonly DoorGuest[];
  /** When the list was read; ISO 8601. */
  readAt: string;
  /** When it goes at the latest; ISO 8601. */
  until: string;
}

/** The page around it. */
export interface DoorFrame {
  locale: Locale;
  dir: string;
  theme: string;
  title: string;
  /** Its texts, by namespace. */
  texts: Record<string, object>;
  styles: string;
  /** The address of the script that draws it. */
  script: string;
}

const dataId = 'kept-door';
const textsId = 'kept-texts';

/** The door as a page of its own, which asks the network for nothing but the site's calls. */
export function writeDocument(frame: DoorFrame, door: KeptDoor): string {
  return `<!DOCTYPE html>
<html lang="${frame.locale}" dir="${escaped(frame.dir)}" data-theme="${escaped(frame.theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escaped(frame.title)}</title>
<style>${frame.styles.replaceAll(assetFolder, copiedFolder).replaceAll('</', String.raw`<\/`)}</style>
</head>
<body>
<div id="root"></div>
${dataBlock(textsId, frame.texts)}
${dataBlock(dataId, door)}
<script type="module" src="${escaped(frame.script.replace(assetFolder, copiedFolder))}"></script>
</body>
</html>`;
}

/** The same page with another list. */
export function withDoor(html: string, change: Pick<KeptDoor, 'guests' | 'readAt'>): string {
  const before = new RegExp(String.raw`<script type="application/json" id="${dataId}">(.*?)</script>`, 's');
  return html.replace(before, (_, json: string) => dataBlock(dataId, { ...(JSON.parse(json) as KeptDoor), ...change })); // as written below
}

/** What the page that is open was kept with; nothing on any other page. */
export function readDocument(
  page: Document,
): { locale: Locale; texts: Record<string, object>; door: KeptDoor } | undefined {
  const read = (id: string) => page.getElementById(id)?.textContent;
  const [door, texts, locale] = [read(dataId), read(textsId), page.documentElement.lang];
  if (!door || !texts || !isLocale(locale)) return undefined;
  return { locale, texts: JSON.parse(texts) as Record<string, object>, door: JSON.parse(door) as KeptDoor }; // as written above
}

/** Nothing that stands in it ends it: no text has the sign by which an element begins. */
function dataBlock(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** For the worker's list of what is here too, which is HTML. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
