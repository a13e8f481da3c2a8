import type { FoundRecord } from '@scholars/contract/queue-work';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { StatusTag } from '../status/status-tag';
import type { PaletteOption } from './palette-option';
import styles from './palette.module.css';

interface Props {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  /** The pointer is on it. */
  onPoint: () => void;
  onOpen: () => void;
}

/** An option of the listbox. The focus stays in the field, whatever the pointer does. */
export function PaletteOptionRow({ id, option: { page, record }, isActive, onPoint, onOpen }: Props): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are heard by the combobox, which has the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onOpen}
    >
      {page && (
        <>
          {page.icon} {page.name}
        </>
      )}
      {record && <RecordLine record={record} />}
    </div>
  );
}

function RecordLine({ record: { kind, reference, title, email, status } }: { record: FoundRecord }): ReactNode {
  const t = useText('admin');
  const kindName = isSubmissionKind(kind)
    ? t(`kind.${kind}`)
    : t(kind === 'event-invitations' ? 'guests.title' : 'accounts.title');
  return (
    <>
      <span className={styles.record}>
        <span>
          <bdi>{title || email}</bdi>{' '}
        </span>
        <span className={styles.kind}>
          {kindName}{' '}
          <bdi dir="ltr" className={styles.code}>
            {reference || email}
          </bdi>
        </span>
      </span>{' '}
      {status !== '' && <StatusTag status={status} />}
    </>
  );
}
