import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useCoordinators } from '../data/use-coordinators';
import { ConflictNotice } from './conflict-notice';
import styles from './submission.module.css';
import { refusalText, useChange } from './use-change';

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** Reads the submission anew. */
  onReload: () => Promise<unknown>;
}

/** Who has taken it on: anybody may be chosen, and one press makes it one's own. */
export function Assignee({ kind, detail, onReload }: Props): ReactNode {
  const t = useText('admin');
  const heading = useId();
  const { coordinators, me } = useCoordinators(kind);
  const said = ({ assignee }: SubmissionDetail) =>
    assignee ? t('assignee.saidTo', { name: assignee.name }) : t('assignee.saidNobody');
  const { change, isUnderWay, failure, conflict, forget } = useChange({ kind, detail, said, onDone: () => {} });
  const assign = (assignee: string) => change({ change: 'assign', body: { assignee, version: detail.version } });

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('field.assignee')}
      </h2>
      {conflict && (
        <ConflictNotice
          kind={kind}
          conflict={conflict}
          isUnderWay={isUnderWay}
          onMerge={(changes) => change(...changes)}
          onReload={() => void onReload().then(forget)}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" message={t('assignee.failed')} description={refusalText(failure)} />
      )}
      <Select
        aria-labelledby={heading}
        value={detail.assignee?.id ?? ''}
        disabled={isUnderWay}
        showSearch
        optionFilterProp="label"
        options={[
          { value: '', label: t('assignee.nobody') },
          ...coordinators.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={assign}
      />
      {me && detail.assignee?.id !== me.id && (
        <Button block loading={isUnderWay} onClick={() => assign(me.id)}>
          {t('assignee.take')}
        </Button>
      )}
    </section>
  );
}
