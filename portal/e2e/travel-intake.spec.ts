import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import {
  chosenFiles,
  control,
  countPosts,
  dialog,
  errorOf,
  expectHome,
  fieldsWithError,
  inDays,
  languages,
  openForm,
  readOut,
  refusedRequests,
  submitButton,
  typeDate,
} from './public-forms';
import { word as textOf } from './words';

const words = {
  en: {
    title: 'Travel Intake Form',
    sent: 'Successfully Submitted!',
    soon: "We'll be in touch soon.",
    failed: 'Submission Failed',
    why: "We couldn't submit your travel intake form.",
    again: 'Try Again',
  },
  ar: {
    title: 'استمارة بيانات السفر',
    sent: 'تم الإرسال بنجاح!',
    soon: 'سنتواصل معكم قريبًا.',
    failed: 'تعذّر الإرسال',
    why: 'تعذّر علينا إرسال استمارة بيانات السفر.',
    again: 'إعادة المحاولة',
  },
};

/** Each field's message when nothing was filled in, in the order of the page. */
const required = {
  fullName: 'fullName.required',
  emailAddress: 'email.required',
  phoneNumber: 'phone.required',
  preferredDepartureDate: 'departure.required',
  preferredReturnDate: 'return.required',
  preferredAirport: 'airport.required',
  specialTravelRequirements: 'travelRequirements.required',
  passportDocument: 'passport.required',
};

const typed = {
  fullName: 'Mariam Al-Kuwari',
  emailAddress: 'mariam.al-kuwari@example.org',
  phoneNumber: '55512345',
  preferredAirport: 'London Heathrow',
  specialTravelRequirements: 'Vegetarian meals.\nAn aisle seat.',
};

const dates = { preferredDepartureDate: inDays(30), preferredReturnDate: inDays(37) };

const path = (language: string) => `/${language}/travel-intake`;

async function fillIn(page: Page, locale: Locale = 'en') {
  for (const [name, value] of Object.entries(typed)) await control(page, name).fill(value);
  for (const [name, date] of Object.entries(dates)) await typeDate(page, name, date, locale);
  await control(page, 'passportDocument').setInputFiles(pdfFile());
}

/** Says that it is a PDF and is none: only the CMS, which looks inside, can tell. */
const disguisedFile = () => ({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plain words') });

for (const language of languages) {
  const word = words[language];
  const message = (ref: string) => messageText(language, ref);

  test.describe(`Travel intake (${language})`, () => {
    test('can be used by everybody', { tag: '@thorough' }, async ({ page }) => {
      await openForm(page, path(language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await expect(control(page, 'phoneNumberCode')).toHaveValue('+974');
      await expectAccessible(page);
    });

    test('names every missing field, goes to the first one and sends nothing', async ({ page }) => {
      const sent = countPosts(page);
      await openForm(page, path(language));
      await submitButton(page).click();
      for (const [name, ref] of Object.entries(required)) await expect(errorOf(page, name)).toContainText(message(ref));
      expect(await fieldsWithError(page)).toEqual(Object.keys(required));
      await expect(control(page, 'fullName')).toBeFocused();
      expect(sent.posts).toBe(0);
      await expectAccessible(page);
    });

    test('is sent, thanks with a reference and leads home', async ({ page }) => {
      await openForm(page, path(language));
      await fillIn(page, language);
      await submitButton(page).click();
      const thanks = dialog(page, word.sent);
      await expect(thanks).toContainText(word.soon);
      await expect(thanks).toContainText(/TI-\d{4}-\d{6}/);
      await expect(control(page, 'fullName')).toHaveValue('');
      expect(await chosenFiles(page, 'passportDocument')).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectHome(page, language);
    });

    test('is printed as it is filled in, without what is pressed', async ({ page }) => {
      await openForm(page, path(language));
      await control(page, 'specialTravelRequirements').fill('One line.\n'.repeat(40));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const longest = control(page, 'specialTravelRequirements');
      await expect(longest).toBeVisible();
      expect(await longest.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await expect(submitButton(page)).toBeHidden();
    });

    test('is still there when the page is loaded anew or read in the other language, but for its file', async ({
      page,
    }) => {
      const other = language === 'en' ? 'ar' : 'en';
      await openForm(page, path(language));
      await fillIn(page, language);
      await control(page, 'phoneNumberCode').selectOption('+44');
      const day = await control(page, 'preferredDepartureDate-day').inputValue();
      await page.reload();
      for (const reader of [language, other] as const) {
        const notice = page.getByRole('status').filter({ hasText: textOf(reader, 'submission-form', 'restored.text') });
        await expect(notice).toBeVisible();
        for (const [name, value] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(value);
        await expect(control(page, 'phoneNumberCode')).toHaveValue('+44');
        await expect(control(page, 'preferredDepartureDate-day')).toHaveValue(day);
        await expect(readOut(page, 'preferredDepartureDate')).not.toBeEmpty();
        expect(await chosenFiles(page, 'passportDocument')).toBe(0);
        expect(await fieldsWithError(page)).toEqual([]);
        await expectAccessible(page);
        if (reader === language)
          await page.locator('[data-action="switch-language"]').filter({ visible: true }).click();
      }
      await control(page, 'passportDocument').setInputFiles(pdfFile());
      await submitButton(page).click();
      await expect(dialog(page, words[other].sent)).toBeVisible();
      await openForm(page, path(other));
      await expect(control(page, 'fullName')).toHaveValue('');
    });

    test.describe('when it is refused or cannot be sent', () => {
      test.use({ expectedConsoleErrors: refusedRequests });

      test('shows what the server found beside its field and keeps everything', async ({ page }) => {
        await openForm(page, path(language));
        await fillIn(page, language);
        await control(page, 'passportDocument').setInputFiles(disguisedFile());
        await submitButton(page).click();
        await expect(errorOf(page, 'passportDocument')).toContainText(message('passport.type'));
        await expect(control(page, 'passportDocument')).toBeFocused();
        await expect(control(page, 'preferredAirport')).toHaveValue(typed.preferredAirport);
        await control(page, 'passportDocument').setInputFiles(pdfFile());
        await expect(errorOf(page, 'passportDocument')).toBeHidden();
        await submitButton(page).click();
        await expect(dialog(page, word.sent)).toBeVisible();
      });

      test('keeps all that was typed when the connection is lost', async ({ page, context }) => {
        await openForm(page, path(language));
        await fillIn(page, language);
        await context.setOffline(true);
        await submitButton(page).click();
        const failure = dialog(page, word.failed);
        await expect(failure).toContainText(messageText(language, 'error.internal'));
        await expect(failure).toContainText(textOf(language, 'errors', 'offline'));
        await expect(failure).not.toContainText(word.why);
        await failure.getByRole('button', { name: word.again }).click();
        await expect(failure).toBeHidden();
        await expect(submitButton(page)).toBeFocused();
        for (const [name, value] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(value);
        expect(await chosenFiles(page, 'passportDocument')).toBe(1);
        await context.setOffline(false);
        await submitButton(page).click();
        await expect(dialog(page, word.sent)).toBeVisible();
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, expectedConsoleErrors: refusedRequests });

      test('comes back with its errors and all that was typed, and is then sent', async ({ page }) => {
        await page.goto(path(language));
        await control(page, 'fullName').fill(typed.fullName);
        await control(page, 'phoneNumberCode').selectOption('+44');
        await control(page, 'phoneNumber').fill('12ab');
        await submitButton(page).click();
        await expect(errorOf(page, 'phoneNumber')).toContainText(message('phone.digits'));
        await expect(errorOf(page, 'emailAddress')).toContainText(message('email.required'));
        await expect(control(page, 'fullName')).toHaveValue(typed.fullName);
        await expect(control(page, 'phoneNumber')).toHaveValue('12ab');
        await expect(control(page, 'phoneNumberCode')).toHaveValue('+44');
        const summary = page.getByRole('alert').getByRole('link', { name: message('airport.required') });
        await expect(summary).toHaveAttribute('href', '#field-preferredAirport');

        await fillIn(page, language);
        await submitButton(page).click();
        await expect(page.getByRole('heading', { name: word.sent })).toBeVisible();
        await expect(page.getByText(/TI-\d{4}-\d{6}/)).toBeVisible();
      });
    });
  });
}

test.describe('Travel intake', () => {
  test('shows a field’s error once the field was left, and no other', async ({ page }) => {
    await openForm(page, path('en'));
    await control(page, 'emailAddress').fill('not-an-address');
    await expect(errorOf(page, 'emailAddress')).toBeHidden();
    await control(page, 'emailAddress').blur();
    await expect(errorOf(page, 'emailAddress')).toContainText('Please enter a valid email');
    expect(await fieldsWithError(page)).toEqual(['emailAddress']);
    await control(page, 'emailAddress').fill('mariam@example.org');
    await expect(errorOf(page, 'emailAddress')).toBeHidden();
  });

  test('rechecks the return date whenever the departure date changes', async ({ page }) => {
    await openForm(page, path('en'));
    await typeDate(page, 'preferredDepartureDate', inDays(10));
    await typeDate(page, 'preferredReturnDate', inDays(12));
    await control(page, 'preferredReturnDate-year').blur();
    await expect(errorOf(page, 'preferredReturnDate')).toBeHidden();
    await typeDate(page, 'preferredDepartureDate', inDays(20));
    await expect(errorOf(page, 'preferredReturnDate')).toContainText(
      'Return date must be same day as departure date or later',
    );
    await typeDate(page, 'preferredDepartureDate', inDays(12));
    await expect(errorOf(page, 'preferredReturnDate')).toBeHidden();
  });

  test('takes today for the departure and refuses yesterday', async ({ page }) => {
    await openForm(page, path('en'));
    await typeDate(page, 'preferredDepartureDate', inDays(-1));
    await control(page, 'preferredDepartureDate-year').blur();
    await expect(errorOf(page, 'preferredDepartureDate')).toContainText('Departure date must be today or later');
    await typeDate(page, 'preferredDepartureDate', inDays(0));
    await expect(errorOf(page, 'preferredDepartureDate')).toBeHidden();
  });

  test('is sent once by a double click, and says that it is being sent', async ({ page }) => {
    const sent = countPosts(page);
    await openForm(page, path('en'));
    await fillIn(page);
    // On its way until the page was seen to say so.
    let letGo = () => {};
    const isSeen = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/en/travel-intake', async (route) => {
      await isSeen;
      await route.continue();
    });
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveText('Submitting...');
    letGo();
    await expect(dialog(page, 'Successfully Submitted!')).toBeVisible();
    expect(sent.posts).toBe(1);
  });

  test.describe('any other failure', () => {
    test.use({ expectedConsoleErrors: refusedRequests });

    for (const status of someOf([403, 413, 429, 500, 503])) {
      test(`(${status}) opens the dialog and loses nothing`, async ({ page }) => {
        await openForm(page, path('en'));
        await fillIn(page);
        await page.route('**/en/travel-intake', (route) => route.fulfill({ status, body: 'no' }), { times: 1 });
        await submitButton(page).click();
        await expect(dialog(page, 'Submission Failed')).toContainText(
          status < 500
            ? "We couldn't submit your travel intake form."
            : 'Sorry, an error has occured. Please try again later.',
        );
        await page.keyboard.press('Escape');
        await expect(control(page, 'fullName')).toHaveValue(typed.fullName);
        expect(await chosenFiles(page, 'passportDocument')).toBe(1);
      });
    }
  });

  test('refuses a passport that is too large or of another kind before sending it', async ({ page }) => {
    await openForm(page, path('en'));
    await control(page, 'passportDocument').setInputFiles({ ...pdfFile(), buffer: Buffer.alloc(5_242_881) });
    await expect(errorOf(page, 'passportDocument')).toContainText('File must be under 5MB');
    await control(page, 'passportDocument').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await expect(errorOf(page, 'passportDocument')).toContainText('Only PDF, JPEG, JPG, or PNG allowed');
    await control(page, 'passportDocument').setInputFiles(pdfFile());
    await expect(errorOf(page, 'passportDocument')).toBeHidden();
  });

  test('drops what a robot fills in and thanks it', { tag: '@thorough' }, async ({ page }) => {
    await openForm(page, path('en'));
    await fillIn(page);
    await control(page, 'website2').evaluate((input) => ((input as HTMLInputElement).value = 'https://spam.example'));
    await submitButton(page).click();
    await expect(dialog(page, 'Successfully Submitted!')).toBeVisible();
    await expect(dialog(page, 'Successfully Submitted!')).not.toContainText('TI-');
  });

  test('can be filled in and sent with the keyboard alone', async ({ page }) => {
    await openForm(page, path('en'));
    await control(page, 'fullName').focus();
    await page.keyboard.type(typed.fullName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed.emailAddress);
    await page.keyboard.press('Tab');
    await expect(control(page, 'phoneNumberCode')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed.phoneNumber);
    await page.keyboard.press('Enter');
    await expect(control(page, 'preferredDepartureDate-day')).toBeFocused();
    await expect(errorOf(page, 'preferredDepartureDate')).toContainText('Departure date is required');
  });
});
