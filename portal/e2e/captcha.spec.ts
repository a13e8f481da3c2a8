import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

const field = (page: Page) => page.locator('#field-recaptcha');
const answer = (page: Page) => page.locator('input[name=recaptcha]').inputValue();

async function fillContactForm(page: Page) {
  await page.getByLabel('Full name').fill('Amina Otieno');
  await page.locator('main').getByLabel('Email address').fill('amina@lakeside.example');
  await page.getByLabel('Subject').fill('Partnership');
  await page.getByLabel('Message', { exact: true }).fill('How do we take part in the programme?');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send the message' }).click();

test('The captcha asks for nothing before the form could be sent, then does its work by itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/captcha|worker|get-answer/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/ar/contact-us');
  await expect(field(page)).toContainText('ولا يُطلب منكم أي إجراء');
  expect(asked).toEqual([]);
  expect(await answer(page)).toBe('');

  const main = page.locator('main');
  for (const name of ['subject', 'message']) {
    const text = main.locator(`[name="${name}"]`);
    await expect(text).toHaveCSS('direction', 'rtl');
    await text.fill('Visit');
    await expect(text).toHaveCSS('direction', 'ltr');
  }
  await main.locator('[name="fullName"]').fill('هند المهندي');
  await main.locator('[name="emailAddress"]').fill('not an address');
  await main.locator('[name="subject"]').fill('زيارة المكتب');
  await main.locator('[name="message"]').fill('هل يمكن زيارتكم يوم الأحد؟');
  await main.locator('button[type=submit]').click();
  await expect(main.locator('[name="emailAddress"]')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);

  await main.locator('[name="emailAddress"]').fill('hind@lakeside.example');
  await expect(field(page)).toContainText('اكتمل التحقق');
  expect(asked.filter((path) => path === '/api/captcha')).toHaveLength(1);
  expect(await answer(page)).toMatch(/^[A-Za-z0-9+/]+=*$/);
  await expectAccessible(page);
});

test('A submit that comes before the captcha is done waits for it, in words', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/captcha?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/contact-us');
  await fillContactForm(page);
  await send(page);
  await expect(field(page)).toContainText('the form is sent as soon as the check is done');
  goOn();
  await expect(page.getByRole('dialog')).toContainText('Successfully Submitted!');
});

test.describe('After a failure', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource/] });

  test('the form is sent again with an answer that was not sent before', async ({ page }) => {
    const sent: string[] = [];
    await page.goto('/en/contact-us');
    await page.route('**/en/contact-us*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(
        /name="recaptcha"\r\n\r\n([^\r]*)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '',
      );
      return sent.length === 1 ? route.abort() : route.continue();
    });
    await fillContactForm(page);
    await send(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await send(page);
    await expect(page.getByRole('dialog')).toContainText('Successfully Submitted!');
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
    expect(sent).not.toContain('');
  });

  test('of the captcha itself, it can be tried again', async ({ page }) => {
    let isDown = true;
    await page.route('**/api/captcha?*', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/en/contact-us');
    await fillContactForm(page);
    await expect(field(page)).toContainText('The check did not work');
    isDown = false;
    await field(page).getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toContainText('Check done');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

  test('the form says why it needs it, where to write instead, and keeps what was typed', async ({ page }) => {
    await page.goto('/en/contact-us');
    await expect(field(page).locator('noscript > p')).toContainText('This form needs JavaScript for one thing only');
    await expect(field(page).locator('noscript a')).toHaveAttribute('href', /^mailto:/);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    expect(await topOf(field(page))).toBeLessThan(await topOf(page.getByLabel('Full name')));
    await fillContactForm(page);
    await send(page);
    await expect(field(page)).toContainText('Please confirm that you are not a robot');
    await expect(page.getByLabel('Subject')).toHaveValue('Partnership');
  });
});
