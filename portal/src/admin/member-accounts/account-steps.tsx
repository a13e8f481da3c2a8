import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { Alert, Button } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useKeptStep } from '../typing/kept-words';
import { StepForm } from '../submission/step-form';
import styles from '../submission/submission.module.css';
import { refusalText } from '../submission/use-change';
import { accountResource, type AccountStep } from './account-calls';

/** What may be done with an account from where it stands. */
export function AccountSteps({ account }: { account: MemberAccountDetail }): ReactNode {
  const t = useText('admin');
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const { filled, fill, forget } = useKeptStep(accountResource, account.id, 'suspended');
  const invalidate = useInvalidate();
  const { mutate, mutation } = useUpdate<MemberAccountDetail, HttpError, AccountStep>({
    resource: accountResource,
    id: account.id,
    invalidates: [],
    errorNotification: false,
    successNotification: { type: 'success', message: t('accounts.done') },
  });
  const { state, role, suspension, canInvite, canResendConfirmation } = account;
  const canSuspend = role === 'member' && (state === 'active' || state === 'suspended');
  const isDoing = mutation.isPending;
  const isTaking = useRef(false);
  const take = (values: AccountStep) => {
    // The button knows with the next drawing only: two presses at once are one.
    if (isTaking.current) return;
    isTaking.current = true;
    mutate(
      { values },
      {
        onSettled: () => (isTaking.current = false),
        onSuccess: () => {
          if (values.step === 'suspend') forget();
          void invalidate({ resource: accountResource, invalidates: ['all'] });
        },
      },
    );
  };

  return (
    <section className={styles.panel} aria-labelledby={heading} data-print="no">
      <h2 id={heading} className={styles.panelTitle}>
        {t('next.title')}
      </h2>
      {mutation.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t('next.failed')}
          description={refusalText(mutation.error)}
        />
      )}
      {isAsking && (
        <StepForm
          from={state}
          to="suspended"
          isTaking={isDoing}
          filled={filled}
          onFill={fill}
          onConfirm={(reason, days) => take({ step: 'suspend', reason, days })}
          onCancel={() => setAsking(false)}
        />
      )}
      {!isAsking && (
        <div className={styles.steps}>
          {suspension && (
            <Button block type="primary" loading={isDoing} onClick={() => take({ step: 'lift' })}>
              {t('step.lifted')}
            </Button>
          )}
          {canResendConfirmation && (
            <Button block type="primary" loading={isDoing} onClick={() => take({ step: 'resend' })}>
              {t('accounts.resend')}
            </Button>
          )}
          {canInvite && (
            <Button block loading={isDoing} onClick={() => take({ step: 'invite' })}>
              {t('accounts.invite')}
            </Button>
          )}
          {canSuspend && (
            <Button block danger disabled={isDoing} onClick={() => setAsking(true)}>
              {t(suspension ? 'accounts.suspendOtherwise' : 'step.suspended')}
            </Button>
          )}
          {!suspension && !canInvite && !canResendConfirmation && !canSuspend && (
            <p className={styles.empty}>{t('accounts.noStep')}</p>
          )}
        </div>
      )}
    </section>
  );
}
