import { localToday } from '@scholars/contract/dates';
import { useEffect, useEffectEvent, useReducer, useRef, type FocusEvent, type FormEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '~/i18n/use-message';
import { firstField, type FormDefinition } from './form-definition';
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
  const errors = shownErrors(state);

  function problemsIn(form: HTMLFormElement) {
    const judged = judgeForm(definition, readForm(definition, new FormData(form)), message, localToday());
    return judged.ok ? {} : judged.problems;
  }

  function note(type: 'edited' | 'left', { target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const field = fieldOfControl(definition, target);
    if (field === undefined || isSending.current) return;
    const problems = problemsIn(currentTarget);
    dispatch({ type, field, problems });
    // Choosing a file is one step: there is no leaving the field to wait for.
    if (type === 'edited' && definition.fields[field] === 'file') dispatch({ type: 'left', field, problems });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const problems = problemsIn(form);
    if (firstField(definition, problems) !== undefined) {
      dispatch({ type: 'refused', fields: Object.keys(definition.fields), problems });
      return;
    }
    isSending.current = true;
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
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: (event: FormEvent<HTMLFormElement>) => note('edited', event),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (!staysInField(definition, event)) note('left', event);
      },
    },
  };
}
