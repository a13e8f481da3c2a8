import { writeFileSync } from 'node:fs';
import { intlTag } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { newEmail, readers } from '../accounts';
import { pdfFile } from '../fixtures';
import { waitForMails } from '../outbox';
import { inDays } from '../public-forms';
import { word, type Locale } from '../words';
import { expectWhole } from './expect-whole';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const control = (name: string) => `main [name="${name}"]`;
const errorOf = (name: string) => `#field-${name}-error`;
const submit = 'main form[enctype="multipart/form-data"] button[type="submit"]';

/** Opens a form and waits until its script has taken over: a press before that would send it natively. */
async function openForm(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.until(`${path} was not taken over by its script`, () =>
    visitor.ask(() =>
      Object.keys(document.querySelector('main form[enctype="multipart/form-data"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    ),
  );
}

async function fillIn(visitor: Visitor, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await visitor.type(control(name), text);
    expect(await visitor.valueOf(control(name)), name).toBe(text);
  }
}

/** Types a date, `YYYY-MM-DD`, into its three fields, in the digits of a language. */
async function typeDate(visitor: Visitor, name: string, date: string, locale: Locale): Promise<void> {
  const [year, month, day] = date.split('-').map(Number);
  const digits = new Intl.NumberFormat(intlTag[locale], { useGrouping: false });
  for (const [part, number] of Object.entries({ day, month, year }))
    await visitor.type(control(`${name}-${part}`), digits.format(number ?? 0));
}

/** Sends the form empty: each message stands at its field, and the first field has the focus. */
async function expectRefused(visitor: Visitor, locale: Locale, required: Record<string, string>): Promise<void> {
  await visitor.click(submit);
  for (const [name, ref] of Object.entries(required))
    await expect.poll(() => visitor.read(errorOf(name))).toContain(messageText(locale, ref));
  await expect
    .poll(() => visitor.ask(() => document.activeElement?.getAttribute('name')))
    .toBe(Object.keys(required)[0]);
  await expectWhole(visitor, locale);
}

/** Sends the form, reads the reference off the thanks, and goes home with Escape. */
async function expectThanks(visitor: Visitor, locale: Locale, reference: RegExp): Promise<string> {
  await visitor.click(submit);
  await expect.poll(() => visitor.read('dialog[open]'), { timeout: 30_000 }).toMatch(reference);
  const [found = ''] = reference.exec(await visitor.read('dialog[open]')) ?? [];
  await visitor.press('Escape');
  await expect.poll(() => visitor.address()).toMatch(new RegExp(`^/${locale}/?$`));
  return found;
}

for (const { locale, viewport, first, last } of readers) {
  const name = `${first} ${last}`;
  const phoneNumber = locale === 'ar' ? '٥٥٥١٢٣٤٥' : '55512345';
  const words = { en: 'May I visit you on Sunday?', ar: 'السلام عليكم، هل يمكن زيارتكم يوم الأحد؟' }[locale];

  test.describe(`Forms, in ${locale} at ${viewport.width} px`, () => {
    test.beforeEach(({ visitor }) => visitor.resize(viewport));

    test('a message is refused in words, keeps what was typed, passes the captcha and is sent', async ({ visitor }) => {
      const emailAddress = newEmail();
      await openForm(visitor, `/${locale}/contact-us`);
      await expectRefused(visitor, locale, {
        fullName: 'fullName.required',
        emailAddress: 'email.required',
        subject: 'subject.required',
        message: 'message.required',
      });
      const typed = { fullName: name, phoneNumber, subject: first, message: words };
      await fillIn(visitor, { ...typed, emailAddress: 'not an address' });
      await visitor.click(submit);
      await expect.poll(() => visitor.read(errorOf('emailAddress'))).toContain(messageText(locale, 'email.invalid'));
      for (const [field, text] of Object.entries(typed)) expect(await visitor.valueOf(control(field))).toBe(text);

      await fillIn(visitor, { emailAddress });
      await expect.poll(() => visitor.count(errorOf('emailAddress'))).toBe(0);
      const reference = await expectThanks(visitor, locale, /CM-\d{4}-\d{6}/);
      expect((await waitForMails(emailAddress, 'submission-received')).join()).toContain(reference);
    });

    test('travel details are taken with dates in the digits of the language and a passport', async ({
      visitor,
    }, testInfo) => {
      const passport = testInfo.outputPath('passport.pdf');
      writeFileSync(passport, pdfFile().buffer);
      const [departure, back] = [inDays(30), inDays(37)];
      await openForm(visitor, `/${locale}/travel-intake`);
      await expectRefused(visitor, locale, {
        fullName: 'fullName.required',
        emailAddress: 'email.required',
        phoneNumber: 'phone.required',
        preferredDepartureDate: 'departure.required',
        preferredReturnDate: 'return.required',
        preferredAirport: 'airport.required',
        specialTravelRequirements: 'travelRequirements.required',
        passportDocument: 'passport.required',
      });
      await fillIn(visitor, {
        fullName: name,
        emailAddress: newEmail(),
        phoneNumber,
        preferredAirport: 'London Heathrow',
        specialTravelRequirements: words,
      });
      await typeDate(visitor, 'preferredDepartureDate', departure, locale);
      await typeDate(visitor, 'preferredReturnDate', inDays(29), locale);
      await visitor.press('Tab');
      await expect.poll(() => visitor.count(errorOf('preferredReturnDate'))).toBe(1);
      await typeDate(visitor, 'preferredReturnDate', back, locale);
      await expect.poll(() => visitor.count(errorOf('preferredReturnDate'))).toBe(0);
      await visitor.chooseFile(control('passportDocument'), passport);
      await expect.poll(() => visitor.read('#field-passportDocument-chosen')).toContain('passport.pdf');
      await expectThanks(visitor, locale, /TI-\d{4}-\d{6}/);
    });

    test('a date is chosen from the calendar, by the keyboard and by the mouse', async ({ visitor }) => {
      const year = () => visitor.valueOf(control('preferredDepartureDate-year'));
      await openForm(visitor, `/${locale}/travel-intake`);
      await visitor.click('main button[aria-haspopup]');
      await expect.poll(() => visitor.count('dialog[open] [role="grid"], dialog[open] table')).toBe(1);
      await visitor.press('ArrowDown', 'Enter');
      await expect.poll(() => visitor.count('dialog[open]')).toBe(0);
      await expect.poll(year).not.toBe('');
      const day = await visitor.valueOf(control('preferredDepartureDate-day'));
      // The next month opens on a day of its own.
      await visitor.click('main button[aria-haspopup]');
      await visitor.click('dialog[open] button', word(locale, 'shell', 'kit.date.nextMonth'));
      await expectWhole(visitor, locale);
      await visitor.click('dialog[open] tbody tr:nth-child(3) td:nth-child(4) :is(button, [tabindex])');
      await expect.poll(() => visitor.count('dialog[open]')).toBe(0);
      expect(await visitor.valueOf(control('preferredDepartureDate-month'))).not.toBe('');
      expect(day).not.toBe('');
    });

    test('an organization asks to join, with its type and country chosen from lists', async ({ visitor }) => {
      await openForm(visitor, `/${locale}/organizations/join-us`);
      await fillIn(visitor, {
        organizationName: `Lakeside ${first}`,
        website: 'www.lakeside.example/about',
        contactName: name,
        contactTitle: first,
        emailAddress: newEmail(),
        reason: words,
      });
      await visitor.choose(control('type'), 'research-centre');
      await visitor.choose(control('country'), 'KE');
      expect(await visitor.valueOf(control('type'))).toBe('research-centre');
      expect(await visitor.valueOf(control('country'))).toBe('KE');
      await expectThanks(visitor, locale, /JU-\d{4}-\d{6}/);
    });
  });
}
