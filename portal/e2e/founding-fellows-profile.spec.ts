import { messageText } from '@scholars/contract/message-catalogues';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, pngFile, test } from './fixtures';
import {
  chosenFiles,
  control,
  countPosts,
  dialog,
  errorOf,
  expectHome,
  fieldsWithError,
  languages,
  openForm,
  refusedRequests,
  submitButton,
} from './public-forms';

const words = {
  en: {
    title: 'Founding Fellows Profile',
    sent: 'Successfully Submitted!',
    soon: "We'll be in touch soon.",
    failed: 'Submission Failed',
    why: "We couldn't submit your profile. Please check your information and try again.",
    again: 'Try Again',
    counter: (n: string) => `${n}/75 words`,
    digits: ['0', '3', '76'],
    country: 'Qatar',
  },
  ar: {
    title: 'ملف الزملاء المؤسسين',
    sent: 'تم الإرسال بنجاح!',
    soon: 'سنتواصل معكم قريبًا.',
    failed: 'تعذّر الإرسال',
    why: 'تعذّر علينا إرسال ملفكم. يُرجى مراجعة بياناتكم ثم المحاولة مرة أخرى.',
    again: 'إعادة المحاولة',
    counter: (n: string) => `${n}/٧٥ كلمة`,
    digits: ['٠', '٣', '٧٦'],
    country: 'قطر',
  },
};

/** Each required field's message when nothing was filled in, in the order of the page. */
const required = {
  fullName: 'fullName.required',
  emailAddress: 'email.required',
  currentLocation: 'residence.required',
  currentTitle: 'title.required',
  currentInstitution: 'institution.required',
};

const typed = {
  fullName: 'Hassan Al-Jaber',
  emailAddress: 'hassan.al-jaber@example.org',
  phoneNumber: '55512345',
  officePhone: '44001122',
  officeEmail: 'office@example.org',
  currentTitle: 'Professor of Hydrology',
  currentDepartment: 'Earth Sciences',
  currentInstitution: 'Qatar University',
  homepage: 'www.example.org/hassan',
  biography: 'He studies groundwater under cities, and teaches.',
};

const path = (language: string) => `/${language}/founding-fellows-profile`;
const wordsOf = (n: number) => Array.from({ length: n }, () => 'word').join(' ');

async function fillIn(page: Page, change: Partial<typeof typed> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...change })) await control(page, name).fill(value);
  await control(page, 'currentLocation').selectOption('QA');
  await control(page, 'photo').setInputFiles(pngFile());
}

for (const language of languages) {
  const word = words[language];
  const message = (ref: string) => messageText(language, ref);

  test.describe(`Founding Fellows profile (${language})`, () => {
    test('can be used by everybody', { tag: '@thorough' }, async ({ page }) => {
      await openForm(page, path(language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await expect(control(page, 'phoneNumberCode')).toHaveValue('+974');
      await expect(control(page, 'officePhoneCode')).toHaveValue('+974');
      await expect(control(page, 'currentLocation').locator('option', { hasText: word.country })).toHaveCount(1);
      expect(await control(page, 'currentLocation').locator('option').count()).toBeGreaterThan(190);
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

    test('counts the words of the biography while one writes', async ({ page }) => {
      await openForm(page, path(language));
      const [none = '', some = '', tooMany = ''] = word.digits;
      await expect(page.getByText(word.counter(none), { exact: true })).toBeVisible();
      await control(page, 'biography').fill('one two  three ');
      await expect(page.getByText(word.counter(some), { exact: true })).toBeVisible();
      await control(page, 'biography').fill(wordsOf(76));
      await expect(page.getByText(word.counter(tooMany), { exact: true })).toBeVisible();
      await control(page, 'biography').blur();
      await expect(errorOf(page, 'biography')).toContainText(message('biography.words'));
      await control(page, 'biography').fill(wordsOf(75));
      await expect(errorOf(page, 'biography')).toBeHidden();
    });

    test('is sent, thanks with a reference and leads home', async ({ page }) => {
      await openForm(page, path(language));
      await fillIn(page);
      await submitButton(page).click();
      const thanks = dialog(page, word.sent);
      await expect(thanks).toContainText(word.soon);
      await expect(thanks).toContainText(/FF-\d{4}-\d{6}/);
      await expect(control(page, 'biography')).toHaveValue('');
      expect(await chosenFiles(page, 'photo')).toBe(0);
      await expectAccessible(page);
      await thanks.getByRole('button').first().click();
      await expectHome(page, language);
    });

    test.describe('when it is refused or cannot be sent', { tag: '@thorough' }, () => {
      test.use({ expectedConsoleErrors: refusedRequests });

      test('shows what the server found beside its field and keeps everything', async ({ page }) => {
        await openForm(page, path(language));
        await fillIn(page);
        await control(page, 'photo').setInputFiles({
          name: 'me.png',
          mimeType: 'image/png',
          buffer: Buffer.from('plain words'),
        });
        await submitButton(page).click();
        await expect(errorOf(page, 'photo')).toContainText(message('photo.type'));
        await expect(control(page, 'photo')).toBeFocused();
        await expect(control(page, 'currentTitle')).toHaveValue(typed.currentTitle);
      });

      test('opens the failure dialog when it cannot be sent, and keeps everything', async ({ page, context }) => {
        await openForm(page, path(language));
        await fillIn(page);
        await context.setOffline(true);
        await submitButton(page).click();
        const failure = dialog(page, word.failed);
        await expect(failure).toContainText(messageText(language, 'error.internal'));
        await expect(failure).not.toContainText(word.why);
        await expectAccessible(page);
        await failure.getByRole('button', { name: word.again }).click();
        for (const [name, value] of Object.entries(typed)) await expect(control(page, name)).toHaveValue(value);
        await expect(control(page, 'currentLocation')).toHaveValue('QA');
        expect(await chosenFiles(page, 'photo')).toBe(1);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, expectedConsoleErrors: refusedRequests });

      test(
        'comes back with its errors and all that was typed, and is then sent',
        { tag: '@thorough' },
        async ({ page }) => {
          await page.goto(path(language));
          await control(page, 'fullName').fill(typed.fullName);
          await control(page, 'currentLocation').selectOption('QA');
          await control(page, 'officePhoneCode').selectOption('+1-CA');
          await control(page, 'biography').fill('Too short');
          await control(page, 'photo').setInputFiles(pngFile());
          await submitButton(page).click();
          await expect(errorOf(page, 'biography')).toContainText(message('biography.min'));
          await expect(control(page, 'fullName')).toHaveValue(typed.fullName);
          await expect(control(page, 'currentLocation')).toHaveValue('QA');
          await expect(control(page, 'officePhoneCode')).toHaveValue('+1-CA');
          await expect(control(page, 'biography')).toHaveValue('Too short');

          await fillIn(page);
          await submitButton(page).click();
          await expect(page.getByRole('heading', { name: word.sent })).toBeVisible();
          await expect(page.getByText(/FF-\d{4}-\d{6}/)).toBeVisible();
        },
      );
    });
  });
}

test.describe('Founding Fellows profile', () => {
  test('asks nothing of optional fields that are empty, and judges those that are not', async ({ page }) => {
    await openForm(page, path('en'));
    const wrong = {
      officePhone: ['44 00', 'Please enter numbers only'],
      officeEmail: ['office', 'Please enter a valid email address'],
      currentDepartment: ['X', 'Must be at least 2 characters'],
      homepage: ['not a site', 'Please enter a valid URL'],
      biography: ['Short', 'Min 10 characters.'],
    };
    for (const [name, [value = '', error = '']] of Object.entries(wrong)) {
      await control(page, name).fill(value);
      await control(page, name).blur();
      await expect(errorOf(page, name)).toContainText(error);
      await control(page, name).fill('');
      await expect(errorOf(page, name)).toBeHidden();
    }
  });

  test('is sent once by a double click', { tag: '@thorough' }, async ({ page }) => {
    const sent = countPosts(page);
    await openForm(page, path('en'));
    await fillIn(page);
    await submitButton(page).dblclick();
    await expect(dialog(page, 'Successfully Submitted!')).toBeVisible();
    expect(sent.posts).toBe(1);
  });
});
