import type { Page } from '@playwright/test';
import type { Locale } from '@scholars/contract/locale';
import { main, readers } from './accounts';
import { expect } from './fixtures';
import { spokenOn, type Spoken } from './spoken';

/** The same in every language: addresses, references, types of files, the name of the desk where content is written. */
const codes = /\S+@\S+|https?:\/\/\S+|\b[A-Z]{2}-\d{4}-\d{6}\b|\b(?:PDF|PNG|JPEG|XLSX|CSV|Strapi)\b/g;

/** People whom the journeys register are called what they typed. */
const registered = readers.map(({ first, last }) => `${first} ${last}`);

const isStrange = {
  /** A word in Latin letters where Arabic is meant. */
  ar: ({ text }: Spoken) => /[A-Za-z]{2}/.test(text.replaceAll(codes, '')),
  /**
   * The name of a drawing or of a text in code where a word is meant: caret-up, left, queue.title. One small word may
   * stand within a sentence.
   */
  en: ({ role, text }: Spoken) =>
    /^[a-z]+(?:[-_.][a-zA-Z]+)+$/.test(text.trim()) || (role !== 'StaticText' && /^[a-z]+$/.test(text.trim())),
};

/**
 * What is told on a page of the back office as it stands that is not of its language.
 *
 * @param people who are named there, as they typed it
 */
export async function strangeWords(page: Page, locale: Locale, people: readonly string[] = []): Promise<string[]> {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton, .ant-spin, .ant-btn-loading')).toHaveCount(0);
  const spoken = await spokenOn(page);
  // A scan that reads nothing would find nothing.
  expect(spoken.length).toBeGreaterThan(10);
  const names = [...registered, ...people];
  return spoken
    .map(({ role, text }) => ({ role, text: names.reduce((left, name) => left.replaceAll(name, ''), text) }))
    .filter(isStrange[locale])
    .map(({ role, text }) => `${role}: ${text}`);
}
