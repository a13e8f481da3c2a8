import type { Page } from '@playwright/test';

/** What assistive technology is told of one thing on a page. */
export interface Spoken {
  role: string;
  text: string;
}

const telling = [
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/**
 * Every name, description and text of a page as the browser computes it for assistive technology, and every attribute
 * that holds such a text, on whatever element. Left out are the words of people, which stand in an element that says so
 * (`bdi`, `dir="auto"`, another `lang`) and what people typed.
 */
export async function spokenOn(page: Page): Promise<Spoken[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const told = nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .flatMap(({ role, name, description, properties = [] }) => {
      const roleDescription = properties.find(({ name: property }) => property === 'roledescription')?.value.value;
      return [name?.value, description?.value, roleDescription].map((text) => ({
        role: String(role?.value),
        text: String(text ?? ''),
      }));
    });
  const { attributes, ownWords } = await page.evaluate((names) => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    // A box that is ticked has a value, "on", that nobody typed.
    const typed = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea');
    const values = [...typed].map(({ value }) => value);
    return {
      attributes: names.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => ({
          role: name,
          text: element.getAttribute(name) ?? '',
        })),
      ),
      ownWords: [
        ...textsOf(`bdi, [dir=auto], [dir=ltr], body [lang]:not([lang=${document.documentElement.lang}])`),
        ...values,
      ].filter((text) => text.length > 0),
    };
  }, telling);
  // The longest first, so that no word of people is left over where one text is a part of another.
  const longestFirst = ownWords.sort((one, other) => other.length - one.length);
  const withoutOwnWords = (text: string) =>
    longestFirst.reduce((rest, own) => rest.replaceAll(own, ' '), text.replace(/\s+/g, ' ').trim());
  return [...told, ...attributes]
    .map(({ role, text }) => ({ role, text: withoutOwnWords(text) }))
    .filter(({ text }) => text.trim() !== '');
}
