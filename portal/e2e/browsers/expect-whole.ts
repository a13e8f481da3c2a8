import { expect } from './fixtures';
import type { Visitor } from './visitor';
import type { Locale } from '../words';

/** What holds for every page: one heading, its language and direction, pictures that came, nothing to the side. */
export async function expectWhole(visitor: Visitor, locale: Locale): Promise<void> {
  const at = await visitor.address();
  await visitor.until(`${at}: a picture in view did not come`, () => visitor.ask(arePicturesThere));
  const page = await visitor.ask(() => ({
    lang: document.documentElement.lang,
    dir: getComputedStyle(document.documentElement).direction,
    headings: [...document.querySelectorAll<HTMLElement>('h1')].filter((one) => one.innerText.trim()).length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    brokenPictures: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
    unstyled: [...document.styleSheets].length === 0,
  }));
  expect({ at, ...page }).toEqual({
    at,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    headings: 1,
    sideways: 0,
    brokenPictures: [],
    unstyled: false,
  });
  // The Arabic letters are of the site's own font: another one's are joined and sized as it likes.
  if (locale === 'ar') expect(await visitor.ask(hasOwnFont), `${at}: the Arabic font`).toBe(true);
}

function arePicturesThere(): boolean {
  return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
}

function hasOwnFont(): boolean {
  const [family] = getComputedStyle(document.body).fontFamily.split(',');
  return [...document.fonts].some(
    (font) => font.status === 'loaded' && font.family.replaceAll('"', '') === family?.trim().replaceAll('"', ''),
  );
}
