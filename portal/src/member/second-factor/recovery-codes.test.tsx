import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/second-factor.json';
import { RecoveryCodes } from './recovery-codes';

afterEach(() => vi.unstubAllGlobals());

it('recovery codes are printed and copied by a button each, a line for each code', async () => {
  const print = vi.fn();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('print', print);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = createTexts('en', { 'second-factor': en, common: {}, shell: {}, errors: {}, messages: {} });
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={['/en/account/second-factor']}>
          <RecoveryCodes codes={['aaaa-bbbb', 'cccc-dddd']} isFirst={false} />
        </MemoryRouter>
      </I18nextProvider>,
    ),
  );
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  await press(en.codes.print);
  expect(print).toHaveBeenCalledOnce();
  await press(en.codes.copy);
  expect(writeText).toHaveBeenCalledWith('aaaa-bbbb\ncccc-dddd');
  expect(document.body.textContent).toContain(en.codes.copied);
  act(() => root.unmount());
});
