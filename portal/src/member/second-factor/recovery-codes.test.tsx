import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/second-factor.json';
import { RecoveryCodes } from './recovery-codes';

afterEach(() => vi.unstubAllGlobals());

it('recovery codes are printed, with whose they are and since when, and copied, by a button each', async () => {
  const print = vi.fn();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('print', print);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = createTexts('en', { 'second-factor': en, common: {}, shell: {}, errors: {}, messages: {} });
  const made = {
    codes: ['aaaa-bbbb', 'cccc-dddd'],
    email: 'mariam@scholars.example',
    madeAt: '2026-03-01T12:00:00.000Z',
  };
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/en',
      children: [{ path: 'account/second-factor', Component: () => <RecoveryCodes {...made} isFirst={false} /> }],
    },
  ]);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Site
          initialEntries={['/en/account/second-factor']}
          hydrationData={{ loaderData: { root: { keys: { site_name: 'Scholars Network' } } } }}
        />
      </I18nextProvider>,
    ),
  );
  const paper = document.querySelector('[class*=printed]')?.textContent;
  for (const words of ['Scholars Network', made.email, '1 March 2026']) expect(paper).toContain(words);
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  await press(en.codes.print);
  expect(print).toHaveBeenCalledOnce();
  await press(en.codes.copy);
  expect(writeText).toHaveBeenCalledWith('aaaa-bbbb\ncccc-dddd');
  expect(document.body.textContent).toContain(en.codes.copied);
  act(() => root.unmount());
});
