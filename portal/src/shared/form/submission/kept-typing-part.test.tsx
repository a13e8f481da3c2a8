import type { Event, EventInvitation } from '@scholars/contract/events';
import { act, type FunctionComponent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useActionData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import errors from '~/i18n/locales/en/errors.json';
import event from '~/i18n/locales/en/event.json';
import shell from '~/i18n/locales/en/shell.json';
import en from '~/i18n/locales/en/submission-form.json';
import { AnswerForm } from '~/public/annual-gathering/answer-form';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { ActionForm } from '../action-form';
import type { FormDefinition } from '../form-definition';
import { unanswered, type Refusal } from '../form-outcome';
import { KeptTyping, useSentTyping } from './kept-typing-part';

// What is right or wrong is no matter here.
vi.mock('../judge-live-form', () => ({ prepare: async () => {}, judgeLiveForm: async () => ({}) }));

const texts = createTexts('en', { common: {}, errors, messages: {}, shell, event, 'submission-form': en });
const definition = {
  fields: { email: 'text', password: 'secret' },
  schema: () => Promise.reject(new Error('Nothing is judged here')),
} as const satisfies FormDefinition;

interface Answer {
  isSent?: boolean;
  refused?: Refusal;
}
let answer = (): Answer => ({});
let root: Root | undefined;

/** A page that thanks in place of its form. */
function Page() {
  const { isSent = false, refused } = useActionData<Answer>() ?? {};
  useSentTyping(isSent);
  if (isSent) return <p>Thanks</p>;
  return (
    <ActionForm definition={definition} refused={refused} submit="Send" submitting="Sending">
      {(source, form) => (
        <>
          <KeptTyping form={form} definition={definition} refused={refused} onClear={() => {}} />
          <TextField name="email" label="Email" defaultValue={source.valueOf('email')} />
          <PasswordField name="password" label="Password" autoComplete="new-password" />
        </>
      )}
    </ActionForm>
  );
}

function gathering(code: string, answeredAt: string | null): FunctionComponent {
  const invitation = { maxGuests: 1, attending: null, guests: 0, dietaryNeeds: '', accessNeeds: '', answeredAt };
  return () => (
    <AnswerForm
      event={{ city: 'Doha' } as Event} // what the form reads of it
      invitation={invitation as unknown as EventInvitation} // likewise
      code={code}
      refused={undefined}
    />
  );
}

async function open(Component: FunctionComponent) {
  await close();
  const Site = createRoutesStub([
    { id: 'root', path: '/en', children: [{ path: 'page', Component, action: () => answer() }] },
  ]);
  document.body.innerHTML = '<div></div>';
  await act(async () => {
    root = createRoot(document.body.firstElementChild ?? expect.fail());
    root.render(
      <I18nextProvider i18n={texts}>
        <Site
          initialEntries={['/en/page']}
          hydrationData={{ loaderData: { root: { locale: 'en', keys: {}, user: null } } }}
        />
      </I18nextProvider>,
    );
  });
  await act(async () => void (await import('./kept-typing')));
}

async function close() {
  await act(async () => root?.unmount());
  root = undefined;
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) ?? expect.fail(`no ${name}`);
const notice = () => document.querySelector('form [data-print=no] > [role=status]')?.textContent;

async function type(typed: Record<string, string>) {
  const [first = ''] = Object.keys(typed);
  await act(async () => control(first).dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await act(async () => void (await import('./kept-typing')));
  await act(async () => {
    for (const [name, value] of Object.entries(typed)) {
      control(name).value = value;
      control(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
}

/** Sends the form, and waits until the page says so. */
async function send(given: Answer, said: string) {
  await act(
    () =>
      new Promise<void>((resolve) => {
        answer = () => resolve() ?? given;
        document.querySelector('form')?.requestSubmit();
      }),
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain(said);
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(close);

describe('What is typed into a form that its page’s action takes', () => {
  const typed = { email: 'noor@lakes.example', password: 'lantern orchard 47 tides' };

  it('is put back, but no password, which is asked for again', async () => {
    await open(Page);
    await type(typed);
    await close();
    expect(sessionStorage.getItem('typing')).toContain(typed.email);
    expect(sessionStorage.getItem('typing')).not.toContain(typed.password);
    await open(Page);
    expect([control('email').value, control('password').value]).toEqual([typed.email, '']);
    expect(notice()).toContain(en.restored.passwords);
  });

  it('stays when it was refused, of which the page says more', async () => {
    await open(Page);
    await type(typed);
    await open(Page);
    await send({ refused: { ...unanswered, isOurs: false, message: 'Too many tries' } }, 'Too many tries');
    expect(notice()).toBeUndefined();
    await open(Page);
    expect(control('email').value).toBe(typed.email);
  });

  it('is forgotten once it was sent, also what was typed at the last moment', async () => {
    await open(Page);
    await type(typed);
    await send({ isSent: true }, 'Thanks');
    await open(Page);
    expect([control('email').value, sessionStorage.length]).toEqual(['', 0]);
  });
});

describe('What a guest typed into the answer to their invitation', () => {
  const typed = { dietaryNeeds: 'No nuts' };

  it('is put back for this guest alone', async () => {
    await open(gathering('ONE', null));
    await type(typed);
    await open(gathering('TWO', null));
    expect(control('dietaryNeeds').value).toBe('');
    await open(gathering('ONE', null));
    expect(control('dietaryNeeds').value).toBe('No nuts');
    expect(notice()).toContain(en.restored.text);
  });

  it('is nothing to the form in which they change an answer that was taken since', async () => {
    await open(gathering('ONE', null));
    await type(typed);
    await open(gathering('ONE', '2026-03-01T09:00:00.000Z'));
    expect([control('dietaryNeeds').value, sessionStorage.length]).toEqual(['', 0]);
  });

  it('is cleared by who does not want it', async () => {
    await open(gathering('ONE', null));
    await type(typed);
    await open(gathering('ONE', null));
    await act(async () => document.querySelector<HTMLElement>('form [role=status] button')?.click());
    expect([control('dietaryNeeds').value, notice(), sessionStorage.length]).toEqual(['', undefined, 0]);
  });
});
