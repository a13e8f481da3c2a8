import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeEvent } from '../form/form-signals';
import { guardForm, type CaptchaAnswer, type CaptchaState, type FormGuard } from './guard-form';

interface Pending {
  answer(text: string, goodForMs?: number): Promise<void>;
  fail(): Promise<void>;
}

let form: HTMLFormElement;
let input: HTMLInputElement;
let guard: FormGuard;
let pending: Pending[];
let states: CaptchaState[];
let sent: string[];

const settle = () => Promise.resolve().then(() => Promise.resolve());

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="subject"><input type="hidden" name="recaptcha"><button>Send</button></form>';
  form = document.querySelector('form') as HTMLFormElement; // written above
  input = document.querySelector('[name=recaptcha]') as HTMLInputElement; // written above
  pending = [];
  states = [];
  sent = [];
  // As a page's own handler does: it reads the form when it is submitted.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(String(new FormData(form).get('recaptcha')));
  });
  guard = guardForm(form, input, {
    show: (state) => states.push(state),
    getAnswer: () =>
      new Promise<CaptchaAnswer>((resolve, reject) => {
        pending.push({
          answer: (text, goodForMs = 1_200_000) => (resolve({ text, goodForMs }), settle()),
          fail: () => (reject(new Error('No connection')), settle()),
        });
      }),
  });
});

afterEach(() => {
  guard.stop();
  vi.useRealTimers();
});

/** As who judges the form says it, after each edit that leaves nothing wrong. */
const complete = () => form.dispatchEvent(new Event(completeEvent));
const press = () => document.querySelector('button')?.click();

describe('the guard of a form', () => {
  it('asks for nothing before the form is complete, wherever one is in it', () => {
    document.querySelector<HTMLElement>('[name=subject]')?.focus();
    form.dispatchEvent(new Event('input'));
    expect(pending).toHaveLength(0);
    expect(states).toEqual([]);
  });

  it('gets one answer once the form is complete, however often that is said', async () => {
    complete();
    complete();
    await pending[0]?.answer('first');
    complete();
    expect(pending).toHaveLength(1);
    expect(states).toEqual(['working', 'done']);
    expect(input.value).toBe('first');
  });

  it('lets a submit through that has its answer', async () => {
    complete();
    await pending[0]?.answer('first');
    press();
    expect(sent).toEqual(['first']);
  });

  it('holds a submit back until the answer is there, and then sends once', async () => {
    complete();
    press();
    press();
    expect(sent).toEqual([]);
    expect(states.at(-1)).toBe('waiting');
    await pending[0]?.answer('first');
    expect(sent).toEqual(['first']);
    expect(pending).toHaveLength(1);
  });

  it('starts at a submit too, where nothing was edited before', async () => {
    press();
    expect(sent).toEqual([]);
    await pending[0]?.answer('first');
    expect(sent).toEqual(['first']);
  });

  it('never sends an answer twice: the second submit waits for another one', async () => {
    complete();
    await pending[0]?.answer('first');
    press();
    press();
    expect(sent).toEqual(['first']);
    await pending[1]?.answer('second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('gets a new answer when somebody goes on in the form after a submit', async () => {
    complete();
    await pending[0]?.answer('first');
    press();
    complete();
    await pending[1]?.answer('second');
    expect(input.value).toBe('second');
  });

  it('renews an answer whose time is over', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    complete();
    await pending[0]?.answer('first', 60_000);
    vi.advanceTimersByTime(60_000);
    press();
    expect(sent).toEqual([]);
    await pending[1]?.answer('second');
    expect(sent).toEqual(['second']);
  });

  it('says that it failed, sends nothing, and tries again when it is asked to', async () => {
    press();
    await pending[0]?.fail();
    expect(states.at(-1)).toBe('failed');
    guard.begin();
    await pending[1]?.answer('second');
    expect(states.at(-1)).toBe('done');
    expect(sent).toEqual([]);
    press();
    expect(sent).toEqual(['second']);
  });

  it('leaves the form alone once it is stopped', async () => {
    complete();
    guard.stop();
    await pending[0]?.answer('first');
    expect(input.value).toBe('');
    press();
    expect(sent).toEqual(['']);
  });
});
