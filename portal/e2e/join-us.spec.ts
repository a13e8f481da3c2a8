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
    title: 'Join us as an organization',
    steps: 'What happens next',
    organizations: 'Organizations',
    sent: 'Successfully Submitted!',
    queue: 'Organizations to join',
    search: 'Search',
    type: 'Research centre',
    country: 'Kenya',
    nextStep: 'Next step',
    history: 'History',
    review: 'Start review',
    answered: 'Mark as answered',
    isAnswered: 'Answered',
  },
  {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    title: 'انضمام المؤسسات إلى الشبكة',
    steps: 'ما يلي الإرسال',
    organizations: 'المؤسسات',
    sent: 'تم الإرسال بنجاح!',
    queue: 'طلبات انضمام المؤسسات',
    search: 'بحث',
    type: 'مركز أبحاث',
    country: 'كينيا',
    nextStep: 'الخطوة التالية',
    history: 'السجل',
    review: 'بدء المراجعة',
    answered: 'تأكيد الرد',
    isAnswered: 'تم الرد عليه',
  },
] as const;

const required = {
  organizationName: 'organizationName.required',
  type: 'choice.required',
  country: 'country.required',
  website: 'website.required',
  contactName: 'fullName.required',
  contactTitle: 'title.required',
  emailAddress: 'email.required',
  reason: 'joinReason.required',
};
const path = (locale: string) => `/${locale}/organizations/join-us`;

const typed = (locale: string) => ({
  organizationName: locale === 'ar' ? 'معهد البحيرة' : 'Lakeside Institute',
  website: 'www.lakeside.example/about',
  contactName: locale === 'ar' ? 'أمينة أوتينو' : 'Amina Otieno',
  contactTitle: locale === 'ar' ? 'مديرة البحث' : 'Head of Research',
  emailAddress: `joining.${locale}@lakeside.example`,
  phoneNumber: locale === 'ar' ? '٥٥٥١٢٣٤٥' : '55512345',
  reason: locale === 'ar' ? 'نودّ أن نعرض زمالتين كل عام.' : 'We would like to offer two fellowships a year.',
});

async function fillIn(page: Page, locale: string) {
  for (const [name, value] of Object.entries(typed(locale))) await control(page, name).fill(value);
  await control(page, 'type').selectOption('research-centre');
  await control(page, 'country').selectOption('KE');
}

for (const words of journeys) {
  const { locale } = words;
  const message = (ref: string) => messageText(locale, ref);

  test.describe(`Join us (${locale}, ${words.viewport.width} px)`, () => {
    test.use({ viewport: words.viewport });

    test('says what happens next', async ({ page }) => {
      await openForm(page, path(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(panel(page, words.steps).getByRole('listitem')).toHaveCount(3);
      await expect(
        page.getByRole('main').getByRole('link', { name: words.organizations, exact: true }),
      ).toHaveAttribute('href', `/${locale}/organizations`);
    });

    test(
      'names every missing field, goes to the first one and sends nothing',
      { tag: '@thorough' },
      async ({ page }) => {
        const sent = countPosts(page);
        await openForm(page, path(locale));
        await submitButton(page).click();
        for (const [name, ref] of Object.entries(required))
          await expect(errorOf(page, name)).toContainText(message(ref));
        expect(await fieldsWithError(page)).toEqual(Object.keys(required));
        await expect(control(page, 'organizationName')).toBeFocused();
        expect(sent.posts).toBe(0);
        await expectAccessible(page);
      },
    );

    test(
      'a request is sent, confirmed by a mail, and answered by a coordinator',
      { tag: '@thorough' },
      async ({ page }) => {
        const { organizationName, reason } = typed(locale);
        const emailAddress = `${randomUUID()}@lakeside.example`;
        await openForm(page, path(locale));
        await fillIn(page, locale);
        await control(page, 'emailAddress').fill(emailAddress);
        await submitButton(page).click();
        const thanks = dialog(page, words.sent);
        await expect(thanks).toContainText(/JU-\d{4}-\d{6}/);
        await expectAccessible(page);
        const reference = /JU-\d{4}-\d{6}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
        await page.keyboard.press('Escape');
        await expectHome(page, locale);

        const mails = await waitForMails(emailAddress, 'submission-received');
        expect(mails).toHaveLength(1);
        expect(mails[0]).toContain(reference);

        await openAsCoordinator(page, `/${locale}/admin/organization-requests`);
        await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
        await openByReference(page, words.search, reference, organizationName);
        const main = page.getByRole('main');
        for (const text of [reason, words.type, words.country]) await expect(main).toContainText(text);
        await expect(main.getByRole('link', { name: 'www.lakeside.example/about' })).toHaveAttribute(
          'href',
          'https://www.lakeside.example/about',
        );
        await expectAccessible(page);
        const next = panel(page, words.nextStep);
        await next.getByRole('button', { name: words.review }).click();
        await next.getByRole('button', { name: words.answered }).click();
        await next.getByRole('button', { name: words.answered }).click();
        await expect(panel(page, words.history).getByRole('listitem').first()).toContainText(words.isAnswered);
      },
    );

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, expectedConsoleErrors: refusedRequests });

      test('comes back with its errors, its choices and all that was typed', { tag: '@thorough' }, async ({ page }) => {
        await page.goto(path(locale));
        await fillIn(page, locale);
        await control(page, 'website').fill('javascript:alert(1)');
        await submitButton(page).click();
        await expect(errorOf(page, 'website')).toContainText(message('url.invalid'));
        await expect(page.getByRole('alert').getByRole('link', { name: message('recaptcha.required') })).toBeVisible();
        await expect(control(page, 'type')).toHaveValue('research-centre');
        await expect(control(page, 'country')).toHaveValue('KE');
        await expect(control(page, 'organizationName')).toHaveValue(typed(locale).organizationName);
      });
    });
  });
}
