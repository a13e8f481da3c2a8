import type { ApplicationForm } from '@scholars/contract/applications';
import { useRef, useState, type RefObject } from 'react';
import { beginAnew, claimDraft, noteSaved } from './draft-base-control';
import type { DraftCopy } from './draft-copy';
import type { DraftAge, Newer } from './use-draft-age';
import { useTurns } from './use-turns';

const pauseMs = 1500;
/** A connection that has just come back may not be whole yet. */
const firstRetryMs = 1000;
const mostRetryMs = 10_000;

/** Saves a form as it is typed: at once in the browser's copy, a moment after the last stroke on the server. */
export function useDraftSaves(
  { questions, opportunity: { slug } }: ApplicationForm,
  formRef: RefObject<HTMLFormElement | null>,
  copy: DraftCopy,
  { show, isOld, giveWayTo, goOn }: DraftAge,
) {
  const { beginIn, stop, running } = useTurns(save, pauseMs);
  /** Which stroke was the last, and whether the server has it. */
  const strokes = useRef(0);
  const isUnsaved = useRef(false);
  const failures = useRef(0);
  /** Why the file that is chosen is not kept. */
  const [fileProblem, setFileProblem] = useState<string>();

  function saveIn(ms: number) {
    if (!isOld()) beginIn(ms);
  }

  async function save() {
    const element = formRef.current;
    if (!element) return;
    const sent = strokes.current;
    show({ is: 'saving' });
    // The contract's schemas come along with the call, so it is loaded once somebody writes.
    const kept = await import('./keep-draft')
      .then(({ keepDraft }) => keepDraft(slug, questions, element))
      .catch(() => undefined);
    if (!kept || (!kept.ok && kept.status >= 500)) {
      show({ is: 'unsaved' });
      return saveIn(Math.min(firstRetryMs * 2 ** failures.current++, mostRetryMs));
    }
    failures.current = 0;
    // What was typed or chosen meanwhile is saved by its own stroke.
    const isLast = strokes.current === sent && !isOld();
    if (isLast) setFileProblem(kept.fileProblem);
    if (!kept.ok && (kept.errors.base || kept.errors.draft)) return giveWay(kept.errors.draft ? 'gone' : 'draft');
    if (!kept.ok) {
      show({ is: 'refused', message: kept.message });
      if (kept.retryAfterSeconds > 0) saveIn(kept.retryAfterSeconds * 1000);
      return;
    }
    noteSaved(element, kept.data.updatedAt);
    show({ is: 'saved', at: kept.data.updatedAt });
    if (!isLast) return;
    isUnsaved.current = false;
    copy.forget();
  }

  function giveWay(newer: Newer) {
    stop();
    giveWayTo(newer);
  }

  function noteStroke(control: EventTarget | undefined) {
    strokes.current += 1;
    isUnsaved.current = true;
    if (control instanceof HTMLInputElement && control.type === 'file') setFileProblem(undefined);
    if (formRef.current) {
      claimDraft(formRef.current);
      copy.write(formRef.current);
    }
    saveIn(pauseMs);
  }

  function retry() {
    failures.current = 0;
    if (isUnsaved.current) saveIn(0);
  }

  /** Keeps what is written here as a draft of its own, where the one that it was has been thrown away. */
  function keepAnew() {
    if (!formRef.current) return;
    goOn();
    beginAnew(formRef.current);
    isUnsaved.current = true;
    copy.write(formRef.current);
    saveIn(0);
  }

  return { fileProblem, keepAnew, noteStroke, saveIn, retry, giveWay, stop, running };
}
