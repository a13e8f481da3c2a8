import { saveEventSettings, type EventAnswers } from '@scholars/contract/event-guests';
import { formatDate, formatNumber } from '@scholars/contract/format';
import { Alert, Select } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { refusalText } from '../submission/use-change';
import styles from './guest-work.module.css';
import { LabelledField } from './labelled-field';
import { useGuestCall } from './use-guest-call';

const offered = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const;

/** Until when guests can answer, and when they are reminded by themselves. */
export function ReminderSettings({ answers }: { answers: EventAnswers }): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  const { send, isUnderWay, failure } = useGuestCall(saveEventSettings);
  const { closesOn, isOpen, settings } = answers;
  const days = [...new Set([...offered, ...(settings.remindDays === null ? [] : [settings.remindDays])])].sort(
    (a, b) => a - b,
  );
  return (
    <div className={styles.settings} data-print="no">
      <p>
        {closesOn
          ? t(isOpen ? 'settings.until' : 'settings.closed', { date: formatDate(closesOn, locale) })
          : t('settings.noDay')}
      </p>
      {closesOn && isOpen && (
        <LabelledField label={t('settings.remind')}>
          {(links) => (
            <Select
              {...links}
              loading={isUnderWay}
              value={settings.remindDays ?? 0}
              options={[
                { value: 0, label: t('settings.never') },
                ...days.map((value) => ({
                  value,
                  label: t('settings.daysBefore', { count: value, days: formatNumber(value, locale) }),
                })),
              ]}
              onChange={(value) => void send({ remindDays: value === 0 ? null : value })}
            />
          )}
        </LabelledField>
      )}
      {failure && <Alert type="error" showIcon role="alert" message={refusalText(failure)} />}
    </div>
  );
}
