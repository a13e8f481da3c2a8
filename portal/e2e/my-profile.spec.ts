import type { BrowserContext, Locator, Page } from '@playwright/test';
import { formatPercent } from '@scholars/contract/format';
import { completionWeights, type CompletionPart } from '@scholars/contract/profile-parts';
import {
  button,
  field,
  fillPasswords,
  fillPerson,
  goodPassword,
  linkFor,
  main,
  newEmail,
  openAccount,
  readers,
  signIn,
  signInQuietly,
  title,
  type Reader,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const path = (locale: Locale) => `/${locale}/my-profile`;
const form = (page: Page, part: string) => main(page).locator(`form[data-kept="${part}"]`);

/** Saves a part, and waits for its word. */
async function save(page: Page, locale: Locale, part: string, section = part): Promise<void> {
  await form(page, part)
    .getByRole('button', { name: word(locale, 'my-profile', 'save'), exact: true })
    .click();
  await expect(
    main(page)
      .locator(`#${section}`)
      .getByText(word(locale, 'my-profile', 'saved')),
  ).toBeVisible();
}

/** What the page says is the sum of the weights of what is there. */
async function expectComplete(page: Page, locale: Locale, parts: readonly CompletionPart[]): Promise<void> {
  const sum = parts.reduce((total, part) => total + completionWeights[part], 0);
  const said = word(locale, 'my-profile', 'completion.percent').replace('{{value}}', formatPercent(sum, locale));
  await expect(main(page).getByText(said, { exact: true })).toBeVisible();
}

/** A photo as a camera takes it, wider than high, drawn by the browser. */
async function cameraPhoto(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1800, 1200];
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['#a33', '#3a3', '#33a'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(index * 600, 0, 600, 1200);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return { name: 'camera.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

async function openProfile(page: Page, context: BrowserContext, reader: Reader): Promise<void> {
  const email = await openAccount(context, reader);
  await signInQuietly(context, reader.locale, email, goodPassword);
  await page.goto(path(reader.locale));
}

const editor = (page: Page, locale: Locale) =>
  main(page).getByRole('textbox', { name: word(locale, 'my-profile', 'field.biography') });

test.describe('My profile, in ar at 390 px', () => {
  const reader = readers[1];
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'my-profile', key);
  test.use({ viewport });

  test('goes from the sign-up to complete, and says at each step how far it is', async ({ page }) => {
    test.setTimeout(180_000);
    const email = newEmail();
    await page.goto(`/${locale}/auth/register`);
    await fillPerson(page, reader);
    await field(page, 'email').fill(email);
    await fillPasswords(page, goodPassword);
    await button(page, word(locale, 'auth', 'register.submit')).click();
    await page.goto(await linkFor(email, 'confirm-email', 'confirm-email'));
    await button(page, word(locale, 'auth', 'confirm.submit')).click();
    await expect(title(page, word(locale, 'auth', 'confirm.done'))).toBeVisible();
    await signIn(page, locale, email, goodPassword, path(locale));
    await expect(title(page, text('title'))).toBeVisible();
    const parts: CompletionPart[] = ['country', 'currentTitle', 'currentInstitution', 'thematicAreas'];
    const isThere = async (...added: CompletionPart[]) => {
      parts.push(...added);
      await expectComplete(page, locale, parts);
    };
    await isThere();
    await expect(editor(page, locale)).toHaveAttribute('contenteditable', 'true');
    await expectAccessible(page);

    // What is missing is one press away.
    await main(page)
      .getByRole('link', { name: text('missing.headline') })
      .click();
    await expect(field(page, 'headline')).toBeFocused();
    await field(page, 'headline').fill('باحثة في علوم البحيرات');
    await save(page, locale, 'position');
    await isThere('headline');

    await main(page)
      .getByRole('link', { name: text('missing.biography') })
      .click();
    await expect(editor(page, locale)).toBeFocused();
    await page.keyboard.type('أدرس البحيرات ومن يعيشون على ضفافها.');
    await save(page, locale, 'biography');
    await isThere('biography');

    await field(page, 'interests').fill('البحيرات، الأنهار');
    await field(page, 'language-0').selectOption('ar');
    await field(page, 'level-0').selectOption('native');
    await save(page, locale, 'interests');
    await isThere('interests', 'languages');

    for (const [section, fill] of Object.entries({
      education: { institution: 'جامعة البحيرة', from: '2014', to: '2018-06' },
      experience: { title: 'محاضرة', from: '2018-09' },
      publications: { title: 'ما تتذكره البحيرات', year: '٢٠٢١' },
    })) {
      await main(page)
        .getByRole('link', { name: text(`add.${section}`) })
        .click();
      for (const [name, value] of Object.entries(fill)) await field(page, `${section}.${name}`).fill(value);
      if (section === 'publications') await field(page, 'publications.type').selectOption('article');
      await save(page, locale, `${section}-new`, section);
      await isThere(section as CompletionPart); // the three above
    }

    await field(page, 'orcid').fill('https://orcid.org/0000-0002-1825-0097');
    await save(page, locale, 'links');
    await isThere('orcid');

    await field(page, 'photo').setInputFiles(await cameraPhoto(page));
    const crop = main(page).getByRole('application', { name: text('crop.label') });
    await expect(crop).toBeVisible();
    await expectAccessible(page);
    await button(page, text('photo.upload')).click();
    await expect(main(page).locator('#photo').getByText(text('saved'))).toBeVisible();
    await isThere('photo');
    await expect(main(page).getByText(text('completion.done'))).toBeVisible();
    await expectAccessible(page);
  });

  test('is written and formatted with the keyboard alone', async ({ page, context }) => {
    await openProfile(page, context, reader);
    const words = word(locale, 'rich-text', 'tool.heading1');
    const tool = (name: string): Locator =>
      main(page).getByRole('button', { name: word(locale, 'rich-text', `tool.${name}`), exact: true });
    await expect(editor(page, locale)).toHaveAttribute('contenteditable', 'true');
    await editor(page, locale).focus();
    await page.keyboard.press('Alt+F10');
    await expect(tool('text')).toBeFocused();
    // Onwards is to the left.
    await page.keyboard.press('ArrowLeft');
    await expect(main(page).getByRole('button', { name: words, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page, locale)).toBeFocused();
    await expect(tool('heading1')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('البحيرات');
    await page.keyboard.press('Enter');
    await page.keyboard.type('أدرسها ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Lake Victoria');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Shift+8');
    await page.keyboard.type('ماء');
    await page.keyboard.press('Enter');
    await page.keyboard.type('طين');
    await expect(tool('bulletList')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    // Tab leads out.
    await page.keyboard.press('Tab');
    await expect(editor(page, locale)).not.toBeFocused();
    await save(page, locale, 'biography');
    await page.reload();
    await expect(editor(page, locale).locator('h2')).toHaveText('البحيرات');
    await expect(editor(page, locale).locator('b')).toHaveText('Lake Victoria');
    await expect(editor(page, locale).locator('ul > li')).toHaveText(['ماء', 'طين']);
  });

  test('has the square of its photo chosen with the keyboard', async ({ page, context }) => {
    await openProfile(page, context, reader);
    await expect(editor(page, locale)).toBeVisible();
    await field(page, 'photo').setInputFiles(await cameraPhoto(page));
    const crop = main(page).getByRole('application', { name: text('crop.label') });
    const now = (zoom: number, across: number, down: number) =>
      text('crop.now')
        .replace('{{zoom}}', formatPercent(zoom, locale))
        .replace('{{across}}', formatPercent(across, locale))
        .replace('{{down}}', formatPercent(down, locale));
    const status = main(page).locator('#photo').getByRole('status');
    await expect(status).toHaveText(now(100, 50, 50));
    await crop.focus();
    for (let n = 0; n < 10; n += 1) await page.keyboard.press('+');
    await expect(status).toHaveText(now(200, 50, 50));
    // The picture goes to the left until its right edge is the square's.
    for (let n = 0; n < 20; n += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect(status).toHaveText(now(200, 83, 50));
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await button(page, text('photo.upload')).click();
    await sent;
    await expect(main(page).locator('#photo').getByText(text('saved'))).toBeVisible();
    // Of the three colours the last alone is left.
    const isLastColour = () =>
      main(page)
        .getByRole('img', { name: text('photo.alt') })
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = 1;
          const context2d = canvas.getContext('2d');
          context2d?.drawImage(image, 0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context2d?.getImageData(0, 0, 1, 1).data ?? [];
          return blue > red && blue > green;
        });
    await expect.poll(isLastColour).toBe(true);
  });
});

test.describe('My profile, in en at 1280 px', () => {
  const reader = readers[0];
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'my-profile', key);
  test.use({ viewport, expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] });

  test('keeps what is typed while there is no connection, and sends it when there is one', async ({
    page,
    context,
  }) => {
    await openProfile(page, context, reader);
    await editor(page, locale).fill('I study lakes.');
    await context.setOffline(true);
    await field(page, 'headline').fill('Studies lakes');
    await form(page, 'position')
      .getByRole('button', { name: text('save') })
      .click();
    await expect(form(page, 'position').getByText(text('offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(main(page).locator('#position').getByText(text('saved'))).toBeVisible();
    // What was not sent is there again, in its editor, and says so.
    await page.reload();
    await expect(editor(page, locale)).toHaveText('I study lakes.');
    await expect(form(page, 'biography').getByText(word(locale, 'account', 'kept.restored'))).toBeVisible();
    await expect(field(page, 'headline')).toHaveValue('Studies lakes');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('lakes');
    await save(page, locale, 'biography');
    await page.reload();
    await expect(form(page, 'biography').getByText(word(locale, 'account', 'kept.restored'))).toBeHidden();
    await expect(editor(page, locale)).toHaveText('I study lakes.');
  });

  test(
    'does not let one window undo another, and brings back what was deleted',
    { tag: '@thorough' },
    async ({ page, context }) => {
      await openProfile(page, context, reader);
      await main(page)
        .getByRole('link', { name: text('add.awards') })
        .click();
      await field(page, 'awards.title').fill('Young limnologist');
      await save(page, locale, 'awards-new', 'awards');
      const edit = main(page)
        .locator('#awards')
        .getByRole('link', { name: /Young limnologist/ });
      const address = (await edit.getAttribute('href')) ?? '';
      const other = await context.newPage();
      await other.goto(address);
      await page.goto(address);
      await field(other, 'awards.date').fill('2020-05');
      await field(other, 'awards.title').press('Enter');
      await expect(other).toHaveURL(/saved=awards/);
      await field(page, 'awards.organization').fill('Society of Waters');
      await field(page, 'awards.title').press('Enter');
      await expect(main(page).getByText(text('conflict.changed'))).toBeVisible();
      await expect(main(page).locator('#awards').getByText('2020-05').first()).toBeVisible();
      await expect(field(page, 'awards.organization')).toHaveValue('Society of Waters');
      await expectAccessible(page);
      await field(page, 'awards.date').fill('2020-05');
      await field(page, 'awards.title').press('Enter');
      await expect(page).toHaveURL(/saved=awards/);
      await main(page)
        .locator('#awards')
        .getByRole('button', { name: new RegExp(`^${text('delete')}`) })
        .click();
      await expect(edit).toBeHidden();
      await button(page, text('undo')).click();
      await expect(edit).toBeVisible();
      await other.close();
    },
  );
});

test.describe('My profile without JavaScript, in en at 1280 px', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'takes a text as it is typed, and keeps it where it is only looked at',
    { tag: '@thorough' },
    async ({ page, context }) => {
      await openProfile(page, context, readers[0]);
      const box = editor(page, 'en');
      await box.fill('Lakes\n\nI study them.');
      await save(page, 'en', 'biography');
      await expect(box).toHaveValue('Lakes\n\nI study them.');
      await save(page, 'en', 'biography');
      await expect(box).toHaveValue('Lakes\n\nI study them.');
    },
  );
});
