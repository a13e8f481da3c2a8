import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from './violations';

/** Console errors that a test brings about on purpose, e.g. a refused request; each test names its own. */
interface Expected {
  expectedConsoleErrors: RegExp[];
}

/** Every page of every journey: a stray console error or an uncaught exception fails the test. */
export const test = base.extend<Expected>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedConsoleErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      // The live channel is cut with the session, or with the page that it is of; nothing needs it (live.spec.ts).
      const isOfChannel = `${message.location().url} ${message.text()}`.includes('/socket.io/');
      if (message.type() === 'error' && !isOfChannel) note(message.text());
    });
    await use(page);
    // Requests on their way when a journey ends are nobody's: a handler that answers one would fail the run.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The next journey has the same browser's context, which clears what is stored in it: not this, nor what a tab holds.
    await page.context().setOffline(false);
    await page.close();
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };

/** No violation of axe's rules, or of some of them, on the page as it stands. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  expect(await findViolations(page, rules)).toEqual([]);
}

/** A small real PDF. */
export function pdfFile() {
  const pdf =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  return { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf, 'latin1') };
}

/** A real PNG of one pixel. */
export function pngFile() {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
}
