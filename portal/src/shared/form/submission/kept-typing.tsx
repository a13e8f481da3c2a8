import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { fieldOfControl, focusField } from '../form-controls';
import type { FormDefinition } from '../form-definition';
import { doneEvent } from '../form-signals';
import { textOf, type TypedValues } from '../read-form';
import { forgetTyping, keepTyping, readTyping, type TypingOf } from './tab-typing';
import { hasTyping, putBack, typedIn } from '../typed-controls';
import styles from './submission-form.module.css';
import { submissionIdName } from './submission-outcome';

/* Loaded when somebody begins to fill a form in, or has left one: a page that is only looked at needs none of it. */

export interface Kept extends TypingOf {
  definition: FormDefinition;
  /** What the server gave back: typed later than anything that is kept. */
  cameBack: TypedValues | undefined;
}

export interface Restored {
  /** Under which it was begun. */
  id: string | undefined;
  /** Says so, where the form looks different now. */
  Notice?: ComponentType<NoticeProps>;
}

const pauseMs = 500;
/** Files cannot be kept, secrets may not be, and a captcha is answered anew. */
const keptKinds: ReadonlySet<string | undefined> = new Set(['text', 'phone', 'date', 'list']);

/**
 * Puts back what was typed before, where nothing else was typed since, and keeps what is typed from now on: a moment
 * later, or at once when the page is left or hidden. Once the form was taken all of it is forgotten.
 *
 * @param onKept hears of what was kept
 * @returns what ends it
 */
export function followTyping(
  form: HTMLFormElement,
  { definition, cameBack, ...of }: Kept,
  onKept: (restored: Restored) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isKept = (control: HTMLElement) => keptKinds.has(definition.fields[fieldOfControl(definition, control) ?? '']);

  function keep() {
    const values = { ...cameBack, ...typedIn(form, isKept) };
    if (Object.keys(values).length === 0) return forgetTyping(of);
    keepTyping(of, { ...values, [submissionIdName]: textOf(new FormData(form), submissionIdName) });
  }
  function stop(): boolean {
    const isDue = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return isDue;
  }
  // Not with each stroke: what is typed is read from all controls.
  const note = () => void (timer ??= setTimeout(save, pauseMs));
  const save = () => void (stop() && keep());
  function forget() {
    stop();
    forgetTyping(of);
  }

  // What was typed before this came, or was given back by the server, brought about no event here.
  if (cameBack || hasTyping(form)) note();
  const kept = cameBack ? undefined : readTyping(of);
  if (kept) onKept({ id: kept[submissionIdName], ...(putBack(form, kept) && { Notice: RestoredNotice }) });

  const listening = new AbortController();
  form.addEventListener('input', note, listening);
  form.addEventListener(doneEvent, forget, listening);
  addEventListener('pagehide', save, listening);
  document.addEventListener('visibilitychange', save, listening);
  return () => {
    save();
    listening.abort();
  };
}

interface NoticeProps {
  definition: FormDefinition;
  /** Puts another form in the place of this one. */
  onClear: () => void;
}

/** Says that what was typed before is there again, and lets somebody else begin anew. */
function RestoredNotice({ definition, onClear }: NoticeProps) {
  const t = useText('submission-form');

  function clear({ form }: HTMLButtonElement) {
    const place = form?.parentElement;
    form?.dispatchEvent(new Event(doneEvent));
    flushSync(onClear);
    focusField(place?.querySelector('form') ?? null, Object.keys(definition.fields)[0]);
  }

  const kinds: readonly string[] = Object.values(definition.fields);
  return (
    <div data-print="no">
      <Notice live="polite">
        <div className={styles.actions}>
          <p>
            {t('restored.text')} {kinds.includes('file') && t('restored.files')}
            {kinds.includes('secret') && t('restored.passwords')}
          </p>
          <Button type="button" variant="secondary" size="small" onClick={(event) => clear(event.currentTarget)}>
            {t('restored.clear')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
