import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { useEffect, useRef, useState } from 'react';
import { guardForm, type CaptchaState, type FormGuard } from './guard-form';

/** The captcha of the form that the hidden input stands in. */
export function useCaptcha(action: CaptchaAction, isHard = false) {
  const [state, setState] = useState<CaptchaState>('idle');
  const inputRef = useRef<HTMLInputElement>(null);
  const guard = useRef<FormGuard>(undefined);

  // The outside system is the form: what is done in it starts the check, and its sending waits for it.
  useEffect(() => {
    const input = inputRef.current;
    if (!input?.form) return;
    const started = guardForm(input.form, input, {
      show: setState,
      // Loaded when it is first needed: most visitors of a page with a form never touch it.
      getAnswer: async (signal) => (await import('./get-answer')).getAnswer(action, signal, isHard),
    });
    guard.current = started;
    return started.stop;
  }, [action, isHard]);

  return { state, inputRef, tryAgain: () => guard.current?.begin() };
}
