import { randomUUID } from 'node:crypto';
import { button, readers } from './accounts';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { sendTravelIntake } from './travel-intakes';
import { word } from './words';

for (const { locale, viewport } of readers) {
  const admin = (key: string) => word(locale, 'admin', key);
  const live = (key: string) => word(locale, 'live', key);

  test.describe(`A list of two coordinators, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test(
      'shows what the other one did and what came, without losing one’s place',
      { tag: '@thorough' },
      async ({ page, browser, baseURL, request }) => {
        const family = `Delegation ${randomUUID().slice(0, 8)}`;
        const { reference } = await sendTravelIntake(request, { fullName: `${family} One` });
        await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
        await page.getByRole('searchbox', { name: admin('queue.search') }).fill(family);
        const rows = page.getByRole('main').locator('[data-row-link]');
        await expect(rows).toHaveCount(1);
        await page.getByRole('checkbox', { name: `${family} One` }).check();

        const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
        const colleague = await elsewhere.newPage();
        await openAsCoordinator(colleague, `/${locale}/admin/travel-intakes`);
        await openByReference(colleague, admin('queue.search'), reference, `${family} One`);
        await button(colleague, admin('step.in_review')).click();
        await expect(
          page.getByRole('main').locator('tbody, ul').getByText(admin('status.in_review')).first(),
        ).toBeVisible();
        await sendTravelIntake(request, { fullName: `${family} Two` });
        const one = admin('counted.travel-intakes_one').replace('{{count}}', '1');
        await expect(page.getByRole('status').getByText(live('arrived').replace('{{things}}', one))).toBeVisible();
        await expect(rows).toHaveCount(1);
        await expect(page.getByRole('checkbox', { name: `${family} One` })).toBeChecked();
        await expectAccessible(page);
        await button(page, live('show')).click();
        await expect(rows).toHaveCount(2);

        await rows.filter({ hasText: `${family} One` }).click();
        await expect(page.getByRole('heading', { level: 1, name: `${family} One` })).toBeVisible();
        const comment = page.getByRole('textbox', { name: admin('correspondence.comment.text') });
        await comment.fill('To be asked again');
        await button(colleague, admin('assignee.take')).click();
        await expect(page.getByRole('status').getByText(live('changed'))).toBeVisible();
        await expectAccessible(page);
        await button(page, live('load')).click();
        await expect(page.getByRole('status').getByText(live('changed'))).toHaveCount(0);
        await expect(panel(page, admin('history.title'))).toContainText('Mariam Al-Sayed');
        await expect(comment).toHaveValue('To be asked again');
        await elsewhere.close();
      },
    );
  });
}
