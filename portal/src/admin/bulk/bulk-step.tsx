import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { isRefusal, reasonHint, statusLabel } from '../status/status-label';
import styles from './bulk.module.css';

interface Props {
  /** The status that was chosen; nothing while none is. */
  to: string | undefined;
  count: number;
  needsReason: boolean;
  onConfirm: (to: string, reason: string) => void;
  onCancel: () => void;
}

/** Asks once more before many people are written to, and for the reason where a step needs one. */
export function BulkStep({ to, count, needsReason, onConfirm, onCancel }: Props): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const id = useId();
  const [reason, setReason] = useState('');
  if (to === undefined) return null;
  return (
    <Dialog open title={t('bulk.confirm', { status: statusLabel(admin, to), count })} onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!needsReason || reason.trim() !== '') onConfirm(to, reason.trim());
        }}
      >
        <p>{t('bulk.told')}</p>
        <label htmlFor={id}>{t(needsReason ? 'bulk.reason' : 'bulk.reasonOptional')}</label>
        <Input.TextArea
          id={id}
          dir="auto"
          rows={4}
          maxLength={2000}
          required={needsReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.hint}>{reasonHint(admin, to)}</p>
        <div className={styles.buttons}>
          <Button
            type="primary"
            danger={isRefusal(to)}
            htmlType="submit"
            disabled={needsReason && reason.trim() === ''}
          >
            {t('bulk.go', { count })}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
