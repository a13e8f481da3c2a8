import { randomUUID } from 'node:crypto';
import { messageText } from '@scholars/contract/message-catalogues';
import type { Page } from '@playwright/test';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import {
  control,
  countPosts,
  dialog,
  errorOf,
  expectHome,
  fieldsWithError,
  openForm,
  refusedRequests,
  submitButton,
} from './public-forms';

const journeys = [
  {
    locale: 'en',
    viewport: { width: 1280, height: 900 },
    title: 'Contact us',
    sent: 'Successfully Submitted!',
    thanks: 'Thank you for writing to us.',
    failed: 'Submission Failed',
    why: "We couldn't send your message.",
    again: 'Try Again',
    ways: 'How to reach us',
    queue: 'Contact messages',
    search: 'Search',
    message: 'Message',
    nextStep: 'Next step',
    history: 'History',
    review: 'Start review',
    answered: 'Mark as answered',
    isAnswered: 'Answered',
  },
  {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    title: 'اتصلوا بنا',
    sent: 'تم الإرسال بنجاح!',
    thanks: 'شكرًا لكم على مراسلتنا.',
    failed: 'تعذّر الإرسال',
    why: 'تعذّر علينا إرسال رسالتكم.',
    again: 'إعادة المحاولة',
    ways: 'كيف تصلون إلينا',
    queue: 'رسائل التواصل',
    search: 'بحث',
    message: 'الرسالة',
    nextStep: 'الخطوة التالية',
    history: 'السجل',
    review: 'بدء المراجعة',
    answered: 'تأكيد الرد',
    isAnswered: 'تم الرد عليه',
  },
] as const;

const required = {
  fullName: 'fullName.required',
  emailAddress: 'email.required',
  subject: 'subject.required',
  message: 'message.required',
};
const path = (locale: string) => `/${locale}/contact-us`;

const typed = (locale: string) => ({
  fullName: locale === 'ar' ? 'هند المهندي' : 'Amina Otieno',
  emailAddress: `writer.${locale}@lakeside.example`,
  phoneNumber: locale === 'ar' ? '٥٥٥١٢٣٤٥' : '55512345',
  subject: locale === 'ar' ? 'زيارة المكتب' : 'A visit to the office',
  message: locale === 'ar' ? 'السلام عليكم،\nهل يمكن زيارتكم يوم الأحد؟' : 'Good morning,\nmay I visit you on Sunday?',
});

async function fillIn(page: Page, locale: string, change: Partial<ReturnType<typeof typed>> = {}) {
  for (const [name, value] of Object.entries({ ...typed(locale), ...change })) await control(page, name).fill(value);
}

for (const words of journeys) {
  const { locale } = words;
  const message = (ref: string) => messageText(locale, ref);

  test.describe(`Contact us (${locale}, ${words.viewport.width} px)`, () => {
    test.use({ viewport: words.viewport });

    test('says how else the network can be reached', async ({ page }) => {
      await openForm(page, path(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const ways = panel(page, words.ways);
      await expect(ways.getByRole('link', { name: 'contact@scholars.example' })).toHaveAttribute(
        'href',
        'mailto:contact@scholars.example',
      );
      await expect(ways.getByRole('link', { name: '+974 44001234' })).toHaveAttribute('href', 'tel:+97444001234');
    });

    test('names every missing field, goes to the first one and sends nothing', async ({ page }) => {
      const sent = countPosts(page);
      await openForm(page, path(locale));
      await submitButton(page).click();
      for (const [name, ref] of Object.entries(required)) await expect(errorOf(page, name)).toContainText(message(ref));
      expect(await fieldsWithError(page)).toEqual(Object.keys(required));
      await expect(control(page, 'fullName')).toBeFocused();
      expect(sent.posts).toBe(0);
      await expectAccessible(page);
    });

    test('tells errors without waiting for the captcha', async ({ page }) => {
      await page.route('**/api/captcha?*', () => undefined);
      await openForm(page, path(locale));
      await submitButton(page).click();
      await expect(errorOf(page, 'subject')).toContainText(message('subject.required'));
      await expect(errorOf(page, 'recaptcha')).toBeHidden();
    });

    test('a message is sent, confirmed by a mail, and answered by a coordinator', async ({ page }) => {
      const emailAddress = `${randomUUID()}@lakeside.example`;
      const { subject, message: text } = typed(locale);
      await openForm(page, path(locale));
      await fillIn(page, locale, { emailAddress });
      await submitButton(page).click();
      const thanks = dialog(page, words.sent);
      await expect(thanks).toContainText(words.thanks);
      await expectAccessible(page);
      const reference = /CM-\d{4}-\d{6}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
      expect(reference).not.toBe('');
      await page.keyboard.press('Escape');
      await expectHome(page, locale);

      const mails = await waitForMails(emailAddress, 'submission-received');
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(reference);

      await openAsCoordinator(page, `/${locale}/admin/contact-messages`);
      await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
      await openByReference(page, words.search, reference, subject);
      await expect(panel(page, words.message)).toContainText(text.split('\n')[1] ?? '');
      await expectAccessible(page);
      const next = panel(page, words.nextStep);
      await next.getByRole('button', { name: words.review }).click();
      await next.getByRole('button', { name: words.answered }).click();
      await next.getByRole('button', { name: words.answered }).click();
      await expect(panel(page, words.history).getByRole('listitem').first()).toContainText(words.isAnswered);
    });

    test.describe('when it cannot be sent', () => {
      test.use({ expectedConsoleErrors: refusedRequests });

      test('keeps all that was typed, and is sent with the next try', async ({ page }) => {
        await openForm(page, path(locale));
        await fillIn(page, locale);
        await page.route(
          `**${path(locale)}`,
          (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
          { times: 1 },
        );
        await submitButton(page).click();
        const failure = dialog(page, words.failed);
        await expect(failure).toContainText(messageText(locale, 'error.internal'));
        await expect(failure).not.toContainText(words.why);
        await failure.getByRole('button', { name: words.again }).click();
        await expect(failure).toBeHidden();
        for (const [name, value] of Object.entries(typed(locale))) await expect(control(page, name)).toHaveValue(value);
        await submitButton(page).click();
        await expect(dialog(page, words.sent)).toBeVisible();
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, expectedConsoleErrors: refusedRequests });

      test('comes back with its errors and all that was typed', { tag: '@thorough' }, async ({ page }) => {
        await page.goto(path(locale));
        await fillIn(page, locale, { message: 'short' });
        await submitButton(page).click();
        await expect(errorOf(page, 'message')).toContainText(message('text.min:10'));
        await expect(
          page.getByRole('alert').getByRole('link', { name: message('recaptcha.required') }),
        ).toHaveAttribute('href', '#field-recaptcha');
        await expect(control(page, 'message')).toHaveValue('short');
        await expect(control(page, 'phoneNumber')).toHaveValue(typed(locale).phoneNumber);
      });
    });
  });
}

test.describe('Contact us', () => {
  test('takes a subject from its link, as words alone and no longer than it may be', async ({ page }) => {
    await page.goto(
      `/en/contact-us?subject=${encodeURIComponent(`  About\n<b>CM-2026-000001</b> ${'x'.repeat(400)}`)}`,
    );
    await expect(control(page, 'subject')).toHaveValue(`About <b>CM-2026-000001</b> ${'x'.repeat(400)}`.slice(0, 255));
  });

  test('drops what a robot fills in and thanks it', { tag: '@thorough' }, async ({ page }) => {
    await openForm(page, path('en'));
    await fillIn(page, 'en');
    await control(page, 'website2').evaluate((input) => ((input as HTMLInputElement).value = 'https://spam.example'));
    await submitButton(page).click();
    await expect(dialog(page, 'Successfully Submitted!')).toBeVisible();
    await expect(dialog(page, 'Successfully Submitted!')).not.toContainText('CM-');
  });

  test('is sent once by a double click', { tag: '@thorough' }, async ({ page }) => {
    const sent = countPosts(page);
    await openForm(page, path('en'));
    await fillIn(page, 'en');
    await submitButton(page).dblclick();
    await expect(dialog(page, 'Successfully Submitted!')).toBeVisible();
    expect(sent.posts).toBe(1);
  });
});
