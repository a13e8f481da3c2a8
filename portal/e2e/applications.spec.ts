import type { Browser, BrowserContext, Page } from '@playwright/test';
import { messageText } from '@scholars/contract/message-catalogues';
import {
  button,
  demoPassword,
  field,
  goodPassword,
  main,
  openAccount,
  readers,
  signInQuietly,
  title,
  type Reader,
} from './accounts';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import { waitForMails } from './outbox';
import { word } from './words';

const slug = 'postdoc-artificial-intelligence-for-arabic';
const letters = {
  en: 'I have worked on models of language for ten years, and would like to go on with you.',
  ar: 'عملت عشر سنوات على نماذج اللغة، وأودّ أن أواصل هذا العمل لديكم.',
} as const;
const requests = { en: 'Please send us two of your papers.', ar: 'يُرجى إرسال بحثين من أبحاثكم.' } as const;
const replies = { en: 'Both are listed in the new CV.', ar: 'ذكرتُ البحثين في السيرة الجديدة.' } as const;
const cv = { ...pdfFile(), name: 'cv.pdf' };

async function signIn(context: BrowserContext, reader: Reader): Promise<string> {
  const email = await openAccount(context, reader);
  await signInQuietly(context, reader.locale, email, goodPassword);
  return email;
}

/** What one needs to apply, but for the letter. */
async function fillRest(page: Page): Promise<void> {
  await field(page, 'answers.work').fill('A corpus of a million sentences');
  await field(page, 'cv').setInputFiles(cv);
}

/** A coordinator takes an application up, and asks its applicant for more. */
async function ask(browser: Browser, reference: string, { locale }: Reader): Promise<void> {
  const context = await browser.newContext();
  await signInQuietly(context, locale, 'coordinator@scholars.example', demoPassword);
  const queue = `/api/backoffice/applications?filters[reference][$eq]=${reference}`;
  const { data } = await (await context.request.get(queue)).json();
  for (const [to, reason] of [
    ['in_review', ''],
    ['more_info', requests[locale]],
  ] as const) {
    const { version } = (await (await context.request.get(`/api/backoffice/applications/${data[0].documentId}`)).json())
      .data;
    const moved = await context.request.post(`/api/backoffice/applications/${data[0].documentId}/transition`, {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { to, reason, version },
    });
    expect(moved.ok()).toBe(true);
  }
  await context.close();
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'applications', key);
  const opportunity = `/${locale}/opportunities/${slug}`;
  const list = `/${locale}/account/my-applications`;
  const letterBox = (page: Page) => main(page).getByRole('textbox', { name: text('apply.coverLetter') });

  const saved = (page: Page) =>
    main(page)
      .getByRole('status')
      .filter({ hasText: text('apply.saved').split(' {{')[0] });

  /** From the summary to the list, where it is withdrawn. */
  async function sendAndWithdraw(page: Page, email: string): Promise<void> {
    await expect(title(page, text('review.title'))).toBeVisible();
    await expect(main(page).getByText(letters[locale], { exact: true })).toBeVisible();
    await field(page, 'consent').check();
    await button(page, text('review.send')).click();
    await expect(page).toHaveURL(`${opportunity}/apply`);
    await expect(main(page).getByText(/^OA-\d{4}-\d{6}$/)).toBeVisible();
    await expect.poll(async () => (await waitForMails(email, 'application-received')).length).toBe(1);
    await main(page)
      .getByRole('link', { name: text('sent.toList') })
      .click();
    await expect(title(page, text('list.title'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: new RegExp(`^${text('list.withdraw')}`) })
      .click();
    await button(page, text('withdraw.confirm')).click();
    await expect(main(page).getByText(text('withdraw.done'))).toBeVisible();
    await expect(main(page).getByRole('link', { name: new RegExp(`^${text('list.again')}`) })).toBeVisible();
  }

  /** Sends an application, is asked for more, and answers it. */
  async function answerWhatIsAsked(page: Page, context: BrowserContext, browser: Browser): Promise<void> {
    const email = await signIn(context, reader);
    await page.goto(`${opportunity}/apply`);
    await letterBox(page).fill(letters[locale]);
    await fillRest(page);
    await button(page, text('apply.review')).click();
    await field(page, 'consent').check();
    await button(page, text('review.send')).click();
    const reference = (await main(page)
      .getByText(/^OA-\d{4}-\d{6}$/)
      .textContent()) as string; // the page of what was sent has it
    await ask(browser, reference, reader);
    await expect.poll(async () => (await waitForMails(email, 'application-status')).length).toBe(2);
    await page.goto(list);
    await expect(main(page).getByText(requests[locale])).toBeVisible();
    await button(page, text('answer.send')).click();
    await expect(main(page).getByText(messageText(locale, 'text.required'))).toBeVisible();
    await field(page, 'answer').fill(replies[locale]);
    await field(page, 'cv').setInputFiles(cv);
    await button(page, text('answer.send')).click();
    await expect(main(page).getByText(text('answer.done'))).toBeVisible();
    await expect(main(page).getByText(replies[locale], { exact: true })).toBeVisible();
    await expect(button(page, text('answer.send'))).toHaveCount(0);
    await readAgain(page, context);
  }

  /** From the list to what was sent, with both CVs. */
  async function readAgain(page: Page, context: BrowserContext): Promise<void> {
    await main(page)
      .getByRole('link', { name: new RegExp(`^${text('list.read')}`) })
      .click();
    await expect(main(page).getByRole('heading', { name: text('whole.title') })).toBeVisible();
    for (const written of [letters[locale], 'A corpus of a million sentences', replies[locale]])
      await expect(main(page).getByText(written, { exact: true })).toBeVisible();
    const downloads = main(page).getByRole('link', { name: new RegExp(`^${text('whole.download')}`) });
    await expect(downloads).toHaveCount(2);
    const file = await context.request.get((await downloads.first().getAttribute('href')) ?? '');
    expect(await file.body()).toEqual(cv.buffer);
  }

  test.describe(`Applying, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('leads a visitor to the login, and from there to the form', async ({ page }) => {
      await page.goto(opportunity);
      const login = main(page).getByRole('link', { name: word(locale, 'opportunities', 'apply.signIn') });
      await expect(login).toHaveAttribute(
        'href',
        `/${locale}/auth/login?nextUrl=${encodeURIComponent(`${opportunity}/apply`)}`,
      );
      await page.goto(`${opportunity}/apply`);
      await expect(page).toHaveURL(/\/auth\/login\?nextUrl=/);
    });

    test('keeps what is typed, also while there is no connection, shows it once more and sends it', async ({
      page,
      context,
    }) => {
      const email = await signIn(context, reader);
      await page.goto(opportunity);
      await main(page)
        .getByRole('link', { name: word(locale, 'opportunities', 'apply.here') })
        .click();
      await expect(main(page).getByRole('heading', { name: text('apply.title'), exact: true })).toBeVisible();
      await expectAccessible(page);
      await letterBox(page).fill('A beginning');
      await expect(saved(page)).toBeVisible();
      await context.setOffline(true);
      await letterBox(page).fill(letters[locale]);
      await expect(main(page).getByText(text('apply.unsaved'))).toBeVisible();
      await context.setOffline(false);
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(field(page, 'coverLetter')).toHaveValue(letters[locale]);

      await button(page, text('apply.review')).click();
      await expect(main(page).getByRole('link', { name: messageText(locale, 'cv.required') })).toBeVisible();
      await fillRest(page);
      await button(page, text('apply.review')).click();
      await expect(title(page, text('review.title'))).toBeVisible();
      await expectAccessible(page);
      await button(page, text('review.send')).click();
      await expect(main(page).getByText(messageText(locale, 'consent.required')).first()).toBeVisible();
      await sendAndWithdraw(page, email);
      await expectAccessible(page);
    });

    test('keeps what was typed before its script came', async ({ page, context }) => {
      await signIn(context, reader);
      let letGo = () => {};
      const heldUp = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await heldUp;
        await route.continue();
      });
      await page.goto(`${opportunity}/apply`, { waitUntil: 'commit' });
      await letterBox(page).fill(letters[locale]);
      letGo();
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(field(page, 'coverLetter')).toHaveValue(letters[locale]);
    });

    test('sends what was typed last, also while a draft of before is on its way', async ({ page, context }) => {
      await signIn(context, reader);
      await page.goto(`${opportunity}/apply`);
      const order: string[] = [];
      let letGo = () => {};
      const heldUp = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/api/job-opportunities/apply/*', async (route) => {
        order.push('a draft is on its way');
        await heldUp;
        const answer = await route.fetch();
        order.push('it is kept');
        await route.fulfill({ response: answer });
      });
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(`${opportunity}/apply`)) order.push('all is sent');
      });
      await letterBox(page).fill(letters[locale]);
      await expect.poll(() => order).toEqual(['a draft is on its way']);
      await fillRest(page);
      await button(page, text('apply.review')).click();
      await expect(button(page, text('apply.reviewing')).or(title(page, text('review.title')))).toBeVisible();
      letGo();
      await expect(title(page, text('review.title'))).toBeVisible();
      expect(order).toEqual(['a draft is on its way', 'it is kept', 'all is sent']);
      await page.reload();
      await expect(main(page).getByText('A corpus of a million sentences')).toBeVisible();
    });

    test('answers what a coordinator asks for', async ({ page, context, browser }) => {
      await answerWhatIsAsked(page, context, browser);
      await expectAccessible(page);
    });
  });

  test.describe(`Applying without JavaScript, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

    test(
      'keeps a draft by its button, names what is missing and sends what is whole',
      { tag: '@thorough' },
      async ({ page, context }) => {
        const email = await signIn(context, reader);
        await page.goto(`${opportunity}/apply`);
        await field(page, 'coverLetter').fill(letters[locale]);
        await button(page, text('apply.keep')).click();
        await expect(main(page).getByRole('status')).toContainText(text('apply.saved').split(' {{')[0] ?? '');
        await page.goto(list);
        await main(page)
          .getByRole('link', { name: new RegExp(`^${text('list.goOn')}`) })
          .click();
        await expect(field(page, 'coverLetter')).toHaveValue(letters[locale]);
        await field(page, 'cv').setInputFiles(cv);
        await button(page, text('apply.review')).click();
        await expect(main(page).getByRole('link', { name: messageText(locale, 'text.required') })).toBeVisible();
        // The file was kept with what else was right.
        await field(page, 'answers.work').fill('A corpus');
        await button(page, text('apply.review')).click();
        await sendAndWithdraw(page, email);
      },
    );

    test(
      'answers what a coordinator asks for, and sees it in what has happened',
      { tag: '@thorough' },
      async ({ page, context, browser }) => {
        await answerWhatIsAsked(page, context, browser);
      },
    );

    test('saves an opportunity for later, and takes it off again', async ({ page, context }) => {
      await signIn(context, reader);
      const { save, unsave } = {
        save: word(locale, 'opportunities', 'apply.save'),
        unsave: word(locale, 'opportunities', 'apply.unsave'),
      };
      await page.goto(opportunity);
      await button(page, save).click();
      await expect(button(page, unsave)).toBeVisible();
      await page.goto(list);
      await expect(main(page).locator(`a[href="${opportunity}"]`)).toHaveCount(1);
      await page.goto(opportunity);
      await button(page, unsave).click();
      await expect(button(page, save)).toBeVisible();
    });
  });
}
