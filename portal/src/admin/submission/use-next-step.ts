import { isAskingStep } from '@scholars/contract/asked-kinds';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';
import { statusLabel } from '../status/status-label';
import { useKeptStep } from '../typing/kept-words';
import { useChange } from './use-change';

interface Options {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** Of a report: the messages that were chosen to be hidden. */
  messages: readonly string[];
  /** Reads the submission anew. */
  onReload: () => Promise<unknown>;
}

/** Which step was chosen, what was filled in for it, and what becomes of it. */
export function useNextStep({ kind, detail, messages, onReload }: Options) {
  const t = useText('admin');
  const [chosen, setChosen] = useState<string>();
  // It outlives the step's form, as somebody else may be faster.
  const { filled, fill, forget: letGo } = useKeptStep(kind, detail.id, chosen ?? '');
  const said = ({ status }: SubmissionDetail) => statusLabel(t, status);
  const { change, isUnderWay, failure, conflict, forget } = useChange({ kind, detail, said, onDone: finish });
  // What one has sent oneself is refused to one: it is not offered.
  const next = detail.isOwn ? [] : detail.next;

  /** Back to the choice; what was filled in waits until the step is chosen again. */
  function settle(): void {
    forget();
    setChosen(undefined);
  }

  /** What was filled in has done its work, or is let go. */
  function finish(): void {
    letGo();
    settle();
  }

  /** The page is as it is now; what was written stays, in the form of its step where that is possible still. */
  async function reload(written: string): Promise<void> {
    await onReload();
    if (conflict?.wanted.change === 'transition') fill({ words: written });
    forget();
    if (written === '') setChosen(undefined);
  }

  /** From the version that is shown. */
  function take(to: string, reason: string, days?: number): void {
    const chosenMessages = to === 'hidden' && messages.length > 0 ? [...messages] : undefined;
    const asked = isAskingStep(kind, to) && filled.fields.length > 0 ? [...filled.fields] : undefined;
    const body = { to, reason, version: detail.version, days, messages: chosenMessages, fields: asked };
    change({ change: 'transition', body });
  }

  function choose(to: string): void {
    forget();
    if (to === 'in_review') take(to, '');
    else setChosen(to);
  }

  return {
    next,
    /** The step whose form is open, where it follows still. */
    open: chosen !== undefined && next.includes(chosen) ? chosen : undefined,
    filled,
    fill,
    change,
    isTaking: isUnderWay,
    failure,
    conflict,
    settle,
    finish,
    reload,
    take,
    choose,
  };
}

export type NextStepView = ReturnType<typeof useNextStep>;
