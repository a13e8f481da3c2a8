import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { browserNames, type Browser, type BrowserName, type Driver } from './driver';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

interface Journey {
  /** What the console may say because the journey brings it about; each names its own. */
  expectedErrors: RegExp[];
  driver: Driver;
  visitor: Visitor;
}
interface Started {
  browserProgram: Browser;
}

/** One browser for all journeys of a worker, one visit without a past for each journey; an error in a page fails it. */
export const test = base.extend<Journey, Started>({
  browserProgram: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is asked for: nothing.
    async ({}, use, { project }) => {
      const browser = await start(browserNameOf(project.name));
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedErrors: [[], { option: true }],
  driver: async ({ browserProgram }, use) => {
    const driver = await browserProgram.newVisit();
    await use(driver);
    await driver.close();
  },
  visitor: async ({ driver, baseURL, expectedErrors }, use, testInfo) => {
    await use(new Visitor(driver, baseURL ?? ''));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('page.png'), await driver.screenshot());
    const errors = await driver.takeErrors();
    expect(
      errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
      'errors in the page',
    ).toEqual([]);
  },
});

export { expect };

function browserNameOf(project: string): BrowserName {
  const name = browserNames.find((one) => one === project);
  if (!name) throw new Error(`No browser is called ${project}`);
  return name;
}

/** The programs that the command found (scripts/test-browsers.mjs). */
function start(name: BrowserName): Promise<Browser> {
  if (name === 'firefox') return startFirefox(program('FIREFOX_PATH'));
  return startWebKit({
    driver: program('WEBKIT_DRIVER_PATH'),
    browser: program('WEBKIT_BROWSER_PATH'),
    display: program('XVFB_PATH'),
  });
}

/** @throws where the command did not name it */
export function program(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: npm run test:browsers sets it`);
  return path;
}
