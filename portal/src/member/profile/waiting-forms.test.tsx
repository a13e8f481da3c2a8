import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useActionData, type ActionFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageText } from '@scholars/contract/message-catalogues';
import { createTexts } from '~/i18n/create-texts';
import errors from '~/i18n/locales/en/errors.json';
import en from '~/i18n/locales/en/my-profile.json';
import shell from '~/i18n/locales/en/shell.json';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { ProfileOutcome } from './change-profile.server';
import { PartForm } from './part-form';
import { useWaitingForms, WaitingForms } from './waiting-forms';

const anything = {
  fields: { invitation: 'text' },
  schema: async () => (await import('@scholars/contract/forms/event-invitation')).invitationCode,
} as const satisfies FormDefinition;
const parts = ['names', 'position', 'links'] as const;

const invitationRequired = messageText('en', 'invitation.required');

let root: Root;
let sent: string[];
/** How many are on their way at once, at most. */
let most: number;

function Page() {
  const { waiting, outcomes } = useWaitingForms(useActionData<ProfileOutcome>());
  return (
    <WaitingForms value={waiting}>
      {parts.map((part) => (
        <section key={part} id={part}>
          <PartForm
            definition={anything}
            intent={part}
            part={part}
            outcome={outcomes.find(({ intent }) => intent === part)}
          >
            {() => <input name="invitation" defaultValue={`Typed into ${part}`} />}
          </PartForm>
        </section>
      ))}
    </WaitingForms>
  );
}

beforeEach(async () => {
  [sent, most] = [[], 0];
  let under = 0;
  const action = async ({ request }: ActionFunctionArgs): Promise<ProfileOutcome> => {
    most = Math.max(most, (under += 1));
    const intent = String((await request.formData()).get('intent'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    under -= 1;
    sent.push(intent);
    const refused = { errors: {}, message: 'Not now', isOurs: false, typed: {}, ticked: {} };
    return { intent, section: '', id: '', isDone: intent !== 'position', ...(intent === 'position' && { refused }) };
  };
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Site = createRoutesStub([{ path: '/en/my-profile', Component: Page, action, HydrateFallback: () => null }]);
  await act(async () =>
    root.render(
      <I18nextProvider
        i18n={createTexts('en', {
          'my-profile': en,
          account: {},
          shell,
          common: {},
          errors,
          messages: { 'invitation.required': invitationRequired },
        })}
      >
        <Site initialEntries={['/en/my-profile']} />
      </I18nextProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const partOf = (part: string) => document.getElementById(part) ?? expect.fail(`no ${part}`);
const control = (part: string) => partOf(part).querySelector('input[name="invitation"]') as HTMLInputElement; // drawn above
/** Lets React draw, again and again, until something is so. */
const until = (isSo: () => boolean) =>
  vi.waitUntil(
    async () => {
      await act(async () => undefined);
      return isSo();
    },
    { timeout: 3000 },
  );
const says = (part: string, text: string) => partOf(part).textContent?.includes(text) ?? false;

async function saveAllOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const part of parts) {
    await act(async () => partOf(part).querySelector('form')?.requestSubmit());
    await until(() => says(part, en.offline));
  }
  expect(sent).toEqual([]);
}

async function comeBack() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
}

it('sends what was saved without a connection one after the other, and says of each what became of it', async () => {
  await saveAllOffline();
  await comeBack();
  await until(() => sent.length === 3 && says('links', en.saved));
  expect([sent, most]).toEqual([[...parts], 1]);
  expect([says('names', en.saved), says('position', 'Not now'), says('position', en.saved)]).toEqual([
    true,
    true,
    false,
  ]);
  for (const part of parts) expect(says(part, en.offline)).toBe(false);
});

it('passes by a form that became wrong meanwhile, and sends the others', async () => {
  await saveAllOffline();
  control('names').value = '';
  await act(async () => void control('names').dispatchEvent(new Event('input', { bubbles: true })));
  await comeBack();
  await until(() => says('links', en.saved));
  expect(sent).toEqual(['position', 'links']);
  expect(says('names', invitationRequired)).toBe(true);
});

it('forgets what was said before, once one saves again', async () => {
  await saveAllOffline();
  await comeBack();
  await until(() => says('links', en.saved));
  await act(async () => partOf('names').querySelector('form')?.requestSubmit());
  await until(() => sent.length === 4 && !says('links', en.saved));
  expect(says('names', en.saved)).toBe(true);
});
