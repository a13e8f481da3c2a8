import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { entries, signInAtDesk } from './desk';
import { expect, test } from './fixtures';

test.use({ expectedConsoleErrors: [/status of 40[04]/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const day = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true }).getByRole('textbox');

test(
  'Staff type the days of an event day first, in any digits, and are told of what is no day',
  { tag: '@thorough' },
  async ({ page }) => {
    await signInAtDesk(page);
    await page.goto(`${entries('event')}/create?plugins[i18n][locale]=en`);
    await page.getByRole('textbox', { name: /^Title/ }).fill(`Days of ${randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Programme', exact: true })).toBeVisible();
    await day(page, 'First day').fill('25/12/2027');
    await day(page, 'Last day').fill('٢٦/١٢/٢٠٢٧');
    await expect(page.getByText('Sunday, 26 December 2027')).toBeVisible();
    await day(page, 'Last day for answers').fill('31/11/2027');
    await save(page).click();
    await expect(page.getByText('This is no day.')).not.toHaveCount(0);
    await day(page, 'Last day for answers').fill('27/12/2027');
    await save(page).click();
    await expect(page.getByText('The event is over by then.').first()).toBeVisible();
    await day(page, 'Last day for answers').fill('');
    await save(page).click();
    await expect(page).not.toHaveURL(/\/create/);
    await page.reload();
    await expect(day(page, 'First day')).toHaveValue('25/12/2027');
    await expect(day(page, 'Last day')).toHaveValue('26/12/2027');
  },
);

test(
  'A translation that staff begin says nothing of plans that there cannot be',
  { tag: '@thorough' },
  async ({ page }) => {
    await signInAtDesk(page);
    await page.goto(`${entries('announcement')}/create?plugins[i18n][locale]=en`);
    await page.getByRole('textbox', { name: /^Text/ }).fill(`In English ${randomUUID()}`);
    await save(page).click();
    await expect(page).not.toHaveURL(/\/create/);
    await expect(page.getByText('Publishing at a set time')).toBeVisible();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url().includes('/desk/')) refused.push(response.url());
    });
    await page.goto(page.url().replace('[locale]=en', '[locale]=ar').replace('%5Blocale%5D=en', '%5Blocale%5D=ar'));
    await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
    await expect(page.getByText('Publishing at a set time')).toHaveCount(0);
    expect(refused).toEqual([]);
  },
);

test(
  'Staff find an organization by its name in either language, and see it in a translation that they begin',
  { tag: '@thorough' },
  async ({ page }) => {
    await signInAtDesk(page);
    await page.goto(`${entries('opportunity')}/create?plugins[i18n][locale]=en`);
    await page.getByRole('textbox', { name: /^Title/ }).fill(`Found by name ${randomUUID()}`);
    await page.getByRole('combobox', { name: /^Kind of work/ }).click();
    await page.getByRole('option', { name: 'Research' }).click();
    const organization = page.getByRole('combobox', { name: /^Organization/ });
    await organization.click();
    await organization.pressSequentially('معهد الدوحة');
    await page.getByRole('option', { name: 'Doha Institute of Science' }).click();
    await save(page).click();
    await expect(page).not.toHaveURL(/\/create/);
    await page.goto(page.url().replace('[locale]=en', '[locale]=ar').replace('%5Blocale%5D=en', '%5Blocale%5D=ar'));
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
    await expect(page.getByText('Doha Institute of Science')).toBeVisible();
  },
);

test('Of two tabs the one that saves last is told of the other, both keep what they changed, and the entry is deleted without an alarm', async ({
  page,
}) => {
  await signInAtDesk(page);
  const title = (of: Page) => of.getByRole('textbox', { name: /^Text/ });
  const link = (of: Page) => of.getByRole('textbox', { name: /^Link/ });
  await page.goto(`${entries('announcement')}/create?plugins[i18n][locale]=en`);
  await title(page).fill(`Opened twice ${randomUUID()}`);
  await save(page).click();
  await expect(page).not.toHaveURL(/\/create/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other).fill('Saved in the other tab');
  await link(other).fill('/members');
  await save(other).click();
  await expect(other.getByText('Saved document')).toBeVisible();
  await title(page).fill('Typed in this one');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Changed meanwhile' })).toBeVisible();
  await expect(title(page)).toHaveValue('Typed in this one');
  await page.getByRole('button', { name: 'Choose what stays' }).click();
  const put = page.getByRole('button', { name: 'Put it into the form' });
  await expect(put).toBeDisabled();
  await expect(page.getByRole('dialog').getByText('Saved in the other tab')).toBeVisible();
  await page.getByRole('radiogroup', { name: /^Text/ }).getByRole('radio', { name: 'What you have typed' }).click();
  await put.click();
  await expect(title(page)).toHaveValue('Typed in this one');
  await expect(link(page)).toHaveValue('/members');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Changed meanwhile' })).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await page.reload();
  await expect(title(page)).toHaveValue('Typed in this one');
  await expect(link(page)).toHaveValue('/members');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete entry (all locales)' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted document')).toBeVisible();
  await expect(page).toHaveURL(/announcement\.announcement(\?|$)/);
  await expect(page.getByText('Not Found')).toHaveCount(0);
});
