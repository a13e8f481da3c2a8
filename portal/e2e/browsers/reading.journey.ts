import { readers } from '../accounts';
import { formPages, readingPages } from '../visitor-pages';
import { readNumber, word } from '../words';
import { expectWhole } from './expect-whole';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const heading = (visitor: Visitor) => visitor.read('main h1');
const cardLink = (kind: string) => `#results article a[href*="/${kind}/"]`;
const themeOf = (visitor: Visitor) =>
  visitor.ask(() => ({
    named: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
const focused = (visitor: Visitor) =>
  visitor.ask(() => (document.activeElement as HTMLElement | null)?.innerText.trim());

for (const { locale, viewport } of readers) {
  const shell = (key: string) => word(locale, 'shell', key);
  const other = locale === 'ar' ? 'en' : 'ar';

  test.describe(`Reading, in ${locale}`, () => {
    test('every page is whole, on a phone and on a desktop', async ({ visitor }) => {
      test.setTimeout(300_000);
      for (const path of [...readingPages, ...formPages]) {
        await visitor.resize(phone);
        await visitor.open(`/${locale}${path}`);
        await expectWhole(visitor, locale);
        await visitor.resize(desktop);
        await expectWhole(visitor, locale);
      }
    });

    test.describe(`at ${viewport.width} px`, () => {
      test.beforeEach(({ visitor }) => visitor.resize(viewport));

      test('leads from the home page over a focus area to an opportunity, and back', async ({ visitor }) => {
        await visitor.open(`/${locale}`);
        await visitor.click('main a[href*="/focus-areas/"]');
        await expect.poll(() => visitor.address()).toContain(`/${locale}/focus-areas/`);
        const area = await visitor.address();
        await visitor.click('main article a[href*="/opportunities/"]');
        await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${locale}/opportunities/[\\w-]+$`));
        await expectWhole(visitor, locale);
        await visitor.back();
        await expect.poll(() => visitor.address()).toBe(area);
      });

      test('narrows the opportunities to the number that a filter promises, turns the page, and opens one', async ({
        visitor,
      }) => {
        await visitor.open(`/${locale}/opportunities`);
        expect(await heading(visitor)).toBe(word(locale, 'opportunities', 'list.title'));
        if (viewport.width < 1000) await visitor.click('summary', word(locale, 'directory', 'filters.title'));
        const option = 'label:has(input[name="isProgram"][value="false"])';
        const promised = readNumber(await visitor.read(option));
        await visitor.click(option);
        await expect.poll(() => visitor.address()).toBe(`/${locale}/opportunities?isProgram=false`);
        await expect.poll(async () => readNumber(await visitor.read('#count'))).toBe(promised);

        const first = await visitor.read(cardLink('opportunities'));
        await visitor.click('nav a[rel="next"]');
        await expect.poll(() => visitor.address()).toBe(`/${locale}/opportunities?isProgram=false&page=2`);
        await expect.poll(() => visitor.read(cardLink('opportunities'))).not.toBe(first);
        await expectWhole(visitor, locale);
        const second = await visitor.read(cardLink('opportunities'));
        await visitor.click(cardLink('opportunities'));
        await expect.poll(() => heading(visitor)).toBe(second);
        await visitor.back();
        await expect.poll(() => visitor.read(cardLink('opportunities'))).toBe(second);
      });

      for (const kind of ['organizations', 'members'])
        test(`lists ${kind} and opens one`, async ({ visitor }) => {
          await visitor.open(`/${locale}/${kind}`);
          expect(await heading(visitor)).toBe(word(locale, kind, 'list.title'));
          const name = await visitor.read(cardLink(kind));
          await visitor.click(cardLink(kind));
          await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${locale}/${kind}/[\\w-]+$`));
          await expect.poll(() => heading(visitor)).toContain(name);
          await expectWhole(visitor, locale);
        });

      test('suggests while one types, and finds', async ({ visitor }) => {
        await visitor.open(`/${locale}/search`);
        await visitor.click('main [name="q"]');
        await expect.poll(() => visitor.count('main [name="q"][role="combobox"]')).toBe(1);
        await visitor.type('main [name="q"]', locale === 'ar' ? 'المياه' : 'water');
        await expect.poll(() => visitor.count('[role="option"]')).toBeGreaterThan(0);
        await visitor.press('ArrowDown');
        await expect.poll(() => visitor.count('[role="option"][aria-selected="true"]')).toBe(1);
        await visitor.press('Escape');
        await expect.poll(() => visitor.count('[role="option"]')).toBe(0);
        await visitor.press('Enter');
        await expect.poll(() => visitor.count('#results mark')).toBeGreaterThan(0);
        expect(await visitor.address()).toContain(`/${locale}/search?q=`);
        await expectWhole(visitor, locale);
      });

      test('shows the annual gathering, its agenda and a guest’s invitation', async ({ visitor }) => {
        await visitor.open(`/${locale}/annual-gathering-24`);
        await expect.poll(() => visitor.count('#agenda details')).toBe(3);
        await visitor.type('#code [name="invitation"]', `demo-gathering-${locale}`);
        await visitor.press('Enter');
        await expect.poll(() => visitor.count('#invitation')).toBe(1);
        await expectWhole(visitor, locale);
      });

      test('says kindly where a page is not there', async ({ visitor }) => {
        await visitor.open(`/${locale}/nothing-here`);
        expect(await heading(visitor)).toBe(word(locale, 'errors', 'notFound.title'));
        await expectWhole(visitor, locale);
        await visitor.click('main a[href$="/opportunities"]');
        await expect.poll(() => heading(visitor)).toBe(word(locale, 'opportunities', 'list.title'));
      });

      test('switches the theme and keeps it, and switches the language on the same page', async ({ visitor }) => {
        await visitor.open(`/${locale}/opportunities?isProgram=false`);
        const light = await themeOf(visitor);
        await visitor.click('header button', shell('theme.light'));
        await expect.poll(async () => (await themeOf(visitor)).named).toBe('dark');
        expect((await themeOf(visitor)).ground).not.toBe(light.ground);
        await visitor.click('header a[hreflang], header a[lang]', shell('language.switch'));
        await expect.poll(() => visitor.address()).toBe(`/${other}/opportunities?isProgram=false`);
        await expectWhole(visitor, other);
        expect((await themeOf(visitor)).named).toBe('dark');
      });
    });

    test('opens the menus by the keyboard on a desktop', async ({ visitor }) => {
      await visitor.resize(desktop);
      await visitor.open(`/${locale}/about`);
      // The first key that is more than a modifier brings React, and one that comes while it takes over may be lost.
      await visitor.press('Tab');
      await visitor.until('React did not start', () =>
        visitor.ask(() =>
          Object.keys(document.querySelector('#newsletter') ?? {}).some((key) => key.startsWith('__reactProps')),
        ),
      );
      await visitor.ask(() => document.querySelector<HTMLElement>('header nav a')?.focus());
      const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
      await visitor.press(forward, forward);
      await expect.poll(() => focused(visitor)).toBe(shell('nav.education'));
      await visitor.press('Enter');
      await expect.poll(() => visitor.count('header details[open] a')).toBeGreaterThan(3);
      const links = await visitor.ask(() =>
        [...document.querySelectorAll<HTMLElement>('header details[open] a')].map((link) => link.innerText.trim()),
      );
      await visitor.press('ArrowDown');
      await expect.poll(() => focused(visitor)).toBe(links[0]);
      await visitor.press('Tab');
      await expect.poll(() => focused(visitor)).toBe(links[1]);
      await visitor.press('Escape');
      await expect.poll(() => visitor.count('header details[open]')).toBe(0);
      expect(await focused(visitor)).toBe(shell('nav.education'));
    });

    test('opens the menu of a phone, keeps the focus in it, and leads on', async ({ visitor }) => {
      await visitor.resize(phone);
      await visitor.open(`/${locale}/about`);
      await visitor.click('header button', shell('menu.open'));
      await expect.poll(() => visitor.count('dialog[open]')).toBe(1);
      for (let presses = 0; presses < 30; presses += 1) await visitor.press('Tab');
      expect(
        await visitor.ask(() => {
          const { activeElement } = document;
          // Between the last thing and the first one lies the browser itself.
          return activeElement === document.body || document.querySelector('dialog[open]')?.contains(activeElement);
        }),
      ).toBe(true);
      await visitor.press('Escape');
      await expect.poll(() => visitor.count('dialog[open]')).toBe(0);
      await visitor.click('header button', shell('menu.open'));
      await visitor.click('dialog[open] a[href$="/contact-us"]');
      await expect.poll(() => heading(visitor)).toBe(word(locale, 'contact-us', 'title'));
      await expect.poll(() => visitor.count('dialog[open]')).toBe(0);
    });
  });
}
