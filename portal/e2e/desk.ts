import { expect, type Page } from '@playwright/test';
import { demoPassword } from './accounts';

/** Where staff write. */
export const desk = `http://127.0.0.1:${process.env.E2E_CMS_PORT}/admin`;

/** A kind's list at the desk. */
export const entries = (kind: string) => `${desk}/content-manager/collection-types/api::${kind}.${kind}`;

/** Strapi asks for the settings of its AI, which is turned off. */
export const deskErrors = [/status of 404/];

/** From the desk's page of signing in, where the browser is, or comes from elsewhere. */
export async function signInAtDesk(page: Page): Promise<void> {
  if (!page.url().startsWith(desk)) await page.goto(`${desk}/auth/login`);
  await page.locator('input[name="email"]').fill('staff@scholars.example');
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}
