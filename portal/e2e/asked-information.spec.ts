import type { APIRequestContext, Page } from '@playwright/test';
import { button, readers } from './accounts';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import { waitForMails } from './outbox';
import { startReact } from './start-react';
import { sendTravelIntake } from './travel-intakes';
import { word } from './words';

for (const { locale, viewport } of readers) {
  const admin = (key: string) => word(locale, 'admin', key);
  const asked = (key: string) => word(locale, 'asked-information', key);
  const travel = (key: string) => word(locale, 'travel-intake', key);

  /** Asks for airport and passport as a coordinator, and gives the path of the link that is mailed. */
  async function ask(page: Page, request: APIRequestContext) {
    const intake = await sendTravelIntake(request, { language: locale });
    await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
    await openByReference(page, admin('queue.search'), intake.reference, intake.fullName);
    await button(page, admin('step.in_review')).click();
    await button(page, admin('step.needs_info')).click();
    const form = panel(page, admin('next.title')).getByRole('form');
    await form.getByRole('checkbox', { name: admin('field.preferredAirport') }).check();
    await form.getByRole('checkbox', { name: admin('field.passportDocument') }).check();
    await form.getByRole('textbox').fill('Which airport, and a sharper scan');
    await expectAccessible(page);
    await form.getByRole('button', { name: admin('step.needs_info'), exact: true }).click();
    await expect(panel(page, admin('history.title'))).toContainText('Which airport, and a sharper scan');
    const mails = await waitForMails(intake.emailAddress, 'submission-information');
    const [link = ''] = /\/(en|ar)\/asked-information\?token=[\w-]+/.exec(mails.at(-1) ?? '') ?? [];
    expect(link).toContain(`/${locale}/`);
    return link;
  }

  test.describe(`Who is asked for more, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('completes just that by a link, and the coordinator sees it before and after', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const link = await ask(page, request);
      const elsewhere = await browser.newContext({ baseURL, viewport });
      const sender = await elsewhere.newPage();
      await sender.goto(link);
      await startReact(sender);
      await expect(sender.getByText('Which airport, and a sharper scan')).toBeVisible();
      await expect(sender.getByLabel(travel('fields.fullName'))).toHaveCount(0);
      const airport = sender.getByLabel(travel('fields.preferredAirport'));
      await expect(airport).toHaveValue('Doha (DOH)');
      await airport.fill('Kisumu (KIS)');
      await button(sender, asked('submit')).click();
      await expect(sender.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(1);
      await expectAccessible(sender);
      await sender.locator('input[type="file"]').setInputFiles(pdfFile());
      await button(sender, asked('submit')).click();
      await expect(sender.getByRole('dialog')).toContainText(asked('thanks'));
      await expect(sender.getByRole('dialog')).not.toContainText(word(locale, 'submission-form', 'success.mailed'));
      await sender.goto(link);
      await expect(sender.getByRole('main')).toContainText(asked('gone.title'));
      await expectAccessible(sender);
      await elsewhere.close();

      await page.reload();
      const history = panel(page, admin('history.title'));
      await expect(history).toContainText(admin('history.answered'));
      await expect(history.locator('del')).toHaveText('Doha (DOH)');
      await expect(history.locator('ins')).toHaveText('Kisumu (KIS)');
    });

    test.describe('without JavaScript,', () => {
      test('does so too', { tag: '@thorough' }, async ({ page, browser, baseURL, request }) => {
        const link = await ask(page, request);
        const elsewhere = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
        const sender = await elsewhere.newPage();
        await sender.goto(link);
        await sender.getByLabel(travel('fields.preferredAirport')).fill('');
        await button(sender, asked('submit')).click();
        await expect(sender.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(2);
        await sender.getByLabel(travel('fields.preferredAirport')).fill('Kisumu (KIS)');
        await sender.locator('input[type="file"]').setInputFiles(pdfFile());
        await button(sender, asked('submit')).click();
        await expect(sender.getByRole('main')).toContainText(asked('thanks'));
        await expect(sender.getByRole('main')).not.toContainText(word(locale, 'submission-form', 'success.mailed'));
        await elsewhere.close();
      });
    });
  });
}
