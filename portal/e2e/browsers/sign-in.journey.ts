import { demoPassword, goodPassword, information, linkFor, newEmail, readers } from '../accounts';
import { sendTravelIntake } from '../travel-intakes';
import { word } from '../words';
import { expectWhole } from './expect-whole';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const control = (name: string) => `main [name="${name}"]`;
const heading = (visitor: Visitor) => visitor.read('main h1');

async function signIn(visitor: Visitor, email: string, password: string, submit: string): Promise<void> {
  await visitor.type(control('email'), email);
  await visitor.type(control('password'), password);
  await visitor.click('main button', submit);
}

/** A part of the profile says so in a paragraph of its own; its hints speak of saving too. */
async function expectSaved(visitor: Visitor, part: string, words: string): Promise<void> {
  await expect
    .poll(() =>
      visitor.ask(
        (selector, text) =>
          [...document.querySelectorAll<HTMLElement>(`${selector} p`)].some((line) => line.innerText.trim() === text),
        part,
        words,
      ),
    )
    .toBe(true);
}

for (const { locale, viewport, first, last } of readers) {
  const auth = (key: string) => word(locale, 'auth', key);
  const home = new RegExp(`^/${locale}/?$`);

  test.describe(`Signing in, in ${locale} at ${viewport.width} px`, () => {
    test.beforeEach(({ visitor }) => visitor.resize(viewport));

    test('an account is opened by the mail’s link, its profile is written, and the session ends', async ({
      visitor,
    }) => {
      const email = newEmail();
      await visitor.open(`/${locale}/auth/register`);
      for (const [name, text] of Object.entries({
        firstName: first,
        lastName: last,
        email,
        password: goodPassword,
        passwordConfirmation: 'something else entirely',
        currentTitle: 'Lecturer',
        currentInstitution: 'Lakeside University',
      }))
        await visitor.type(control(name), text);
      await visitor.choose(control('country'), 'QA');
      await visitor.click('main label:has([name="thematicAreas"][value="3"])');
      await visitor.click(control('acceptTerms'));
      await visitor.click('main button', auth('register.submit'));
      await expect.poll(() => visitor.count('#field-passwordConfirmation-error')).toBe(1);
      expect(await visitor.valueOf(control('email'))).toBe(email);
      await visitor.type(control('passwordConfirmation'), goodPassword);
      await expect.poll(() => visitor.count('#field-passwordConfirmation-error')).toBe(0);
      await visitor.click('main button', auth('register.submit'));
      await expect.poll(() => heading(visitor), { timeout: 30_000 }).toBe(auth('sent.title'));

      await visitor.open(await linkFor(email, 'confirm-email', 'confirm-email'));
      await visitor.click('main button', auth('confirm.submit'));
      await expect.poll(() => heading(visitor)).toBe(auth('confirm.done'));
      await visitor.click('main a', auth('login.submit'));
      await expect.poll(() => heading(visitor)).toBe(auth('login.title'));
      await signIn(visitor, email, goodPassword, auth('login.submit'));
      await expect.poll(() => visitor.address(), { timeout: 30_000 }).toMatch(home);

      await visitor.open(information(locale));
      await expect.poll(() => visitor.read('main')).toContain(email);
      await expectWhole(visitor, locale);
      await visitor.open(`/${locale}/my-profile`);
      const headline = { en: 'Teaches machines to read', ar: 'تعلّم الآلات القراءة' }[locale];
      await expect.poll(() => visitor.count('main [contenteditable="true"]')).toBeGreaterThan(0);
      await expectWhole(visitor, locale);
      await visitor.type(control('headline'), headline);
      expect(await visitor.valueOf(control('headline'))).toBe(headline);
      await visitor.click('main form[data-kept="position"] button', word(locale, 'my-profile', 'save'));
      await expectSaved(visitor, '#position', word(locale, 'my-profile', 'saved'));
      await visitor.click('main [contenteditable="true"]');
      await visitor.write(headline);
      expect(await visitor.read('main [contenteditable="true"]')).toBe(headline);
      await visitor.click('main form[data-kept="biography"] button', word(locale, 'my-profile', 'save'));
      await expectSaved(visitor, '#biography', word(locale, 'my-profile', 'saved'));
      await expect
        .poll(
          async () => {
            await visitor.open(`/${locale}/my-profile`);
            return visitor.valueOf(control('headline'));
          },
          { timeout: 30_000 },
        )
        .toBe(headline);
      await expect.poll(() => visitor.read('main [contenteditable="true"]')).toBe(headline);

      if (viewport.width < 1000) await visitor.click('header button', word(locale, 'shell', 'menu.open'));
      else await visitor.click('header details:has(form[action*="/logout"]) > summary');
      await visitor.click('form[action*="/logout"] button', word(locale, 'shell', 'account.logout'));
      // The page was the person's own.
      await expect.poll(() => visitor.address()).toContain(`/${locale}/auth/login?nextUrl=`);
      await visitor.open(information(locale));
      await expect.poll(() => heading(visitor)).toBe(auth('login.title'));
    });

    test.describe('with a wrong password', () => {
      test.use({ expectedErrors: [/status of 422/] });

      test('is refused in words, keeps the address, and then works', async ({ visitor }) => {
        await visitor.open(`/${locale}/auth/login`);
        await signIn(visitor, 'member@scholars.example', 'not the password', auth('login.submit'));
        await expect.poll(() => visitor.count('main [role="alert"]'), { timeout: 30_000 }).toBeGreaterThan(0);
        expect(await visitor.valueOf(control('email'))).toBe('member@scholars.example');
        await expectWhole(visitor, locale);
        await visitor.type(control('password'), demoPassword);
        await visitor.click('main button', auth('login.submit'));
        await expect.poll(() => visitor.address(), { timeout: 30_000 }).toMatch(home);
      });
    });

    test.describe('as a coordinator', () => {
      // The login is on its way to another page, and Firefox tells of what was cut off.
      test.use({ expectedErrors: [/[Ee]rror loading (route module|dynamically imported module)/] });

      test('leads to the back office, its queue and a submission', async ({ visitor, request }) => {
        const { reference, fullName } = await sendTravelIntake(request);
        await visitor.open(`/${locale}/admin`);
        await expect.poll(() => heading(visitor)).toBe(auth('login.title'));
        await signIn(visitor, 'coordinator@scholars.example', demoPassword, auth('login.submit'));
        await expect.poll(() => heading(visitor), { timeout: 30_000 }).toBe(word(locale, 'admin', 'dashboard.title'));
        await visitor.open(`/${locale}/admin/travel-intakes`);
        const entry = 'main a[href*="/admin/travel-intakes/"]';
        await expect.poll(() => visitor.count(entry), { timeout: 30_000 }).toBeGreaterThan(0);
        await visitor.type('main [type="search"]', reference);
        await expect.poll(() => visitor.address()).toContain(reference);
        await expect.poll(() => visitor.read(entry)).toContain(fullName);
        await expectWhole(visitor, locale);
        await visitor.click(entry);
        await expect.poll(() => heading(visitor)).toBe(fullName);
        await visitor.click('main button', word(locale, 'admin', 'step.in_review'));
        await expectWhole(visitor, locale);
      });
    });
  });
}
