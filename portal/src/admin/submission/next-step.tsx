import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { isRefusal, stepLabel } from '../status/status-label';
import { ChosenStep } from './chosen-step';
import { ConflictNotice } from './conflict-notice';
import styles from './submission.module.css';
import { UnsentWords } from './unsent-words';
import { refusalText } from './use-change';
import { useNextStep, type NextStepView } from './use-next-step';

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
  const step = useNextStep({ kind, detail, messages, onReload });
  const { next, change, isTaking, failure, conflict } = step;
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
          onReload={(words) => void step.reload(words)}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" message={t('next.failed')} description={refusalText(failure)} />
      )}
      {next.length === 0 && <p className={styles.empty}>{t(detail.next.length === 0 ? 'next.end' : 'next.own')}</p>}
      {!conflict && step.open !== undefined && (
        <ChosenStep key={step.open} to={step.open} kind={kind} detail={detail} messages={messages} step={step} />
      )}
      {!conflict && step.open === undefined && <Choice from={detail.status} step={step} />}
    </section>
  );
}

/** What was written for a step that follows no longer, and the steps that do. */
function Choice({ from, step }: { from: string; step: NextStepView }): ReactNode {
  const t = useText('admin');
  const { next, filled, change, isTaking, finish, choose } = step;
  return (
    <>
      {filled.words !== '' && (
        <UnsentWords
          words={filled.words}
          isUnderWay={isTaking}
          onKeep={() => change({ change: 'comment', body: { text: filled.words, mentions: [] } })}
          onDiscard={finish}
        />
      )}
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
            {stepLabel(t, from, to)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The step that carries a submission on comes first; the others keep the flow's order. */
function inOrder(next: readonly string[]): string[] {
  const onward = ['in_review', 'approved', 'booked', 'answered', 'closed'].find((status) => next.includes(status));
  return [...(onward === undefined ? [] : [onward]), ...next.filter((status) => status !== onward)];
}
