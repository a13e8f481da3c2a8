import { button } from './accounts';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { sendTravelIntake } from './travel-intakes';
import { readNumber, word } from './words';

/** A photograph of a passport, twice as wide as high. */
const photograph = 'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUAQAAAADXPUIWAAAADElEQVR42mNgGBgAAAB4AAE1M26kAAAAAElFTkSuQmCC';

for (const { locale, viewport } of [
  { locale: 'en', viewport: { width: 1280, height: 900 } },
  { locale: 'ar', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`A file of a submission, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('is looked at beside the data, made larger and turned, and recorded once', async ({ page, request }) => {
      const admin = (key: string) => word(locale, 'admin', key);
      const records = (key: string) => word(locale, 'records', key);
      const { reference, fullName: traveller } = await sendTravelIntake(request, {
        passportDocument: { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(photograph, 'base64') },
      });
      await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
      await openByReference(page, admin('queue.search'), reference, traveller);

      const passport = admin('field.passportDocument');
      const open = button(page, admin('detail.openFileNamed').replace('{{name}}', passport));
      await open.click();
      const picture = panel(page, admin('detail.files')).getByRole('img', { name: passport });
      await expect(picture).toHaveJSProperty('width', 40);
      await expect(picture).toHaveJSProperty('height', 20);
      await expect(button(page, records('file.close'))).toBeFocused();
      await expectAccessible(page);
      await button(page, records('file.turn')).click();
      await expect(picture).toHaveJSProperty('height', 40);
      await button(page, records('file.larger')).click();
      const scale = panel(page, admin('detail.files')).getByRole('status');
      expect(readNumber((await scale.textContent()) ?? '')).toBe(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      const saved = page.waitForEvent('download');
      await button(page, records('file.save')).click();
      expect((await saved).suggestedFilename()).toMatch(/^TI-\d{4}-\d{6}-passport\.png$/);
      await page.keyboard.press('Escape');
      await expect(picture).toHaveCount(0);
      await expect(open).toBeFocused();
      const lines = panel(page, admin('history.title')).getByRole('listitem').filter({ hasText: passport });
      await expect(lines).toHaveCount(1);
    });
  });
}
