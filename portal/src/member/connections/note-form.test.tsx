import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import connections from '~/i18n/locales/en/connections.json';
import errors from '~/i18n/locales/en/errors.json';
import shell from '~/i18n/locales/en/shell.json';
import submissionForm from '~/i18n/locales/en/submission-form.json';
import { NoteForm } from './note-form';

const texts = createTexts('en', {
  common: {},
  connections,
  errors,
  messages: {},
  shell,
  'submission-form': submissionForm,
});
let root: Root;

const note = () => document.querySelector<HTMLTextAreaElement>('textarea[name="note"]') ?? expect.fail('No note');

/** The page as somebody has it before them, or opens it again. */
async function open(person: string) {
  const Page = () => <NoteForm member="yusuf" refused={undefined} />;
  const Site = createRoutesStub([{ id: 'root', path: '/en', children: [{ path: 'connect', Component: Page }] }]);
  const user = { id: person };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Site
          initialEntries={['/en/connect']}
          hydrationData={{ loaderData: { root: { locale: 'en', keys: {}, user } } }}
        />
      </I18nextProvider>,
    ),
  );
  await act(async () => note().dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await act(async () => void (await import('~/shared/form/submission/kept-typing')));
}

async function leave() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

beforeEach(() => sessionStorage.clear());
afterEach(leave);

it('keeps a note that is begun while one signs in again, and shows it to nobody else', async () => {
  await open('noura');
  note().value = 'I read your last paper.';
  await act(async () => note().dispatchEvent(new InputEvent('input', { bubbles: true })));
  await leave();

  await open('noura');
  await vi.waitFor(() => expect(note().value).toBe('I read your last paper.'));
  expect(document.querySelector('form')?.textContent).toContain(submissionForm.restored.text);
  await leave();

  await open('somebody else');
  expect(note().value).toBe('');
});
