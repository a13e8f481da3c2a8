import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@scholars/contract/locale';
import type { Event, EventInvitation } from '@scholars/contract/events';
import { messageText } from '@scholars/contract/message-catalogues';
import { createTexts } from '~/i18n/create-texts';
import ar from '~/i18n/locales/ar/errors.json';
import arEvent from '~/i18n/locales/ar/event.json';
import arShell from '~/i18n/locales/ar/shell.json';
import enAccount from '~/i18n/locales/en/account.json';
import enAuth from '~/i18n/locales/en/auth.json';
import en from '~/i18n/locales/en/errors.json';
import enEvent from '~/i18n/locales/en/event.json';
import enShell from '~/i18n/locales/en/shell.json';
import type { FormDefinition } from '~/shared/form/form-definition';
import { PasswordForm } from '~/member/account/password-form';
import { AnswerForm } from '~/public/annual-gathering/answer-form';
import { NewsletterForm } from '~/shell/footer/newsletter-form';
import { ToastProvider } from '~/ui/toast/toast-provider';
import { ActionForm } from '~/shared/form/action-form';

const anything = {
  fields: { invitation: 'text' },
  schema: async () => (await import('@scholars/contract/forms/event-invitation')).invitationCode,
} as const satisfies FormDefinition;

// What the form reads of them.
const event = { city: 'Doha' } as Event;
const invitation = {
  attending: 'yes',
  guests: 0,
  maxGuests: 2,
  dietaryNeeds: '',
  accessNeeds: '',
} as EventInvitation;

const messages = {
  'password.required': messageText('en', 'password.required'),
  'password.repeat': messageText('en', 'password.repeat'),
};
const texts = {
  en: { common: {}, errors: en, account: enAccount, auth: enAuth, event: enEvent, shell: enShell, messages },
  ar: { common: {}, errors: ar, event: arEvent, shell: arShell, messages: {} },
};

let root: Root;
let sent: number;

beforeEach(() => {
  sent = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const action = () => {
  sent += 1;
  return {};
};

function open(locale: Locale, form: React.ReactNode) {
  document.documentElement.lang = locale;
  const Site = createRoutesStub([
    { path: `/${locale}/page`, Component: () => form, action, HydrateFallback: () => null },
    { path: `/${locale}`, action },
  ]);
  act(() =>
    root.render(
      <I18nextProvider i18n={createTexts(locale, texts[locale])}>
        <ToastProvider>
          <Site initialEntries={[`/${locale}/page`]} />
        </ToastProvider>
      </I18nextProvider>,
    ),
  );
}

async function submit() {
  const form = document.querySelector('form') ?? expect.fail('no form');
  await act(async () => form.requestSubmit());
}

it('A form that has done its work says so no longer once something is wrong with it', async () => {
  const outcome = { intent: 'password', isDone: true } as const;
  open('en', <PasswordForm email="amina@lakeside.example" hasCalendar={false} outcome={outcome} />);
  expect(document.body.textContent).toContain(enAccount.password.saved);
  await submit();
  await vi.waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  expect(document.body.textContent).not.toContain(enAccount.password.saved);
});

describe.each(locales)('Without a connection, in %s', (locale) => {
  const sentence = messageText(locale, 'error.internal');
  it.each([
    [
      'a form of an account',
      () => (
        <ActionForm definition={anything} submit="Save" submitting="Saving">
          {() => <input name="invitation" defaultValue="Al Wakrah" />}
        </ActionForm>
      ),
      'invitation',
      'Al Wakrah',
    ],
    [
      'the answer to an invitation',
      () => <AnswerForm event={event} invitation={invitation} code="LETTER" refused={undefined} />,
      'dietaryNeeds',
      'Vegetarian',
    ],
    ['the newsletter’s', () => <NewsletterForm before={undefined} />, 'email', 'reader@lakeside.example'],
  ] as const)(
    '%s says the specification’s sentence, keeps what was typed and sends nothing',
    async (_, form, name, value) => {
      open(locale, form());
      const field =
        document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`) ?? expect.fail('no field');
      field.value = value;
      const consent = document.querySelector<HTMLInputElement>('[name="consent"]');
      if (consent) consent.checked = true;

      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await submit();
      await vi.waitFor(() => expect(document.body.textContent).toContain(sentence));
      expect([field.value, field.isConnected, sent]).toEqual([value, true, 0]);

      onLine.mockReturnValue(true);
      await submit();
      await vi.waitFor(() => expect([document.body.textContent?.includes(sentence), sent]).toEqual([false, 1]));
    },
  );
});
