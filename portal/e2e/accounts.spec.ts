import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';

const journeys = [
  {
    locale: 'en',
    viewport: { width: 1280, height: 900 },
    first: 'Amina',
    last: 'Otieno',
    signUp: 'Open my account',
    look: 'Check your email',
    again: 'Send the email again',
    onItsWay: 'The email is on its way again.',
    confirm: 'Confirm my email address',
    confirmed: 'Your email address is confirmed',
    signIn: 'Sign in',
    wrong: 'The email address or the password is not correct',
    unconfirmed: /not confirmed yet/,
    gone: 'This link no longer works',
    forgotten: 'Forgot your password?',
    mailMe: 'Send me a link',
    setPassword: 'Set the password',
    isSet: 'Your password is set',
    information: 'My information',
    save: 'Save',
    saved: 'Your information is saved.',
    city: 'City',
    change: 'Change the password',
    changed: /Your password is changed/,
    thisDevice: 'This device',
    endThere: 'Sign out there',
    endAll: 'Sign out everywhere',
    same: 'The two passwords are not the same',
  },
  {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    first: 'أمينة',
    last: 'عتيق',
    signUp: 'فتح الحساب',
    look: 'تفقّدوا بريدكم',
    again: 'إرسال الرسالة مجددًا',
    onItsWay: 'الرسالة في طريقها إليكم من جديد.',
    confirm: 'تأكيد بريدي الإلكتروني',
    confirmed: 'تأكّد بريدكم الإلكتروني',
    signIn: 'تسجيل الدخول',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    unconfirmed: /لم يُؤكَّد بعد/,
    gone: 'لم يعد هذا الرابط صالحًا',
    forgotten: 'نسيتم كلمة المرور؟',
    mailMe: 'إرسال الرابط',
    setPassword: 'تعيين كلمة المرور',
    isSet: 'عُيّنت كلمة المرور',
    information: 'معلوماتي',
    save: 'حفظ',
    saved: 'حُفظت معلوماتكم.',
    city: 'المدينة',
    change: 'تغيير كلمة المرور',
    changed: /تغيّرت كلمة مروركم/,
    thisDevice: 'هذا الجهاز',
    endThere: 'تسجيل الخروج منه',
    endAll: 'تسجيل الخروج من كل مكان',
    same: 'كلمتا المرور غير متطابقتين',
  },
] as const;

type Words = (typeof journeys)[number];
const firstPassword = 'lantern orchard 47 tides';
const secondPassword = 'quiet harbour mornings';
const thirdPassword = 'منارة البستان والمدّ الهادئ';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

/** The path that a mail leads to, of the last mail of a kind to an address. */
async function linkFor(address: string, template: string, path: string, count = 1): Promise<string> {
  await expect.poll(async () => (await waitForMails(address, template)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  const mail = (await waitForMails(address, template)).at(-1) ?? '';
  const link = new RegExp(`/(?:en|ar)/auth/${path}\\?token=(?:3D)?([\\w-]{43})`).exec(mail);
  if (!link) throw new Error(`The mail ${template} has no link to ${path}`);
  return link[0].replace('token=3D', 'token=');
}

async function signIn(page: Page, { locale, signIn: label }: Words, email: string, password: string, nextUrl = '') {
  await page.goto(`/${locale}/auth/login${nextUrl && `?nextUrl=${encodeURIComponent(nextUrl)}`}`);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await main(page).getByRole('button', { name: label, exact: true }).click();
}

async function fillRegistration(page: Page, words: Words, email: string) {
  await page.goto(`/${words.locale}/auth/register`);
  await field(page, 'firstName').fill(words.first);
  await field(page, 'lastName').fill(words.last);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(firstPassword);
  await field(page, 'passwordConfirmation').fill(firstPassword);
  await field(page, 'country').selectOption('QA');
  await field(page, 'currentTitle').fill('Lecturer');
  await field(page, 'currentInstitution').fill('Lakeside University');
  await main(page).locator('[name="thematicAreas"][value="3"]').check();
  await field(page, 'acceptTerms').check();
}

for (const words of journeys) {
  const { locale, viewport } = words;

  test.describe(`An account, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (401|410|422)/] });

    test('is opened, confirmed by mail, used, and its password forgotten, replaced and changed', async ({ page, browser }) => {
      test.setTimeout(240_000);
      const email = `opens.${locale}.${randomUUID()}@lakeside.example`;

      await fillRegistration(page, words, email);
      await field(page, 'passwordConfirmation').fill('something else entirely');
      await main(page).getByRole('button', { name: words.signUp }).click();
      await expect(main(page).locator('#field-passwordConfirmation-error')).toContainText(words.same);
      await expect(field(page, 'email')).toHaveValue(email);
      await expectAccessible(page);
      await field(page, 'passwordConfirmation').fill(firstPassword);
      await main(page).getByRole('button', { name: words.signUp }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.look })).toBeVisible();
      const early = await linkFor(email, 'confirm-email', 'confirm-email');
      expect(early).toMatch(new RegExp(`^/${locale}/`));

      await signIn(page, words, email, firstPassword);
      await expect(page.getByText(words.unconfirmed)).toBeVisible();
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByText(words.onItsWay)).toBeVisible();
      const link = await linkFor(email, 'confirm-email', 'confirm-email', 2);

      await page.goto(early);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.gone })).toBeVisible();
      await page.goto(link);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.confirmed })).toBeVisible();

      await signIn(page, words, email, 'not the password');
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(field(page, 'email')).toHaveValue(email);
      await expectAccessible(page);
      await signIn(page, words, email, firstPassword, `/${locale}/account/my-information`);
      await expect(page.getByRole('heading', { level: 1, name: words.information })).toBeVisible();
      expect((await page.context().cookies()).find(({ name }) => name.endsWith('session'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

      // Whoever is signed in has no business in the sign-in area.
      await page.goto(`/${locale}/auth/login?nextUrl=${encodeURIComponent(`/${locale}/account/my-information`)}`);
      await expect(page).toHaveURL(`/${locale}/account/my-information`);
      await field(page, 'city').fill('الدوحة');
      await main(page).getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(field(page, 'city')).toHaveValue('الدوحة');
      await expectAccessible(page);

      const elsewhere = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin });
      const other = await elsewhere.newPage();
      await other.goto(`/${locale}/auth/login`);
      await other.getByRole('link', { name: words.forgotten }).click();
      // Both pages ask for the address.
      await expect(other.getByRole('button', { name: words.mailMe })).toBeVisible();
      await field(other, 'email').fill(email);
      await main(other).getByRole('button', { name: words.mailMe }).click();
      await expect(other.getByRole('heading', { level: 1, name: words.look })).toBeVisible();
      const reset = await linkFor(email, 'reset-password', 'reset-password');
      await other.goto(reset);
      await expectAccessible(other);
      await field(other, 'password').fill(secondPassword);
      await field(other, 'passwordConfirmation').fill(secondPassword);
      await main(other).getByRole('button', { name: words.setPassword }).click();
      await expect(other.getByRole('heading', { level: 1, name: words.isSet })).toBeVisible();
      await other.goto(reset);
      await expect(other.getByRole('heading', { level: 1, name: words.gone })).toBeVisible();
      await waitForMails(email, 'password-changed');

      // The first browser's session ended with the old password.
      await page.goto(`/${locale}/account/my-information`);
      await expect(page).toHaveURL(/\/auth\/login\?nextUrl=/);

      await signIn(page, words, email, secondPassword, `/${locale}/account/my-information`);
      await expect(page.getByText(words.thisDevice)).toBeVisible();
      await signIn(other, words, email, secondPassword, `/${locale}/account/my-information`);
      await expect(other.getByText(words.thisDevice)).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: words.endThere }).click();
      await expect(page.getByRole('button', { name: words.endThere })).toHaveCount(0);
      await other.reload();
      await expect(other).toHaveURL(/\/auth\/login/);
      await elsewhere.close();

      await field(page, 'oldPassword').fill(secondPassword);
      await field(page, 'password').fill(thirdPassword);
      await field(page, 'passwordConfirmation').fill(thirdPassword);
      await main(page).getByRole('button', { name: words.change }).click();
      await expect(page.getByText(words.changed)).toBeVisible();
      await page.getByRole('button', { name: words.endAll }).click();
      await expect(page).toHaveURL(/\/auth\/login/);
      await signIn(page, words, email, thirdPassword, `/${locale}/account/my-information`);
      await expect(page.getByRole('heading', { level: 1, name: words.information })).toBeVisible();
    });

    test('opened with an address that has one gets the same page, and the mail tells', async ({ page }) => {
      const email = 'scholar2@scholars.example';
      await fillRegistration(page, words, email);
      await main(page).getByRole('button', { name: words.signUp }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.look })).toBeVisible();
      expect((await waitForMails(email, 'account-exists')).length).toBeGreaterThan(0);
    });
  });
}

test.describe('The sign-in area', () => {
  for (const path of ['login', 'register', 'reset-password', 'reset-password?token=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'set-password?token=none', 'confirm-email?token=none', 'orcid/callback']) {
    for (const locale of ['en', 'ar']) {
      test(`/${locale}/auth/${path} has no fault that axe finds, in both themes, and no sideways scroll at 320 px`, async ({ page }) => {
        await page.goto(`/${locale}/auth/${path}`);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, ['color-contrast']);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }
  }
});
