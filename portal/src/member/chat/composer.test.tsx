import { webcrypto } from 'node:crypto';
import { chatFileMaxBytes } from '@scholars/contract/limits';
import messages from '@scholars/contract/messages/en.json';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import chat from '~/i18n/locales/en/chat.json';
import errors from '~/i18n/locales/en/errors.json';
import account from '~/i18n/locales/en/account.json';
import shell from '~/i18n/locales/en/shell.json';
import { Composer } from './composer';

const typingKey = Buffer.alloc(32, 1).toString('base64url');

let root: Root;
/** How many times the form has gone to the server. */
let posts: number;

const Page = () => (
  <Composer
    formId="form"
    conversationId="one"
    posted={undefined}
    typingKey={typingKey}
    onSend={() => undefined}
    onType={() => undefined}
  />
);

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  posts = 0;
  document.documentElement.lang = 'en';
  await open();
});

async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Site = createRoutesStub([
    {
      path: '/en/messages',
      Component: Page,
      action: () => {
        posts += 1;
        return null;
      },
    },
  ]);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', { chat, errors, account, messages, shell, common: {} })}>
        <Site initialEntries={['/en/messages']} />
      </I18nextProvider>,
    ),
  );
}

async function leave() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await leave();
});

const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('No picker');
const text = () => document.querySelector<HTMLTextAreaElement>('textarea') ?? expect.fail('Nothing to write in');

async function choose(size: number, type = 'image/png') {
  const file = new File(['x'], 'scan.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(picker(), 'files', { value: [file], configurable: true });
  await act(async () => {
    picker().dispatchEvent(new Event('input', { bubbles: true }));
    picker().dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const send = () => act(async () => picker().form?.requestSubmit());

describe('A file that is to go along with a message', () => {
  it.each([
    ['too large', chatFileMaxBytes + 1, 'image/png', messages['passport.size']],
    ['of another kind', 1000, 'text/html', messages['passport.type']],
  ])('and is %s is said to be so when it is chosen, and is not sent', async (_, size, type, problem) => {
    text().value = 'Here is the scan';
    await choose(size, type);
    expect(document.querySelector('form')?.textContent).toContain(problem);
    await send();
    expect(posts).toBe(0);
    expect(text().value).toBe('Here is the scan');

    await choose(1000);
    expect(document.querySelector('form')?.textContent).not.toContain(problem);
    await send();
    expect(posts).toBe(1);
  });

  it('stays with what is written where there is no connection, which is said', async () => {
    await choose(1000);
    text().value = 'Here is the scan';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    expect(posts).toBe(0);
    expect(document.querySelector('form')?.textContent).toContain(errors.offline);
    expect(text().value).toBe('Here is the scan');
  });

  it('is named after the next sign-in, beside the words that are there again, until it is chosen or sent without', async () => {
    const again = account.kept.file.replace('{{name}}', 'scan.png');
    const kept = () => Object.values(localStorage);
    await choose(1000);
    await vi.waitFor(() => expect(kept()).toHaveLength(1));
    const withFile = kept();
    text().value = 'Here is the scan';
    await act(async () => void text().dispatchEvent(new Event('input', { bubbles: true })));
    await vi.waitFor(() => expect(kept()).not.toEqual(withFile));
    await leave();

    await open();
    await vi.waitFor(() => expect(document.body.textContent).toContain(again));
    expect(text().value).toBe('Here is the scan');
    await choose(1000);
    expect(document.body.textContent).not.toContain(again);
    await leave();

    await open();
    await vi.waitFor(() => expect(document.body.textContent).toContain(again));
    await send();
    await vi.waitFor(() => expect(document.body.textContent).not.toContain(again));
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('needs no words, and goes with none that are too many', async () => {
    await choose(1000);
    text().value = 'x'.repeat(4001);
    await send();
    expect(posts).toBe(0);
    expect(document.activeElement).toBe(text());
    text().value = '';
    await send();
    expect(posts).toBe(1);
  });
});
