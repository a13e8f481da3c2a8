import { completeEvent } from '../form/form-signals';

/** `waiting`: a submit is held back until the check is done. */
export type CaptchaState = 'idle' | 'working' | 'waiting' | 'done' | 'failed';

export interface CaptchaAnswer {
  text: string;
  /** Milliseconds from when it was given. */
  goodForMs: number;
}

interface Options {
  getAnswer(signal: AbortSignal): Promise<CaptchaAnswer>;
  show(state: CaptchaState): void;
}

export interface FormGuard {
  /** Gets an answer, unless there is a good one or one is on its way. */
  begin(): void;
  stop(): void;
}

/** What is left of an answer's time must do for the sending itself. */
const reserveMs = 20_000;

/**
 * Keeps a form's hidden field filled with an answer that was not sent before: gets one once the form is complete, holds
 * a submit back until it is there and then repeats it, and gets a new one after each submit and when time is over.
 * Nothing is asked for and nothing solved for a form that cannot be right: its judging comes first.
 */
export function guardForm(form: HTMLFormElement, input: HTMLInputElement, { getAnswer, show }: Options): FormGuard {
  let goodUntil = 0;
  let isWorking = false;
  let isSubmitHeld = false;
  let heldButton: HTMLElement | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;

  const isGood = () => performance.now() < goodUntil;

  function begin() {
    if (isWorking || isGood()) return;
    isWorking = true;
    show(isSubmitHeld ? 'waiting' : 'working');
    getAnswer(signal).then(succeed, fail);
  }

  function succeed({ text, goodForMs }: CaptchaAnswer) {
    if (signal.aborted) return;
    isWorking = false;
    input.value = text;
    goodUntil = performance.now() + goodForMs - reserveMs;
    show('done');
    if (isSubmitHeld) releaseSubmit();
  }

  function fail() {
    if (signal.aborted) return;
    isWorking = false;
    isSubmitHeld = false;
    show('failed');
  }

  function releaseSubmit() {
    isSubmitHeld = false;
    form.requestSubmit(heldButton?.isConnected ? heldButton : undefined);
  }

  function onSubmit(event: SubmitEvent) {
    if (isGood()) {
      // It counts once. It stays in the field, for handlers that read the form later than this.
      goodUntil = 0;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    isSubmitHeld = true;
    heldButton = event.submitter;
    if (isWorking) show('waiting');
    else begin();
  }

  form.addEventListener(completeEvent, begin, { signal });
  // Before every handler that sends: none may read the form without an answer.
  form.addEventListener('submit', onSubmit, { capture: true, signal });

  return { begin, stop: () => stopping.abort() };
}
