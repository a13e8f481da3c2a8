import { isAskingStep } from '@scholars/contract/asked-kinds';
import { purposeOfStep } from '@scholars/contract/message-templates';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { isRefusal, statusLabel, stepLabel } from '../status/status-label';
import { stepNotes } from '../status/step-notes';
import { AskedFieldsChoice } from './asked-fields-choice';
import { ConflictNotice } from './conflict-notice';
import { useKeptStep } from '../typing/kept-words';
import { StepForm } from './step-form';
import styles from './submission.module.css';
import { TemplateChoice } from './template-choice';
import { UnsentWords } from './unsent-words';
import { refusalText, useChange } from './use-change';

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** Of a report: the messages that were chosen to be hidden. */
  messages: readonly string[];
  /** Reads the submission anew. */
  onReload: () => Promise<unknown>;
}

/**
 * A button for each status that may follow. Beginning a review takes one press; every other step is asked about once
 * more.
 */
export function NextStep({ kind, detail, messages, onReload }: Props): ReactNode {
  const t = useText('admin');
  const heading = useId();
  const [chosen, setChosen] = useState<string>();
  // It outlives the step's form, as somebody else may be faster.
  const { filled, fill, forget: letGo } = useKeptStep(kind, detail.id, chosen ?? '');
  const { words, fields } = filled;
  const said = ({ status }: SubmissionDetail) => statusLabel(t, status);
  const { change, isUnderWay: isTaking, failure, conflict, forget } = useChange({ kind, detail, said, onDone: finish });
  const purpose = chosen === undefined ? undefined : purposeOfStep(chosen);
  // What one has sent oneself is refused to one: it is not offered.
  const next = detail.isOwn ? [] : detail.next;
  const isChosenPossible = chosen !== undefined && next.includes(chosen);

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
    const asked = isAskingStep(kind, to) && fields.length > 0 ? [...fields] : undefined;
    const body = { to, reason, version: detail.version, days, messages: chosenMessages, fields: asked };
    change({ change: 'transition', body });
  }

  function hidingNotes(): string[] {
    if (chosen !== 'hidden') return [];
    return [messages.length > 0 ? t('next.hides', { count: messages.length }) : t('next.hidesReported')];
  }

  function choose(to: string): void {
    forget();
    if (to === 'in_review') take(to, '');
    else setChosen(to);
  }

  return (
    <section className={styles.panel} aria-labelledby={heading} data-print="no">
      <h2 id={heading} className={styles.panelTitle}>
        {t('next.title')}
      </h2>
      {conflict && (
        <ConflictNotice
          kind={kind}
          conflict={conflict}
          isUnderWay={isTaking}
          onMerge={(changes) => change(...changes)}
          onReload={(words) => void reload(words)}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" message={t('next.failed')} description={refusalText(failure)} />
      )}
      {next.length === 0 && <p className={styles.empty}>{t(detail.next.length === 0 ? 'next.end' : 'next.own')}</p>}
      {!conflict && isChosenPossible && (
        <StepForm
          key={chosen}
          from={detail.status}
          to={chosen}
          isTaking={isTaking}
          filled={filled}
          onFill={fill}
          templates={(written, onFill) =>
            purpose && <TemplateChoice kind={kind} detail={detail} purpose={purpose} words={written} onFill={onFill} />
          }
          about={[...hidingNotes(), ...stepNotes(t, kind, chosen)]}
          asks={
            isAskingStep(kind, chosen) && (
              <AskedFieldsChoice kind={kind} chosen={fields} onChoose={(asked) => fill({ fields: asked })} />
            )
          }
          isMailed={isAskingStep(kind, chosen) && fields.length > 0}
          onConfirm={(reason, days) => take(chosen, reason, days)}
          onCancel={settle}
        />
      )}
      {!conflict && !isChosenPossible && words !== '' && (
        <UnsentWords
          words={words}
          isUnderWay={isTaking}
          onKeep={() => change({ change: 'comment', body: { text: words, mentions: [] } })}
          onDiscard={finish}
        />
      )}
      {!conflict && !isChosenPossible && (
        <div className={styles.steps}>
          {inOrder(next).map((to, index) => (
            <Button
              key={to}
              block
              type={index === 0 ? 'primary' : 'default'}
              danger={isRefusal(to)}
              disabled={isTaking}
              loading={isTaking && to === 'in_review'}
              onClick={() => choose(to)}
            >
              {stepLabel(t, detail.status, to)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The step that carries a submission on comes first; the others keep the flow's order. */
function inOrder(next: readonly string[]): string[] {
  const onward = ['in_review', 'approved', 'booked', 'answered', 'closed'].find((status) => next.includes(status));
  return [...(onward === undefined ? [] : [onward]), ...next.filter((status) => status !== onward)];
}
