import type { Page } from '@playwright/test';
import { pastedSamples } from '@scholars/contract/tests/pasted-samples';
import { randomUUID } from 'node:crypto';
import { goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { deskErrors, entries, signInAtDesk } from './desk';
import { expect, test } from './fixtures';
import { word } from './words';

/** Copies as a program does that puts this onto the clipboard, and pastes it by the keyboard where one writes. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied);
      event.clipboardData?.setData('text/plain', 'The words alone');
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', copy, { capture: true, once: true });
  }, html);
  await page.keyboard.press('Control+C');
  await page.keyboard.press('Control+V');
}

interface Block {
  type: string;
  level?: number;
  format?: string;
  text?: string;
  url?: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  children?: Block[];
}

/** Blocks as the desk keeps them, as tags of rich texts, to be held against what was meant. */
function tagsOf(blocks: readonly Block[]): string {
  return blocks.map(tagOf).join('');
}

function tagOf({ type, level, format, url, children = [], ...words }: Block): string {
  const within = tagsOf(children);
  if (type === 'heading') return `<h${level}>${within}</h${level}>`;
  if (type === 'paragraph') return `<p>${within}</p>`;
  if (type === 'quote') return `<blockquote><p>${within}</p></blockquote>`;
  if (type === 'link') return `<a href="${url}">${within}</a>`;
  if (type === 'list-item') return `<li>${within}</li>`;
  // Of the desk an inner list stands behind its item, of HTML within it.
  if (type === 'list')
    return (format === 'ordered' ? `<ol>${within}</ol>` : `<ul>${within}</ul>`).replace(
      /<\/li>(<[ou]l>.*?<\/[ou]l>)/g,
      '$1</li>',
    );
  const marks = (
    [
      ['b', words.bold],
      ['i', words.italic],
      ['u', words.underline],
    ] as const
  ).filter(([, isOn]) => isOn);
  const text = (words.text ?? '').replaceAll('\n', '<br>');
  return marks.reduce((inner, [mark]) => `<${mark}>${inner}</${mark}>`, text);
}

test.describe('At the desk', () => {
  test.use({ expectedConsoleErrors: deskErrors, viewport: { width: 1280, height: 900 } });

  for (const { language, save, leftOut } of [
    { language: 'en', save: 'Save', leftOut: 'Pictures were left out' },
    { language: 'ar', save: 'حفظ', leftOut: 'لم تُلصق الصور' },
  ]) {
    test(
      `what was written elsewhere is pasted as it was meant, in ${language}`,
      { tag: '@thorough' },
      async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('strapi-admin-language', chosen), language);
        await signInAtDesk(page);
        const samples = pastedSamples.filter((_, index) => index % 2 === (language === 'en' ? 0 : 1));
        for (const { program, html, meant, hasPictures } of samples) {
          // With its language: without it Strapi goes there once more, and asks whether what was typed may be lost.
          await page.goto(`${entries('opportunity')}/create?plugins[i18n][locale]=en`);
          const title = page.locator('input[name="title"]');
          await title.fill(`Pasted ${randomUUID()}`);
          const editor = page.locator('[data-slate-editor]').first();
          await editor.click();
          await paste(page, html);
          await expect(editor).toContainText('بالعربية');
          if (hasPictures) await expect(page.getByText(leftOut)).toBeVisible();
          // The form follows what is typed in the editor by its own clock; leaving the field is what it waits for.
          await title.focus();
          // The desk asks other things of the entry's kind by the same method.
          const sent = page.waitForRequest(
            (request) =>
              request.method() === 'POST' &&
              request.url().includes('api::opportunity') &&
              request.postData()?.includes('"description"') === true,
          );
          await page.getByRole('button', { name: save, exact: true }).click();
          const { description } = (await sent).postDataJSON() as { description: Block[] };
          expect(tagsOf(description), program).toBe(meant);
        }
      },
    );
  }

  test('words of one line go into the line where one writes', { tag: '@thorough' }, async ({ page }) => {
    await signInAtDesk(page);
    await page.goto(`${entries('opportunity')}/create?plugins[i18n][locale]=en`);
    // The form takes its first values once it is shown; a field that keeps what is typed has them.
    const title = page.locator('input[name="title"]');
    await title.fill(`Pasted ${randomUUID()}`);
    await expect(title).toHaveValue(/^Pasted /);
    const editor = page.locator('[data-slate-editor]').first();
    await editor.click();
    await page.keyboard.type('Before, after');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    await paste(page, '<p class=MsoNormal>a <b>bold</b> word <o:p></o:p></p>');
    await expect(editor).toHaveText(/Before, a bold word ?after/);
  });
});

test('A member pastes a text into the own profile as it was meant, and hears that pictures are left out', async ({
  page,
}) => {
  const reader = readers[1];
  const email = await openAccount(page.context(), reader);
  await signInQuietly(page.context(), reader.locale, email, goodPassword);
  await page.goto(`/${reader.locale}/my-profile`);
  const editor = main(page).getByRole('textbox', { name: word(reader.locale, 'my-profile', 'field.biography') });
  // A plain box stands there until the editor is loaded.
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  for (const { program, html, meant, hasPictures } of pastedSamples.slice(0, 3)) {
    await editor.click();
    await page.keyboard.press('Control+A');
    await paste(page, html);
    await expect(page.locator('[name="biography-html"]'), program).toHaveValue(meant);
    const notice = page.getByText(word(reader.locale, 'rich-text', 'picturesLeftOut'));
    await expect(notice).toHaveCount(hasPictures ? 1 : 0);
  }
});
