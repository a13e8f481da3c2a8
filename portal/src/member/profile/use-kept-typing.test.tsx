import { webcrypto } from 'node:crypto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import { openSealedStore } from '~/shared/form/sealed-store';
import type { ProfileOutcome } from './change-profile.server';
import { useKeptTyping } from './use-kept-typing';

const typingKey = Buffer.alloc(32, 1).toString('base64url');
const kept = (part: string) => openSealedStore('my-profile:en', typingKey).read(part);

let root: Root;
let outcome: ProfileOutcome | undefined;

function Page() {
  const { page, restored } = useKeptTyping(typingKey, outcome, '', '');
  return (
    <div ref={page}>
      <form data-kept="names">
        <input name="firstName" defaultValue={outcome?.refused?.typed.firstName ?? 'Layla'} />
        <input name="lastName" defaultValue="Haddad" />
      </form>
      <form data-kept="cv">
        <input name="cv" type="file" />
        <input name="note" />
      </form>
      <output>{JSON.stringify(restored)}</output>
    </div>
  );
}

const texts = createTexts('en', { common: {} });
const draw = () =>
  act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Page />
      </I18nextProvider>,
    ),
  );
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(`No ${name}`);
const tell = (name: string) =>
  act(async () => void control(name).dispatchEvent(new InputEvent('input', { bubbles: true })));
const restored = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;

async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await draw();
}

async function leave() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  document.documentElement.lang = 'en';
  localStorage.clear();
  outcome = undefined;
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

it('names the CV that has to be chosen again, until one is', async () => {
  await open();
  Object.defineProperty(control('cv'), 'files', { value: [new File(['%PDF'], 'scan.pdf')], configurable: true });
  await tell('cv');
  await vi.waitFor(async () => expect(await kept('cv')).toBeDefined());
  await leave();

  await open();
  await vi.waitFor(() => expect(restored()).toEqual({ cv: { isRestored: false, missing: { 'file:cv': 'scan.pdf' } } }));
  await tell('cv');
  expect(restored()).toEqual({});
});

it('keeps the name of the file that has to be chosen again beside what is typed after it', async () => {
  const missing = { 'file:cv': 'scan.pdf' };
  await openSealedStore('my-profile:en', typingKey).write('cv', missing);
  await open();
  await vi.waitFor(() => expect(restored()).toEqual({ cv: { isRestored: false, missing } }));
  control('note').value = 'The longer one';
  await tell('note');
  await vi.waitFor(async () => expect(await kept('cv')).toEqual({ ...missing, note: 'The longer one' }));
});

it('keeps what was refused beside what is typed after it', async () => {
  await open();
  control('firstName').value = 'Noura';
  await tell('firstName');
  await vi.waitFor(async () => expect(await kept('names')).toEqual({ firstName: 'Noura' }));
  const refused = { errors: {}, message: 'No', isOurs: false, typed: { firstName: 'Noura' }, ticked: {} };
  outcome = { intent: 'names', section: '', id: '', isDone: false, refused };
  await draw();
  control('lastName').value = 'Saleh';
  await tell('lastName');
  await vi.waitFor(async () => expect(await kept('names')).toEqual({ firstName: 'Noura', lastName: 'Saleh' }));
});
