import type { ApplicationForm } from '@scholars/contract/applications';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import { unsentEvent } from '~/connection/unsent-event';
import type { FileNames } from '~/shared/form/chosen-files';
import type { Refusal } from '~/shared/form/form-outcome';
import { hasTyping, putBack } from '~/shared/form/typed-controls';
import { claimDraft } from './draft-base-control';
import { openDraftCopy } from './draft-copy';
import type { KeptState } from './draft-state';
import { useDraftAge } from './use-draft-age';
import { useDraftSaves } from './use-draft-saves';

const reviewStep = '/apply/review';

/**
 * Keeps a form as it is typed: a moment after the last stroke on the server, and in the browser, sealed, until the
 * server has it. What was left there by a connection that was lost is put back, and saved.
 *
 * @param refused what the server said of the form when it was sent: it is kept by itself again from then on
 * @param newer where it was refused because the draft is newer, or gone
 */
export function useKeptDraft(
  form: ApplicationForm,
  formRef: RefObject<HTMLFormElement | null>,
  key: string,
  savedAt: string | undefined,
  refused: Refusal | undefined,
  newer: 'draft' | 'gone' | undefined,
) {
  const { id } = form.opportunity;
  const copy = useMemo(() => openDraftCopy(id, key), [id, key]);
  const age = useDraftAge(firstState(newer, savedAt));
  const { fileProblem, keepAnew, noteStroke, saveIn, retry, giveWay, stop, running } = useDraftSaves(
    form,
    formRef,
    copy,
    age,
  );
  /** Whether all that was typed went along with the form. */
  const isSent = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  /** The file that was chosen before the page was left, and that the server has not got. */
  const [missing, setMissing] = useState<FileNames>({});

  function noteInput(control?: EventTarget) {
    if (age.isOld()) return;
    isSent.current = false;
    if (control instanceof HTMLInputElement && control.type === 'file') {
      copy.noteChosen(control);
      setMissing({});
    }
    noteStroke(control);
  }

  function waitFor(kept: Promise<void>) {
    setWaiting(true);
    void kept.finally(() => {
      setWaiting(false);
      formRef.current?.requestSubmit();
    });
  }

  const takeUp = useEffectEvent(() => {
    void copy.read().then((left) => {
      const element = formRef.current;
      if (!element) return;
      setMissing(copy.noteMissing(element, left, storedName(form)));
      // What was typed before this script came told nobody.
      if (hasTyping(element)) noteInput();
      if (left && putBack(element, left)) saveIn(0);
    });
  });
  const saveAgain = useEffectEvent(retry);
  const giveWayToTab = useEffectEvent(() => giveWay('tab'));
  const takeRefusal = useEffectEvent(() => {
    copy.noteSentBack();
    if (newer) giveWay(newer);
    else retry();
  });
  const saveNoMore = useEffectEvent(stop);
  // The browser's storage, its other tabs, its connection and where it is.
  useEffect(() => {
    takeUp();
    const again = () => {
      isSent.current = false;
      saveAgain();
    };
    addEventListener('online', again);
    addEventListener(unsentEvent, again);
    const ignore = copy.onWrittenElsewhere(() => giveWayToTab());
    return () => {
      removeEventListener('online', again);
      removeEventListener(unsentEvent, again);
      ignore();
      saveNoMore();
      // It leads on only once the server has it.
      if (isSent.current && location.pathname.endsWith(reviewStep)) copy.forget();
    };
  }, [copy]);
  // The server, which may not have kept what it has refused.
  useEffect(() => {
    if (refused) takeRefusal();
  }, [refused]);

  return {
    state: age.state,
    fileProblem,
    missing,
    /** Whether the form was submitted and waits for what is on its way. */
    isWaiting,
    holdBack: age.holdBack,
    /**
     * Submits the form, unless it is judged wrong. What was typed before, and is still on its way, would else be kept
     * after it and take it back: it is submitted again once that has come. What was not kept yet goes along, and is not
     * to come once more behind it.
     *
     * @param judge prevents the event's default where it is not to be sent
     */
    submit(event: FormEvent<HTMLFormElement>, judge: (event: FormEvent<HTMLFormElement>) => void) {
      if (running.current) {
        event.preventDefault();
        if (!isWaiting) waitFor(running.current);
        return;
      }
      judge(event);
      if (event.defaultPrevented) return;
      claimDraft(event.currentTarget);
      stop();
      isSent.current = true;
    },
    noteInput,
    keepAnew,
    /** Gives up what was typed here, where the draft has newer text or is gone. */
    leave() {
      if (age.wasRefused()) copy.forget();
    },
  };
}

function firstState(newer: 'draft' | 'gone' | undefined, savedAt: string | undefined): KeptState {
  if (newer) return { is: newer === 'gone' ? 'gone' : 'old' };
  return savedAt ? { is: 'saved', at: savedAt } : { is: 'new' };
}

/** What the file is called that the draft has already. */
function storedName({ draft }: ApplicationForm): string {
  return draft?.cv && draft.cv !== 'profile' ? draft.cv.name : '';
}
