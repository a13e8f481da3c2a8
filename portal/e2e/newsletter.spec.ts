import { expect, expectAccessible, test } from './fixtures';
import { findMails, waitForMails } from './outbox';
import { startReact } from './start-react';

async function waitForLink(address: string, template: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const [mail = ''] = await waitForMails(address, template);
  const [link] = new RegExp(`/(?:en|ar)/newsletter/${page}\\?token=[\\w-]{43}`).exec(mail) ?? [];
  if (!link) throw new Error(`The mail ${template} does not lead to ${page}`);
  return link;
}

test.describe('The newsletter on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/status of 410/] });

  test('is subscribed to from the footer, confirmed by a mailed link, and left by one post', async ({
    page,
    request,
    browser,
  }) => {
    const address = 'reader.ar@lakeside.example';
    await page.goto('/ar/about');
    const form = page.locator('#newsletter');
    await form.getByLabel('البريد الإلكتروني').fill(address);
    await form.getByLabel(/أوافق على تلقّي النشرة/).check();
    await form.getByRole('button', { name: 'اشتراك' }).click();
    await expect(page.getByText('تم الاشتراك في القائمة البريدية')).toBeVisible();
    await expect(form.getByText(/أرسلنا إليكم رسالة/)).toBeVisible();
    await expect(form.getByLabel('البريد الإلكتروني')).toHaveValue('');
    await expect(form.getByRole('status')).toBeFocused();
    await expect(page).toHaveURL(/\/ar\/about$/);

    const confirmLink = await waitForLink(address, 'newsletter-confirm', 'confirm');
    expect(confirmLink).toMatch(/^\/ar\//);
    // What opens every link of a mail changes nothing.
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await request.fetch(confirmLink, { method })).status()).toBe(200);
    expect(findMails(address, 'newsletter-welcome')).toEqual([]);

    await page.goto(confirmLink);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click();
    await expect(page.getByText('اشتراككم مفعّل')).toBeVisible();
    await page.goto(confirmLink);
    await page.getByRole('button', { name: 'تأكيد الاشتراك' }).click();
    await expect(page.getByText('لم يعد هذا الرابط صالحًا')).toBeVisible();
    await page.getByRole('link', { name: 'إدخال العنوان من جديد' }).click();
    await expect(form).toBeInViewport();

    // As a mail program's server posts: no page before it, no cookie, no Origin (RFC 8058).
    const leave = await waitForLink(address, 'newsletter-welcome', 'unsubscribe');
    const senders: Record<string, string>[] = [{}, { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }];
    for (const headers of senders) {
      const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, headers, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('أُلغي اشتراككم');
    }
    expect((await request.post(confirmLink, { headers: { Origin: 'https://mail.example' } })).status()).toBe(403);

    const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await withoutScript.goto(leave);
    await withoutScript.getByRole('button', { name: 'إلغاء الاشتراك' }).click();
    await expect(withoutScript.getByText('أُلغي اشتراككم')).toBeVisible();
  });
});

test.describe('The newsletter form', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('tells its errors beside the fields, keeps what was typed, and shows its toast after about a second', async ({
    page,
  }) => {
    await page.goto('/en/privacy');
    // Before React is there the form is posted to a page of its own, which has no toast; that is another journey.
    await startReact(page);
    const form = page.locator('#newsletter');
    await form.getByLabel('Email address').fill('not an address');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(form.getByText('Please agree to continue')).toBeVisible();
    await expect(form.getByLabel('Email address')).toHaveValue('not an address');
    await expect(form.getByLabel('Email address')).toBeFocused();

    await form.getByLabel('Email address').fill('reader.en@lakeside.example');
    await form.getByLabel(/I agree to receive/).check();
    const startedAt = Date.now();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscribed to email list', { exact: true })).toBeVisible();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000);
    // A toast waits while the pointer is over it.
    await page.mouse.move(0, 0);
    await expect(page.getByText('Subscribed to email list', { exact: true })).toBeHidden();
    await expect(form.getByText('We have sent you an email.', { exact: false })).toBeVisible();
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

  test('the newsletter is asked for by a page of its own, and answered there', async ({ page }) => {
    await page.goto('/en/about');
    const form = page.locator('#newsletter');
    await form.getByLabel('Email address').fill('reader.plain@lakeside.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please agree to continue')).toBeVisible();
    await expect(form.getByLabel('Email address')).toHaveValue('reader.plain@lakeside.example');
    await form.getByLabel(/I agree to receive/).check();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Subscribed to email list')).toBeVisible();
    await waitForLink('reader.plain@lakeside.example', 'newsletter-confirm', 'confirm');
  });
});
