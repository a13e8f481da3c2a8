import { isShortRun } from '@scholars/contract/tests/short-run';
import { expect, test } from './fixtures';
import { goodPassword, information, openAccount, readers, signInQuietly } from './accounts';

/**
 * How the closed box shows each of its choices: whether the code fits, and whether anything of the country's name would
 * stand in it, cut.
 */
function measure(select: HTMLSelectElement) {
  const style = getComputedStyle(select);
  const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  context.font = style.font;
  const widthOf = (text: string) => context.measureText(text).width;
  const cut = [...select.options].filter(({ label }) => {
    const [beforeName = ''] = /^\+\d+\P{L}*/u.exec(label) ?? [];
    return widthOf(beforeName.trim()) > room || widthOf(beforeName) < room;
  });
  return {
    choices: select.options.length,
    cut: cut.map(({ label }) => label),
    overflow: style.textOverflow,
    direction: style.direction,
  };
}

for (const { locale, first, last, viewport } of readers) {
  // The other two of the four in thorough runs.
  for (const width of isShortRun ? [viewport.width] : [390, 1280]) {
    test.describe(`The dialing code, in ${locale} at ${width} px,`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('is shown in full and by itself, in every form that asks for a number', async ({ page, context }) => {
        const email = await openAccount(context, {
          locale,
          first,
          last,
          viewport: { width, height: 900 },
        } as (typeof readers)[number]);
        await signInQuietly(context, locale, email, goodPassword);
        const forms = ['/contact-us', '/organizations/join-us', '/founding-fellows-profile', '/travel-intake'].map(
          (path) => `/${locale}${path}`,
        );
        for (const path of [...forms, information(locale)]) {
          await page.goto(path);
          const boxes = page.locator('main select[autocomplete~="tel-country-code"]');
          await expect(boxes, path).not.toHaveCount(0);
          for (const box of await boxes.all()) {
            const { choices, ...rest } = await box.evaluate(measure);
            expect(choices).toBeGreaterThan(190);
            expect(rest, path).toEqual({ cut: [], overflow: 'clip', direction: 'ltr' });
          }
        }
      });
    });
  }
}
