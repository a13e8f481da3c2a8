import type { ApplicationForm } from '@scholars/contract/applications';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import { openSealedStore } from '~/shared/form/sealed-store';
import { hasTyping, putBack, typedIn } from '~/shared/form/typed-controls';
import type { Refusal } from '~/shared/form/form-outcome';
import { claimDraft, noteSaved } from './draft-base-control';
import type { KeptState } from './draft-state';

const pauseMs = 1500;
const retryMs = 10_000;
const reviewStep = '/apply/review';

/**
 * Keeps a form as it is typed: a moment after the last stroke on the server, and in the browser, sealed, until the
 * server has it. What was left there by a connection that was lost is put back, and saved.
 *
 * @param refused what the server said of the form when it was sent: it is kept by itself again from then on
 * @param isOutdated whether it was refused because the draft is newer
 */
export function useKeptDraft(
  form: ApplicationForm,
  formRef: RefObject<HTMLFormElement | null>,
  key: string,
  savedAt: string | undefined,
  refused: Refusal | undefined,
  isOutdated: boolean,
) {
  const { id, slug } = form.opportunity;
  const store = useMemo(() => openSealedStore('application', key), [key]);
  /** Which stroke was the last, and whether the server has it. */
  const strokes = useRef(0);
  const isUnsaved = useRef(false);
  /** Whether all that was typed went along with the form. */
  const isSent = useRef(false);
  /** What was written in the browser last, and what of it came back from the server refused: that stands as it came. */
  const written = useRef<Record<string, string>>({});
  const sentBack = useRef<Record<string, string>>({});
  /** Why the file that is chosen is not kept. */
  const [fileProblem, setFileProblem] = useState<string>();
  const [state, setState] = useState<KeptState>(
    isOutdated ? { is: 'old' } : savedAt ? { is: 'saved', at: savedAt } : { is: 'new' },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  /** Another window has newer text: this one is not to take its place. */
  const isOld = useRef(false);
  /** Whether it is the draft that is newer, and not what another tab types. */
  const wasRefused = useRef(false);

  const show = (next: KeptState) => setState((before) => (before.is === 'old' ? before : next));

  function saveIn(ms: number) {
    clearTimeout(timer.current);
    if (isOld.current) return;
    timer.current = setTimeout(save, ms);
  }

  function save() {
    const element = formRef.current;
    if (!element) return;
    // One after the other: the last one typed is to be the last one kept.
    if (saving.current) return saveIn(pauseMs);
    saving.current = keep(element).finally(() => (saving.current = undefined));
  }

  async function keep(element: HTMLFormElement) {
    const sent = strokes.current;
    show({ is: 'saving' });
    // The contract's schemas come along with the call, so it is loaded once somebody writes.
    const kept = await import('./keep-draft')
      .then(({ keepDraft }) => keepDraft(slug, form.questions, element))
      .catch(() => undefined);
    if (!kept || (!kept.ok && kept.status >= 500)) {
      show({ is: 'unsaved' });
      return saveIn(retryMs);
    }
    // What was typed or chosen meanwhile is saved by its own stroke.
    const isLast = strokes.current === sent && !isOld.current;
    if (isLast) setFileProblem(kept.fileProblem);
    if (!kept.ok && kept.errors.base) return giveWayToDraft();
    if (!kept.ok) return show({ is: 'refused', message: kept.message });
    noteSaved(element, kept.data.updatedAt);
    show({ is: 'saved', at: kept.data.updatedAt });
    if (isLast) forget();
  }

  function giveWayToDraft() {
    wasRefused.current = true;
    giveWay();
  }

  function giveWay() {
    isOld.current = true;
    clearTimeout(timer.current);
    setState({ is: 'old' });
  }

  function forget() {
    isUnsaved.current = false;
    written.current = sentBack.current = {};
    store.forget(id);
  }

  function noteInput(control?: EventTarget) {
    if (isOld.current) return;
    strokes.current += 1;
    isUnsaved.current = true;
    isSent.current = false;
    if (control instanceof HTMLInputElement && control.type === 'file') setFileProblem(undefined);
    if (formRef.current) {
      claimDraft(formRef.current);
      written.current = { ...sentBack.current, ...typedIn(formRef.current) };
      void store.write(id, written.current);
    }
    saveIn(pauseMs);
  }

  function waitFor(kept: Promise<void>) {
    setWaiting(true);
    void kept.finally(() => {
      setWaiting(false);
      formRef.current?.requestSubmit();
    });
  }

  const takeUp = useEffectEvent(() => {
    void store.read(id).then((left) => {
      const element = formRef.current;
      if (!element) return;
      // What was typed before this script came told nobody.
      if (hasTyping(element)) noteInput();
      if (left && putBack(element, left)) saveIn(0);
    });
  });
  const retry = useEffectEvent(() => {
    if (isUnsaved.current) saveIn(0);
  });
  const giveWayToTab = useEffectEvent(giveWay);
  const keepSentBack = useEffectEvent(() => {
    // The form's controls have it as what they came with.
    sentBack.current = written.current;
    if (isOutdated) giveWayToDraft();
    else retry();
  });
  // The browser's storage, its other tabs, its connection and where it is.
  useEffect(() => {
    takeUp();
    const online = () => retry();
    addEventListener('online', online);
    const ignore = store.onWritten(id, () => giveWayToTab());
    return () => {
      removeEventListener('online', online);
      ignore();
      clearTimeout(timer.current);
      // It leads on only once the server has it.
      if (isSent.current && location.pathname.endsWith(reviewStep)) store.forget(id);
    };
  }, [store, id]);
  // The server, which may not have kept what it has refused.
  useEffect(() => {
    if (refused) keepSentBack();
  }, [refused]);

  return {
    state,
    fileProblem,
    /** Whether the form was submitted and waits for what is on its way. */
    isWaiting,
    /** Holds a submit back while the draft has newer text, and says so: that is to be settled before anything else. */
    holdBack(event: FormEvent<HTMLFormElement>): boolean {
      if (!isOld.current) return false;
      event.preventDefault();
      event.stopPropagation();
      setState({ is: 'old', pressed: event.timeStamp });
      return true;
    },
    /**
     * Submits the form, unless it is judged wrong. What was typed before, and is still on its way, would else be kept
     * after it and take it back: it is submitted again once that has come. What was not kept yet goes along, and is not
     * to come once more behind it.
     *
     * @param judge prevents the event's default where it is not to be sent
     */
    submit(event: FormEvent<HTMLFormElement>, judge: (event: FormEvent<HTMLFormElement>) => void) {
      if (saving.current) {
        event.preventDefault();
        if (!isWaiting) waitFor(saving.current);
        return;
      }
      judge(event);
      if (event.defaultPrevented) return;
      clearTimeout(timer.current);
      isSent.current = true;
    },
    noteInput,
    /** Gives up what was typed here, where the draft has newer text. */
    leave() {
      if (wasRefused.current) store.forget(id);
    },
  };
}
