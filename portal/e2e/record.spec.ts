import { randomUUID } from 'node:crypto';
import { button, readers } from './accounts';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { sendTravelIntake } from './travel-intakes';
import { word } from './words';

for (const { locale, viewport } of readers) {
  const admin = (key: string) => word(locale, 'admin', key);
  const records = (key: string) => word(locale, 'records', key);

  test.describe(`A record, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/409|422/] });

    test(
      'shows both versions to who changes it in two windows, and merges them',
      { tag: '@thorough' },
      async ({ page, browser, baseURL, request }) => {
        const { reference, fullName } = await sendTravelIntake(request, { language: locale });
        await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
        await openByReference(page, admin('queue.search'), reference, fullName);
        await button(page, admin('step.in_review')).click();
        await button(page, admin('step.needs_info')).click();
        const why = page.getByRole('textbox', { name: admin('next.reason'), exact: true });
        await why.fill('Which airport do you prefer?');

        const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
        const other = await elsewhere.newPage();
        await openAsCoordinator(other, new URL(page.url()).pathname);
        await button(other, admin('assignee.take')).click();
        await expect(panel(other, admin('history.title'))).toContainText('Mariam Al-Sayed');
        await elsewhere.close();
        const news = page.getByText(word(locale, 'live', 'changed'));
        await expect(news).toBeVisible();

        const next = panel(page, admin('next.title'));
        await next.getByRole('button', { name: admin('step.needs_info'), exact: true }).click();
        await expect(next.getByRole('alert')).toContainText(records('conflict.own'));
        // It would say the same once more.
        await expect(news).toBeHidden();
        const merge = next.getByRole('form', { name: records('conflict.compare') });
        await expect(merge.getByRole('group', { name: admin('field.assignee') })).toContainText('Mariam Al-Sayed');
        await expect(merge.getByRole('group', { name: admin('field.status') })).toContainText(
          admin('status.needs_info'),
        );
        await expect(merge.getByRole('textbox')).toHaveValue('Which airport do you prefer?');
        await expectAccessible(page);
        await merge.getByRole('button', { name: records('conflict.save') }).click();
        await expect(panel(page, admin('history.title')).getByRole('listitem').first()).toContainText(
          'Which airport do you prefer?',
        );
        await expect(panel(page, admin('history.title'))).toContainText('Mariam Al-Sayed');
      },
    );

    test('is declined in the words of a template, in the language of the form', async ({ page, request }) => {
      const title = `No seats ${randomUUID().slice(0, 8)}`;
      await openAsCoordinator(page, `/${locale}/admin/message-templates/new`);
      const form = page.getByRole('main').locator('form');
      await form.getByRole('combobox', { name: records('templates.field.purpose') }).press('ArrowDown');
      await page.locator('.ant-select-item-option', { hasText: records('templates.purpose.refusal') }).click();
      await form.getByLabel(records('templates.field.title')).fill(title);
      await form
        .getByLabel(records('templates.field.textEn'), { exact: true })
        .fill('Sorry {nobody}, no seats: {reference}');
      await form.getByLabel(records('templates.field.textAr'), { exact: true }).fill('نعتذر، لا مقاعد: {reference}');
      await button(page, records('templates.save')).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
      await form.getByLabel(records('templates.field.textEn'), { exact: true }).fill('Sorry, no seats: {reference}');
      await button(page, records('templates.save')).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(panel(page, admin('history.title'))).toContainText(records('history.templateCreated'));
      await expectAccessible(page);

      const { reference, fullName, emailAddress } = await sendTravelIntake(request, { language: locale });
      await page.goto(`/${locale}/admin/travel-intakes`);
      await openByReference(page, admin('queue.search'), reference, fullName);
      await button(page, admin('step.in_review')).click();
      await button(page, admin('step.declined')).click();
      await page.getByRole('combobox', { name: records('templates.choose') }).fill(title);
      await page.locator('.ant-select-item-option', { hasText: title }).click();
      const words = locale === 'ar' ? `نعتذر، لا مقاعد: ${reference}` : `Sorry, no seats: ${reference}`;
      await expect(page.getByRole('textbox', { name: admin('next.reason'), exact: true })).toHaveValue(words);
      await expectAccessible(page);
      await button(page, admin('step.declined')).click();
      await expect(panel(page, admin('history.title'))).toContainText(words);
      const mail = (await waitForMails(emailAddress, 'submission-status')).at(-1) ?? '';
      expect(mail).toContain(reference);
    });
  });
}
