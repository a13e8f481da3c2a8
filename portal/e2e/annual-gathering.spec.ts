import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

const cases = [
  {
    language: 'en',
    viewport: { width: 1280, height: 900 },
    code: 'DEMO-GATHERING-EN',
    guest: { name: 'Helen Brooks', email: 'helen.brooks@guests.example' },
    words: {
      yes: /Yes, I will come/,
      online: /^Yes, online$/,
      stream: /address of the stream/,
      guests: '2',
      tooMany: '3',
      refused: 'You can bring at most 2 guests',
      send: 'Send my answer',
      save: 'Save my answer',
      change: 'Change my answer',
      given: 'We look forward to seeing you',
      kept: '2 guests',
      travel: 'Plan your travel',
      calendar: 'SUMMARY:The Annual Gathering',
    },
  },
  {
    language: 'ar',
    viewport: { width: 390, height: 800 },
    code: 'DEMO-GATHERING-AR',
    guest: { name: 'سلوى المرزوقي', email: 'salwa.almarzouqi@guests.example' },
    words: {
      yes: /نعم، سأحضر/,
      online: /^نعم، عبر الإنترنت$/,
      stream: /عنوان البث/,
      guests: '٢',
      tooMany: '٣',
      refused: 'يمكنكم اصطحاب مرافقين اثنين على الأكثر',
      send: 'إرسال الرد',
      save: 'حفظ الرد',
      change: 'تعديل الرد',
      given: 'نتطلّع إلى لقائكم',
      kept: 'مرافقان',
      travel: 'ترتيب السفر',
      calendar: 'SUMMARY:اللقاء السنوي',
    },
  },
] as const;

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

for (const { language, viewport, code, guest, words } of cases) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`A guest, in ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      // A posted answer that is refused comes back as a page with status 422.
      test.use({ viewport, javaScriptEnabled, expectedConsoleErrors: [/422/] });

      test('answers the invitation, finds the answer kept, and goes on to the travel details', async ({ page }) => {
        const path = `/${language}/annual-gathering-24?invitation=${code}`;
        const response = await page.goto(path);
        expect(response?.headers()['cache-control']).toContain('no-store');
        expect(response?.headers()['referrer-policy']).toBe('same-origin');
        const invitation = page.locator('#invitation');
        await expect(invitation.getByRole('heading', { name: guest.name })).toBeVisible();

        // The journey is walked again and again on one database: an answer may be there already.
        const fold = invitation.locator('summary');
        if (await fold.isVisible()) await fold.click();
        const online = invitation.getByRole('radio', { name: words.online });
        await expect(online).toHaveAccessibleDescription(words.stream);
        await online.check();
        await expect(page.locator('[name="guests"]')).toBeHidden();
        await invitation.getByRole('radio', { name: words.yes }).check();
        await page.locator('[name="guests"]').fill(words.tooMany);
        await page.locator('[name="dietaryNeeds"]').fill('Vegetarian');
        await invitation.getByRole('button', { name: new RegExp(`${words.send}|${words.save}`) }).click();
        await expect(page.locator('#field-guests-error')).toContainText(words.refused);
        await expect(page.locator('[name="guests"]')).toHaveValue(words.tooMany);
        await expect(page.locator('[name="dietaryNeeds"]')).toHaveValue('Vegetarian');
        if (javaScriptEnabled) await expectAccessible(page);
        await noSidewaysScroll(page);

        await page.locator('[name="guests"]').fill(words.guests);
        await invitation.getByRole('button', { name: new RegExp(`${words.send}|${words.save}`) }).click();
        await expect(invitation.getByText(words.given)).toBeVisible();
        const told = invitation.locator('[tabindex="-1"]').filter({ hasText: words.given });
        if (javaScriptEnabled) await expect(told).toBeFocused();
        await page.reload();
        await expect(invitation.getByText(words.given)).toBeVisible();
        await expect(invitation.getByText(words.kept, { exact: true })).toBeVisible();
        await expect(invitation.locator('dd', { hasText: 'Vegetarian' })).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        await invitation.getByRole('link', { name: words.travel }).click();
        await expect(page).toHaveURL(`/${language}/travel-intake?invitation=${code}`);
        await expect(page.locator('[name="fullName"]')).toHaveValue(guest.name);
        await expect(page.locator('[name="emailAddress"]')).toHaveValue(guest.email);
        expect(page.url()).not.toContain('%40');
      });
    });
  }

  test.describe(`A visitor, in ${language}`, () => {
    test.use({ viewport });

    test('reads the agenda, takes the calendar file along, and learns kindly of a code that opens nothing', async ({
      page,
    }) => {
      await page.goto(`/${language}/annual-gathering-24`);
      await expect(page.locator('#invitation')).toHaveCount(0);
      await page.getByRole('navigation').locator('a[href="#agenda"]').click();
      await expect(page.locator('#agenda details')).toHaveCount(3);
      await expect(page.locator('#agenda a[href$="/members/layla-haddad"]').first()).toBeVisible();

      const download = page.waitForEvent('download');
      await page.locator('a[href*="calendar.ics"]').first().click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('annual-gathering-24.ics');
      expect(await readFile(await file.path(), 'utf8')).toContain(words.calendar);

      await page.locator('#code [name="invitation"]').fill('no-such-code');
      await page.locator('#code button').click();
      await expect(page).toHaveURL(/invitation=no-such-code/);
      await expect(
        page.getByText(language === 'ar' ? 'تعذّر علينا التعرّف على هذه الدعوة' : 'We do not recognise this invitation'),
      ).toBeVisible();
      await expectAccessible(page);

      await page.locator('#code [name="invitation"]').fill(code.toLowerCase());
      await page.locator('#code button').click();
      await expect(page.locator('#invitation').getByRole('heading', { name: guest.name })).toBeVisible();
    });
  });
}
