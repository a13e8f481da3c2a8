import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { button, demoPassword, field, readers } from './accounts';
import { expect, test } from './fixtures';
import { control, openForm, submitButton } from './public-forms';
import { word } from './words';

/** Counts what a page sends. */
function countPosts(page: Page): { readonly posts: number } {
  const count = { posts: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST') count.posts += 1;
  });
  return count;
}

async function fillProfile(page: Page, emailAddress: string) {
  for (const [name, value] of Object.entries({
    fullName: 'Hassan Al-Jaber',
    emailAddress,
    currentTitle: 'Professor',
    currentInstitution: 'Lakeside University',
  }))
    await control(page, name).fill(value);
  await control(page, 'currentLocation').selectOption('QA');
}

for (const { locale, viewport } of readers) {
  const home = new RegExp(`/${locale}/?$`);

  test.describe(`Going back after a form was sent, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('leads past the form: what took its place is the home page', async ({ page }) => {
      const sent = countPosts(page);
      await page.goto(`/${locale}/about`);
      await openForm(page, `/${locale}/founding-fellows-profile`);
      await fillProfile(page, `${randomUUID()}@lakeside.example`);
      await submitButton(page).click();
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/about`);
      expect(sent.posts).toBe(1);
    });

    test('leads past the login', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      await page.goto(`/${locale}/auth/login`);
      await field(page, 'email').fill('member@scholars.example');
      await field(page, 'password').fill(demoPassword);
      await button(page, word(locale, 'auth', 'login.submit')).click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/about`);
    });

    test('does not offer the answer to an invitation again', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      await page.goto(`/${locale}/annual-gathering-24?invitation=DEMO-GATHERING-${locale.toUpperCase()}`);
      const invitation = page.locator('#invitation');
      const fold = invitation.locator('summary');
      if (await fold.isVisible()) await fold.click();
      await invitation.locator('[name="attending"][value="yes"]').check();
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await invitation.locator('form button').click();
      await answered;
      await expect(invitation.getByText(word(locale, 'event', 'given.yes'))).toBeVisible();
      await expect(invitation.locator('form')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/about`);
    });
  });

  test.describe(`Without script, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('a form that was sent leads to its thanks: they can be loaded anew and gone back to', async ({ page }) => {
      const sent = countPosts(page);
      await page.goto(`/${locale}/founding-fellows-profile`);
      await fillProfile(page, `${randomUUID()}@lakeside.example`);
      await submitButton(page).click();
      await expect(page).toHaveURL(/founding-fellows-profile\?done=[\w-]+#submission$/);
      const thanks = page.getByText(/FF-\d{4}-\d{6}/);
      const reference = await thanks.innerText();
      await page.reload();
      await expect(thanks).toHaveText(reference);
      await page.getByRole('main').locator(`a[href="/${locale}"]`).last().click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await expect(thanks).toHaveText(reference);
      expect(sent.posts).toBe(1);
    });

    test('the newsletter is asked for once, however often its page is loaded', async ({ page }) => {
      const sent = countPosts(page);
      await page.goto(`/${locale}/privacy`);
      const form = page.locator('#newsletter');
      await form.locator('[name="email"]').fill(`${randomUUID()}@lakeside.example`);
      await form.locator('[name="consent"]').check();
      await form.locator('button').click();
      const thanks = form.getByText(word(locale, 'shell', 'newsletter.success'));
      await expect(thanks).toBeVisible();
      await page.reload();
      await expect(thanks).toBeVisible();
      await expect(form.locator('[name="email"]')).toHaveValue('');
      expect(sent.posts).toBe(1);
    });
  });
}
