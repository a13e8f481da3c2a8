import { intlTag, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import {
  control,
  errorOf,
  fieldsWithError,
  inDays,
  languages,
  openForm,
  readOut,
  refusedRequests,
  submitButton,
  typeDate,
} from './public-forms';
import { word } from './words';

const path = (language: string) => `/${language}/travel-intake`;
const kit = (language: Locale, key: string) => word(language, 'shell', `kit.date.${key}`);
const digits = (language: Locale, number: number) =>
  new Intl.NumberFormat(intlTag[language], { useGrouping: false }).format(number);
const departure = 'preferredDepartureDate';
const homecoming = 'preferredReturnDate';

const said = { en: 'Tuesday 6 April 2027', ar: 'الثلاثاء ٦ أبريل ٢٠٢٧' };
/** As people of a language copy it from elsewhere. */
const pasted = {
  en: ['6/4/2027', '2027-04-06', '6 April 2027', '٦/٤/٢٠٢٧'],
  ar: ['٦/٤/٢٠٢٧', '2027-04-06', '٦ أبريل ٢٠٢٧', 'الثلاثاء ٦ أبريل ٢٠٢٧'],
};

async function partsOf(page: Page, name: string): Promise<string[]> {
  return Promise.all(['day', 'month', 'year'].map((part) => control(page, `${name}-${part}`).inputValue()));
}

/** As the field shows a date that was not typed. */
function partsIn(language: Locale, date: string): string[] {
  return date
    .split('-')
    .reverse()
    .map((number) => digits(language, Number(number)));
}

function paste(page: Page, name: string, text: string): Promise<void> {
  return control(page, name).evaluate((input, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', value);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const calendarButton = (page: Page, language: Locale, name: string) =>
  page.locator(`fieldset[name="${name}"]`).getByRole('button', { name: kit(language, 'open') });
const focusedDay = (page: Page) => page.getByRole('grid').locator('button:focus');

// The days of the calendar are those of a zone, which may have another day than the machine that runs the test.
const timezoneId = 'Asia/Qatar';
test.use({ timezoneId });

for (const language of languages) {
  const message = (ref: string) => messageText(language, ref);

  test.describe(`A date of the travel intake (${language})`, () => {
    test('is read as it is typed and said in words', async ({ page }) => {
      await openForm(page, path(language));
      await typeDate(page, departure, '2027-04-06', language);
      await expect(readOut(page, departure)).toHaveText(said[language]);
      await control(page, `${departure}-month`).fill('');
      await expect(readOut(page, departure)).toBeEmpty();
      await control(page, `${departure}-month`).fill(language === 'en' ? 'apr' : 'نيسان');
      await expect(readOut(page, departure)).toHaveText(said[language]);
      expect(
        await control(page, `${departure}-day`).evaluate(
          (input) => input.closest('form')?.querySelector('[type=date]') ?? null,
        ),
      ).toBeNull();
    });

    test('is taken whole where it is pasted', async ({ page }) => {
      await openForm(page, path(language));
      for (const text of pasted[language]) {
        await control(page, `${departure}-year`).fill('');
        await paste(page, `${departure}-day`, text);
        expect(await partsOf(page, departure)).toEqual(partsIn(language, '2027-04-06'));
        await expect(readOut(page, departure)).toHaveText(said[language]);
      }
    });

    test('says which part is missing or cannot be, and leads there', async ({ page }) => {
      await openForm(page, path(language));
      await control(page, `${departure}-day`).fill(digits(language, 6));
      await control(page, `${departure}-year`).fill(digits(language, 2099));
      await typeDate(page, homecoming, '2099-02-31', language);
      await submitButton(page).click();
      await expect(errorOf(page, departure)).toContainText(message('date.missing.month'));
      await expect(errorOf(page, homecoming)).toContainText(message('date.monthDays:28'));
      expect(await fieldsWithError(page)).toEqual(expect.arrayContaining([departure, homecoming]));
      await page
        .getByRole('alert')
        .getByRole('link', { name: message('date.missing.month') })
        .click();
      await expect(control(page, `${departure}-month`)).toBeFocused();
      await page
        .getByRole('alert')
        .getByRole('link', { name: message('date.monthDays:28') })
        .click();
      await expect(control(page, `${homecoming}-day`)).toBeFocused();
      await expectAccessible(page);
    });

    test('is not complained about while one goes from part to part', async ({ page }) => {
      await openForm(page, path(language));
      await control(page, `${departure}-day`).fill(digits(language, 6));
      await page.keyboard.press('Tab');
      await expect(control(page, `${departure}-month`)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(calendarButton(page, language, departure)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(calendarButton(page, language, departure)).toBeFocused();
      expect(await fieldsWithError(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(errorOf(page, departure)).toContainText(message('date.missing.month-year'));
    });

    test('is chosen from the calendar by keyboard alone', async ({ page }) => {
      const forward = language === 'en' ? 'ArrowRight' : 'ArrowLeft';
      const back = language === 'en' ? 'ArrowLeft' : 'ArrowRight';
      const nameOf = (date: string) => {
        const format = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(`${intlTag[language]}-u-ca-gregory`, { ...options, timeZone: 'UTC' }).format(
            new Date(date),
          );
        return `${format({ weekday: 'long' })} ${format({ day: 'numeric', month: 'long', year: 'numeric' })}`;
      };
      await openForm(page, path(language));
      await calendarButton(page, language, departure).focus();
      await page.keyboard.press('Enter');
      const today = inDays(0, timezoneId);
      await expect(focusedDay(page)).toHaveAttribute('aria-current', 'date');
      await expect(focusedDay(page)).toHaveAccessibleName(nameOf(today));
      await expect(page.getByRole('dialog')).toContainText(nameOf(today));
      await expectAccessible(page);

      await page.keyboard.press(back);
      await expect(focusedDay(page)).toHaveAccessibleName(nameOf(inDays(-1, timezoneId)));
      await expect(focusedDay(page)).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press(forward);
      await page.keyboard.press(forward);
      await page.keyboard.press('ArrowDown');
      await expect(focusedDay(page)).toHaveAccessibleName(nameOf(inDays(8, timezoneId)));
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageUp');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(calendarButton(page, language, departure)).toBeFocused();
      const chosen = (await readOut(page, departure).textContent()) ?? '';
      expect(chosen).not.toBe('');

      // The return's calendar opens on the day of departure, and offers none before.
      await calendarButton(page, language, homecoming).click();
      await expect(focusedDay(page)).toHaveAccessibleName(chosen);
      await page.keyboard.press(back);
      await expect(focusedDay(page)).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(calendarButton(page, language, homecoming)).toBeFocused();
      expect(await partsOf(page, homecoming)).toEqual(['', '', '']);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, expectedConsoleErrors: refusedRequests });

      test('comes back with what was typed, also nonsense, and is then sent', async ({ page }) => {
        await page.goto(path(language));
        await expect(page.getByRole('button', { name: kit(language, 'open') })).toBeHidden();
        const nonsense = ['٣١', 'soon', '’27'];
        for (const [i, part] of ['day', 'month', 'year'].entries())
          await control(page, `${departure}-${part}`).fill(nonsense[i] ?? '');
        await control(page, `${homecoming}-day`).fill(digits(language, 6));
        await submitButton(page).click();
        expect(await partsOf(page, departure)).toEqual(nonsense);
        await expect(errorOf(page, departure)).toContainText(message('date.month'));
        await expect(errorOf(page, homecoming)).toContainText(message('date.missing.month-year'));
        await expect(page.getByRole('alert').getByRole('link', { name: message('date.month') })).toHaveAttribute(
          'href',
          `#field-${departure}`,
        );
        await expect(control(page, `${departure}-month`)).toHaveAttribute('id', `field-${departure}`);

        await typeDate(page, departure, '2099-04-06', language);
        await typeDate(page, homecoming, '2099-04-05', language);
        await submitButton(page).click();
        await expect(errorOf(page, homecoming)).toContainText(message('return.beforeDeparture'));
        expect(await partsOf(page, departure)).toEqual(partsIn(language, '2099-04-06'));

        for (const [name, value] of Object.entries({
          fullName: 'Mariam',
          emailAddress: 'm@example.org',
          phoneNumber: '555',
          preferredAirport: 'DOH',
          specialTravelRequirements: '-',
        })) {
          await control(page, name).fill(value);
        }
        // Pasted whole, as it cannot be divided without script.
        for (const part of ['month', 'year']) await control(page, `${homecoming}-${part}`).fill('');
        await control(page, `${homecoming}-day`).fill(language === 'en' ? '7 April 2099' : '٧ أبريل ٢٠٩٩');
        await control(page, 'passportDocument').setInputFiles(pdfFile());
        await submitButton(page).click();
        await expect(page.getByText(/TI-\d{4}-\d{6}/)).toBeVisible();
      });
    });
  });
}

test.describe('The calendar of a date', () => {
  test.describe('that cannot be loaded', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|dynamically imported/] });

    test('leaves the typing, and says so', async ({ page }) => {
      await openForm(page, path('en'));
      await page.route('**/assets/date-calendar*', (route) => route.abort());
      await calendarButton(page, 'en', departure).click();
      await expect(readOut(page, departure)).toHaveText(kit('en', 'noCalendar'));
      await typeDate(page, departure, '2027-04-06');
      await expect(readOut(page, departure)).toHaveText(said.en);
    });
  });

  test('is no part of the page before it is opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openForm(page, path('en'));
    expect(scripts.filter((url) => url.includes('date-calendar'))).toEqual([]);
    await calendarButton(page, 'en', departure).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(scripts.filter((url) => url.includes('date-calendar')).length).toBeGreaterThan(0);
  });
});
