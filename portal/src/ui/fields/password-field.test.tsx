import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import common from '~/i18n/locales/en/common.json';
import shell from '~/i18n/locales/en/shell.json';
import { PasswordField } from './password-field';

const texts = createTexts('en', { common, shell });
const page = (
  <I18nextProvider i18n={texts}>
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <PasswordField name="password" label="Password" atLeast={12} required />
    </form>
  </I18nextProvider>
);
let root: Root;
const control = () => document.querySelector('input') as HTMLInputElement;
const button = () => document.querySelector('button');
const press = () => act(() => button()?.click());

function type(value: string) {
  act(() => {
    // React hears of a value only by the prototype's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control(), value);
    control().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  act(() => root.render(page));
});
afterEach(() => act(() => root.unmount()));

describe('a password', () => {
  it('runs left to right and offers nothing that needs JavaScript before it is there', () => {
    document.body.innerHTML = renderToStaticMarkup(page);
    expect(control()).toMatchObject({ type: 'password', dir: 'ltr' });
    expect(button()).toBeNull();
  });

  it('is shown and hidden by its button', () => {
    expect(button()?.getAttribute('aria-label')).toBe('Show password');
    const described = document.getElementById(button()?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(document.querySelector('label > [id]')?.textContent);
    press();
    expect(control().type).toBe('text');
    expect(button()?.getAttribute('aria-label')).toBe('Hide password');
    press();
    expect(control().type).toBe('password');
  });

  it('is hidden again when its form is sent', () => {
    press();
    act(() => document.querySelector('form')?.requestSubmit());
    expect(control().type).toBe('password');
  });

  it('says how many characters are missing, each of any script counted as one', () => {
    type('قصيرة 😀');
    expect(document.body.textContent).toContain('5 more characters');
    type('منارة البستان');
    expect(document.body.textContent).not.toContain('more character');
  });

  it('says that caps lock is on, until one leaves', () => {
    const status = () => document.querySelector('[role=status]')?.textContent;
    act(() => control().focus());
    act(
      () =>
        void control().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    expect(status()).toBe('Caps Lock is on.');
    act(() => control().blur());
    expect(status()).toBe('');
  });
});
