import { button, goodPassword, main, openAccount, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import { control, dialog, expectHome, fieldsWithError, inDays, openForm, submitButton, typeDate } from './public-forms';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'travel-request', key);

  test.describe(`A travel request, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('knows its member, is sent once it is right, and is followed on its own page', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(`/${locale}/account/my-travel-requests`);
      await expect(main(page)).toContainText(text('mine.empty'));
      await expectAccessible(page);

      await openForm(page, `/${locale}/travel-request`);
      await expect(title(page, text('title'))).toBeVisible();
      await expect(control(page, 'emailAddress')).toHaveValue(email);
      await expect(control(page, 'country')).toHaveValue('QA');
      await expectAccessible(page);
      await submitButton(page).click();
      await expect
        .poll(() => fieldsWithError(page))
        .toEqual([
          'phoneNumber',
          'purpose',
          'preferredDepartureDate',
          'preferredReturnDate',
          'preferredAirport',
          'specialTravelRequirements',
          'passportDocument',
        ]);
      await control(page, 'phoneNumber').fill('55512345');
      await control(page, 'purpose').fill('A lecture on rivers');
      await typeDate(page, 'preferredDepartureDate', inDays(30), locale);
      await typeDate(page, 'preferredReturnDate', inDays(37), locale);
      await control(page, 'preferredAirport').fill('London Heathrow');
      await control(page, 'specialTravelRequirements').fill('None');
      await control(page, 'passportDocument').setInputFiles(pdfFile());
      await submitButton(page).click();
      await expect(dialog(page, word(locale, 'submission-form', 'success.title'))).toContainText(text('success'));
      await page.keyboard.press('Escape');
      await expectHome(page, locale);

      await page.goto(`/${locale}/account/my-travel-requests`);
      const requests = main(page).getByRole('article');
      await expect(requests).toHaveCount(1);
      await expect(requests).toContainText('A lecture on rivers');
      await expect(requests).toContainText(/TR-\d{4}-\d{6}/);
      await expect(requests.getByRole('list', { name: text('mine.history') }).getByRole('listitem')).toHaveCount(1);
      await requests.getByText(text('mine.sent')).click();
      await expect(requests.getByText(email)).toBeVisible();
      await expect(requests.getByText('passport.pdf')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('Asking for travel is for members: a visitor is led to the login and back', async ({ page }) => {
  await page.goto('/en/travel-request');
  await expect(page).toHaveURL(`/en/auth/login?nextUrl=${encodeURIComponent('/en/travel-request')}&reason=required`);
  await expect(button(page, word('en', 'auth', 'login.submit'))).toBeVisible();
});
