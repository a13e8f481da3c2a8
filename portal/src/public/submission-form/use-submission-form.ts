import { localToday } from '@scholars/contract/dates';
import { useEffect, useEffectEvent, useReducer, useRef, type FocusEvent, type FormEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '~/i18n/use-message';
import { firstField, type FormDefinition, type Problems } from './form-definition';
import { fieldOfControl, focusField, focusSubmitButton, staysInField } from './form-controls';
import { formReducer, initialFormState, shownErrors } from './form-state';
import { judgeForm } from './judge-form';
import { readForm } from './read-form';
import { sendForm } from './send-form';
import type { SubmissionOutcome } from './submission-outcome';

/**
 * The life of a public form in the browser (spec §4). The controls keep their own values, so nothing that was
 * typed before the script arrived, or before a failure, is ever lost; this only reads and judges them.
 *
 * @param posted what the route's action said of a form that was posted without script
 */
export function useSubmissionForm(definition: FormDefinition, posted: SubmissionOutcome | undefined) {
  const message = useMessage();
  const [state, dispatch] = useReducer(formReducer, posted, initialFormState);
  const formRef = useRef<HTMLFormElement>(null);
  // A second click comes before the disabled button is drawn.
  const isSending = useRef(false);
  // Where there is a captcha: what was typed has been judged, and the submit that waits for the captcha may go on.
  const isJudged = useRef(false);
  const errors = shownErrors(state);

  async function problemsIn(form: HTMLFormElement) {
    const content = readForm(definition, new FormData(form));
    // Where the rules could not be loaded, the server judges by the same.
    const judged = await judgeForm(definition, content, message, localToday()).catch(() => ({ ok: true as const }));
    return judged.ok ? {} : judged.problems;
  }

  async function note(type: 'edited' | 'left', { target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const field = fieldOfControl(definition, target);
    if (field === undefined || isSending.current) return;
    const problems = await problemsIn(currentTarget);
    if (isSending.current) return;
    dispatch({ type, field, problems });
    // Choosing a file is one step: there is no leaving the field to wait for.
    if (type === 'edited' && definition.fields[field] === 'file') dispatch({ type: 'left', field, problems });
  }

  /**
   * Comes before the captcha holds a submit back: errors need not wait for it, and no answer is used up by a form that
   * is not complete.
   */
  async function judgeFirst(event: FormEvent<HTMLFormElement>) {
    if (isJudged.current || !hasCaptcha(definition)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return;
    const form = event.currentTarget;
    isSending.current = true;
    const problems = withoutCaptcha(definition, await problemsIn(form));
    isSending.current = false;
    if (firstField(definition, problems) !== undefined) {
      dispatch({ type: 'refused', fields: Object.keys(definition.fields), problems });
      return;
    }
    isJudged.current = true;
    form.requestSubmit();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isJudged.current = false;
    if (isSending.current) return;
    const form = event.currentTarget;
    isSending.current = true;
    const problems = await problemsIn(form);
    if (firstField(definition, problems) !== undefined) {
      isSending.current = false;
      dispatch({ type: 'refused', fields: Object.keys(definition.fields), problems });
      return;
    }
    dispatch({ type: 'sending' });
    const outcome = await sendForm(form.action, new FormData(form));
    isSending.current = false;
    dispatch({ type: 'answered', outcome });
  }

  const showFirstError = useEffectEvent(() => focusField(formRef.current, firstField(definition, errors)));
  // Focus and scroll position are the browser's; each refusal moves them once.
  useEffect(() => {
    if (state.refusals > 0) showFirstError();
  }, [state.refusals]);

  return {
    ...state,
    errors,
    closeFailure() {
      flushSync(() => dispatch({ type: 'failureClosed' }));
      focusSubmitButton(formRef.current);
    },
    formProps: {
      ref: formRef,
      onSubmitCapture: (event: FormEvent<HTMLFormElement>) => void judgeFirst(event),
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => void definition.rules().catch(() => undefined),
      onInput: (event: FormEvent<HTMLFormElement>) => void note('edited', event),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (!staysInField(definition, event)) void note('left', event);
      },
    },
  };
}

function hasCaptcha({ fields }: FormDefinition): boolean {
  return Object.values(fields).includes('captcha');
}

function withoutCaptcha({ fields }: FormDefinition, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => fields[name] !== 'captcha'));
}
