import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
} from 'react';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { fieldOfControl, focusField, staysInField } from './form-controls';
import { firstField, type FormDefinition, type Problems } from './form-definition';
import { completeEvent, takeHeldSubmit, markReady } from './form-signals';
import { initialJudgement, judgementReducer, shownErrors } from './judgement';

interface Options {
  /** What the server said of the last sending: the same object until there is another answer. */
  refused?: Problems | undefined;
  /**
   * A form of one or two fields beside what a page is about. People pass it by, so nothing is judged before something
   * was typed; and it needs no list of what is wrong, which would stand right above the same words.
   */
  isAside?: boolean;
}

const nothing: Problems = {};
const load = () => import('./judge-live-form');
/**
 * A browser that is still at one submit event refuses another; where the rules are there already, Safari has judged
 * before the first one is over.
 */
const afterTheEvent = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value)));

/**
 * Judges a form in the browser before it is sent: one that cannot be right makes no request (product §9). It listens at
 * the form and keeps no values, so it goes with every way of sending: a submit that comes through `formProps`
 * has been judged, and what sends it needs to know nothing of this.
 *
 * Nothing is lost without it: without JavaScript, or where the rules cannot be loaded, the server judges by the same.
 */
export function useJudgedForm(definition: FormDefinition, { refused = nothing, isAside = false }: Options = {}) {
  const texts = useTexts();
  const { locale } = useLocale();
  const [state, dispatch] = useReducer(judgementReducer, refused, initialJudgement);
  const [answer, setAnswer] = useState(refused);
  const formRef = useRef<HTMLFormElement>(null);
  const isJudging = useRef(false);
  const isBegun = useRef(!isAside);
  const edits = useRef(0);
  // As of which edit all is right: a submit that is repeated, perhaps once the captcha is done, then goes on.
  const rightAt = useRef<number>(undefined);
  const errors = shownErrors(state);

  if (answer !== refused) {
    setAnswer(refused);
    dispatch({ type: 'answered', errors: refused });
  }

  async function problemsIn(form: HTMLFormElement): Promise<Problems> {
    const problems = await load()
      .then(({ judgeLiveForm }) => judgeLiveForm(definition, form, texts, locale))
      .catch(() => nothing);
    // Only now may the captcha begin its work: a form that cannot be right asks for nothing.
    if (firstField(definition, problems) === undefined) form.dispatchEvent(new Event(completeEvent));
    return problems;
  }

  async function note(type: 'edited' | 'left', { target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const field = fieldOfControl(definition, target);
    if (field === undefined) return;
    if (type === 'edited') {
      edits.current += 1;
      isBegun.current = true;
    }
    if (isJudging.current || !isBegun.current) return;
    const problems = await problemsIn(currentTarget);
    dispatch({ type, field, problems });
    // Choosing a file is one step: there is no leaving the field to wait for.
    if (type === 'edited' && definition.fields[field] === 'file') dispatch({ type: 'left', field, problems });
  }

  /**
   * Comes before all other handlers, the captcha's too: errors need not wait for it, and none of its answers is used
   * up.
   */
  async function judgeFirst(event: FormEvent<HTMLFormElement>) {
    if (rightAt.current === edits.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (isJudging.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // what a submit's event is
    const edit = edits.current;
    isJudging.current = true;
    const problems = await problemsIn(form)
      .then(afterTheEvent)
      .finally(() => (isJudging.current = false));
    isBegun.current = true;
    if (firstField(definition, problems) !== undefined) {
      dispatch({ type: 'refused', fields: Object.keys(definition.fields), problems });
      return;
    }
    // Edited meanwhile, it is judged once more by this.
    rightAt.current = edit;
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  }

  const showFirstError = useEffectEvent(() => focusField(formRef.current, firstField(definition, errors)));
  // Focus and scroll position are the browser's; each refusal moves them once.
  useEffect(() => {
    if (state.refusals > 0) showFirstError();
  }, [state.refusals]);

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    // What was typed before React was there brought about no event here.
    if (form.contains(document.activeElement)) void problemsIn(form);
  });
  // The frame's script holds a submit back until there is somebody to judge it.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    markReady(form);
    if (takeHeldSubmit(form)) form.requestSubmit();
    else takeOver(form);
  }, []);

  return {
    errors,
    /** Goes up with each submit that was refused. */
    refusals: state.refusals,
    /** What the last submit was refused for, in reading order. */
    summary: Object.keys(definition.fields).flatMap((name) => {
      const message = state.summary[name];
      return message === undefined ? [] : [{ name, message }];
    }),
    formRef,
    formProps: {
      ref: formRef,
      noValidate: true,
      'data-judged': '',
      onSubmitCapture: (event: FormEvent<HTMLFormElement>) => void judgeFirst(event),
      onSubmit: () => {
        rightAt.current = undefined;
        dispatch({ type: 'sending' });
      },
      // What fails to load now is asked for again when it is needed.
      onFocus: () =>
        void load()
          .then(({ prepare }) => prepare(definition, texts, locale))
          .catch(() => undefined),
      onInput: (event: FormEvent<HTMLFormElement>) => void note('edited', event),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (!staysInField(definition, event)) void note('left', event);
      },
    },
  };
}
