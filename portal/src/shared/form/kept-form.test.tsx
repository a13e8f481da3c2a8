import { webcrypto } from 'node:crypto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, redirect, useActionData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import emailChange from '~/i18n/locales/en/email-change.json';
import errors from '~/i18n/locales/en/errors.json';
import account from '~/i18n/locales/en/account.json';
import shell from '~/i18n/locales/en/shell.json';
import { EmailForm } from '~/member/email-change/email-form';
import { KeptForm } from './kept-form';
import type { Refusal } from './form-outcome';
import { openSealedStore } from './sealed-store';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const texts = createTexts('en', {
  common: {},
  'email-change': emailChange,
  errors,
  account,
  messages: {},
  shell,
});
const refusal = (typed: Record<string, string>): Refusal => ({
  errors: {},
  message: 'Not now',
  isOurs: false,
  typed,
  ticked: {},
});

let root: Root;
let action: () => unknown;
let typingKey: string;

function Page() {
  const refused = useActionData<Refusal>();
  return <EmailForm email="noura@scholars.example" isProven={false} refused={refused} typingKey={typingKey} />;
}

async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Site = createRoutesStub([
    { path: '/en/change', Component: Page, action: async () => action(), HydrateFallback: () => null },
    { path: '/en/done', Component: () => <p>Sent</p> },
  ]);
  history.replaceState(null, '', '/en/change');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Site initialEntries={['/en/change']} />
      </I18nextProvider>,
    ),
  );
}

/** As a page that is left, because its session has ended: by another document. */
async function leave() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(`No ${name}`);

async function type(name: string, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control(name), value);
  await act(async () => void control(name).dispatchEvent(new Event('input', { bubbles: true })));
}

const kept = () => openSealedStore('form', typingKey).read('email');

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  document.documentElement.lang = 'en';
  localStorage.clear();
  typingKey = keyOf(1);
  action = () => null;
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('What a member types into short fields', () => {
  it('is there again after the next sign-in, and is said to be, but for passwords', async () => {
    await open();
    await type('email', 'noura@lakes.example');
    await type('password', 'a secret of mine');
    await vi.waitFor(async () => expect(await kept()).toEqual({ email: 'noura@lakes.example' }));
    await leave();

    await open();
    await vi.waitFor(() => expect(control('email').value).toBe('noura@lakes.example'));
    await vi.waitFor(() => expect(document.body.textContent).toContain(account.kept.restored));
    expect(control('password').value).toBe('');
    await leave();

    typingKey = keyOf(2);
    await open();
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    expect(control('email').value).toBe('');
  });

  it('stays kept whole where the form was refused once', async () => {
    action = () => refusal({ email: 'noura@lakes.example' });
    await open();
    await type('email', 'noura@lakes.example');
    await type('password', 'a secret of mine');
    await act(async () => control('email').form?.requestSubmit());
    await vi.waitFor(() => expect(document.body.textContent).toContain('Not now'));
    await vi.waitFor(async () => expect(await kept()).toBeDefined());
    const before = localStorage.getItem('form:email');
    // Any other stroke: each seals anew.
    await type('password', 'another secret');
    await vi.waitFor(() => expect(localStorage.getItem('form:email')).not.toBe(before));
    expect(await kept()).toEqual({ email: 'noura@lakes.example' });
  });

  it('is forgotten once the form was taken and leads on', async () => {
    action = () => {
      history.replaceState(null, '', '/en/done');
      return redirect('/en/done');
    };
    await open();
    await type('email', 'noura@lakes.example');
    await type('password', 'a secret of mine');
    await vi.waitFor(async () => expect(await kept()).toBeDefined());
    await act(async () => control('email').form?.requestSubmit());
    await vi.waitFor(() => expect(document.body.textContent).toContain('Sent'));
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is forgotten once the form was saved and stays', async () => {
    const Saved = ({ taken }: { taken: object | undefined }) => {
      const form = { current: document.querySelector('form') };
      return <KeptForm form={form} typingKey={typingKey} name="email" taken={taken} refused={undefined} />;
    };
    await openSealedStore('form', typingKey).write('email', { email: 'noura@lakes.example' });
    root = createRoot(document.body.appendChild(document.createElement('div')));
    const Site = createRoutesStub([{ path: '/', Component: () => <Saved taken={{}} /> }]);
    await act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <Site />
        </I18nextProvider>,
      ),
    );
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
