import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import shell from '~/i18n/locales/en/shell.json';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { nameProblems } from './name-problems.server';
import { TextField } from './text-field';

const texts = createTexts('en', { shell });
const page = (...problems: FieldProblem[]) => (
  <I18nextProvider i18n={texts}>
    <ErrorSummary problems={problems} />
    <input name="guests" />
  </I18nextProvider>
);
const tooMany = { name: 'guests', message: 'You can bring at most 2 guests' };
const summary = () => document.querySelector('[role="alert"]');
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
});
afterEach(() => act(() => root.unmount()));

const container = () => document.body.firstElementChild as HTMLElement;

function hydrate(meanwhile: () => void = () => {}) {
  container().innerHTML = renderToString(page(tooMany));
  meanwhile();
  act(() => {
    root = hydrateRoot(container(), page(tooMany));
  });
}

describe('The list of what is wrong', () => {
  it('takes the focus when it came with the page', () => {
    hydrate();
    expect(document.activeElement).toBe(summary());
  });

  it('leaves the focus to who was in a field before React started, and takes it for what comes after', () => {
    hydrate(() => document.querySelector('input')?.focus());
    expect(document.activeElement).toBe(document.querySelector('input'));
    act(() => root.render(page(tooMany, { name: 'attending', message: 'Say whether you will come' })));
    expect(document.activeElement).toBe(summary());
  });

  it('takes the focus from the field in which Enter was pressed', () => {
    root = createRoot(container());
    act(() => root.render(page()));
    document.querySelector('input')?.focus();
    act(() => root.render(page(tooMany)));
    expect(document.activeElement).toBe(summary());
  });

  it('names them in a page that came without a script too, as React then finds it', () => {
    const required = 'This field is required';
    const filled = (
      <I18nextProvider i18n={texts}>
        <ErrorSummary
          problems={['title', 'offer', 'email'].map((name) => ({
            name,
            message: name === 'email' ? 'Email address is required' : required,
          }))}
        />
        <TextField name="title" label="Title" required />
        <TextField name="offer" label={<span dir="ltr">Seek & “find” it’s &lt;here&gt;?</span>} />
        <TextField name="email" label="Email Address" required />
      </I18nextProvider>
    );
    const html = renderToString(filled);
    container().innerHTML = nameProblems([html.slice(0, 150), html.slice(150)]).join('');
    const named = () => [...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent);
    const expected = [`Title: ${required}`, `Seek & “find” it’s <here>: ${required}`, 'Email address is required'];
    expect(named()).toEqual(expected);
    const onRecoverableError = vi.fn();
    act(() => {
      root = hydrateRoot(container(), filled, { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(named()).toEqual(expected);
  });

  it('names the field of each message that does not', () => {
    root = createRoot(container());
    const required = 'This field is required';
    const problems = [
      { name: 'title', message: required },
      { name: 'reason', message: required },
      { name: 'email', message: 'Email address is required' },
      { name: 'departure', message: 'Departure date is required' },
      { name: 'end', message: 'Please enter a valid date' },
      { name: 'subject', message: 'موضوع الرسالة مطلوب' },
    ];
    const fields = (shown: FieldProblem[]) => (
      <I18nextProvider i18n={texts}>
        <ErrorSummary problems={shown} />
        <TextField name="title" label="Title" required />
        <TextField name="reason" label="Why do you ask?" />
        <TextField name="email" label="Email Address" required />
        <TextField name="departure" label="Preferred departure date" required />
        <TextField name="end" label="End date" required />
        <TextField name="subject" label="الموضوع" required />
      </I18nextProvider>
    );
    act(() => root.render(fields([])));
    act(() => root.render(fields(problems)));
    expect([...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual([
      `Title: ${required}`,
      `Why do you ask: ${required}`,
      'Email address is required',
      'Departure date is required',
      'End date: Please enter a valid date',
      'موضوع الرسالة مطلوب',
    ]);
  });
});
