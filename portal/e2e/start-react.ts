import { expect, type Page } from '@playwright/test';

/** Touches the page, as a visitor would, and waits until React has taken it over. */
export async function startReact(page: Page): Promise<void> {
  const isStarted = () =>
    Object.keys(document.querySelector('#newsletter') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(isStarted);
    })
    .toBe(true);
  // What follows the window from effects does so behind the first frame. Chromium sometimes forgets one without a time.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 }))),
  );
}
