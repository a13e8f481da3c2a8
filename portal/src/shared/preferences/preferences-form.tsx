import {
  emailFrequencies,
  isAlwaysMailed,
  type NotificationPreferences,
} from '@scholars/contract/notification-preferences';
import { notificationTypes, type NotificationType } from '@scholars/contract/notifications';
import { splitDate } from '@scholars/contract/typed-date';
import { dateIn } from '@scholars/contract/zoned-instant';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { Button } from '~/ui/button';
import { DateField } from '~/ui/fields/date/date-field';
import { Select, SelectField } from '~/ui/fields/select-field';
import { asksForPush, emailName, inAppName, pushName } from './preference-names';
import styles from './preferences-form.module.css';

interface Props {
  preferences: NotificationPreferences;
  /** The network sends push messages, and devices are turned on beside the form. */
  hasPush?: boolean;
  /** What was wrong with the end of the pause as it was posted. */
  pauseError?: string;
}

/** What somebody is told and how, by type and by channel; their language, and a pause. */
export function PreferencesForm({ preferences, hasPush = false, pauseError }: Props) {
  const t = useText('preferences');
  const { language, timeZone, types, pausedUntil } = preferences;
  const paused = pausedUntil === null ? undefined : splitDate(dateIn(timeZone, new Date(pausedUntil)));
  const isBusy = useNavigation().formData?.get('intent') === 'save';
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      {hasPush && <input type="hidden" name={asksForPush} value="on" />}
      <TimeZone stored={timeZone} />
      <table className={classNames(styles.table, hasPush && styles.withPush)}>
        <thead>
          <tr>
            <th scope="col">{t('table.type')}</th>
            <th scope="col" id="channel-inApp">
              {t('table.inApp')}
            </th>
            {hasPush && (
              <th scope="col" id="channel-push">
                {t('table.push')}
              </th>
            )}
            <th scope="col" id="channel-email">
              {t('table.email')}
            </th>
          </tr>
        </thead>
        <tbody>
          {notificationTypes.map((type) => (
            <TypeRow key={type} type={type} preference={types[type]} hasPush={hasPush} />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('hint', { timeZone })}</p>
      <SelectField
        name="language"
        label={t('language')}
        required
        defaultValue={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
      />
      <DateField
        name="pausedUntil"
        label={t('pausedUntil')}
        hint={t('pausedUntilHint')}
        error={pauseError}
        typed={(part) => paused?.[part]}
        notPast
      />
      <div>
        <Button busy={isBusy}>{isBusy ? t('submitting') : t('submit')}</Button>
      </div>
    </Form>
  );
}

function TypeRow({
  type,
  preference: { inApp, email, push },
  hasPush,
}: {
  type: NotificationType;
  preference: NotificationPreferences['types'][NotificationType];
  hasPush: boolean;
}) {
  const t = useText('preferences');
  const id = `type-${type}`;
  return (
    <tr>
      <th scope="row" id={id}>
        {t(`types.${type}`)}
        <input type="hidden" name="type" value={type} />
      </th>
      <td className={styles.box}>
        <label>
          <input
            type="checkbox"
            name={inAppName(type)}
            defaultChecked={inApp}
            aria-labelledby={`${id} channel-inApp`}
          />
        </label>
      </td>
      {hasPush && (
        <td className={styles.box}>
          <label>
            <input type="checkbox" name={pushName(type)} defaultChecked={push} aria-labelledby={`${id} channel-push`} />
          </label>
        </td>
      )}
      <td>
        {isAlwaysMailed(type) ? (
          <span className={styles.always}>{t('email.always')}</span>
        ) : (
          <Select
            name={emailName(type)}
            defaultValue={email}
            aria-labelledby={`${id} channel-email`}
            options={emailFrequencies.map((value) => ({ value, label: t(`email.${value}`) }))}
          />
        )}
      </td>
    </tr>
  );
}

/** The reader's clock, by which digests come; without a script the one that is stored. */
function TimeZone({ stored }: { stored: string }) {
  const field = useRef<HTMLInputElement>(null);
  // Follows the browser's clock, which the server cannot see.
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (field.current && timeZone) field.current.value = timeZone;
  });
  return <input ref={field} type="hidden" name="timeZone" defaultValue={stored} />;
}
