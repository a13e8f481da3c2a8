import {
  emailFrequencies,
  isAlwaysMailed,
  type NotificationPreferences,
} from '@scholars/contract/notification-preferences';
import { notificationTypes, type NotificationType } from '@scholars/contract/notifications';
import { datePartName } from '@scholars/contract/field-parts';
import { splitDate } from '@scholars/contract/typed-date';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import type { Refusal } from '~/shared/form/form-outcome';
import { LoadedValues } from '~/shared/form/loaded-values';
import { Button } from '~/ui/button';
import { DateField } from '~/ui/fields/date/date-field';
import { Select, SelectField } from '~/ui/fields/select-field';
import { askedOf, type AskedPreferences } from './asked-preferences';
import { asksForPush, emailName, inAppName, pushName } from './preference-names';
import styles from './preferences-form.module.css';

interface Props {
  preferences: NotificationPreferences;
  /** What the clock of its reader is called. */
  zoneName: string;
  /** The network sends push messages, and devices are turned on beside the form. */
  hasPush?: boolean;
  /** What it asked for when it was saved. */
  saved: AskedPreferences | undefined;
  refused: Refusal | undefined;
  /** Takes the form as it is in the page. */
  form?: RefObject<HTMLFormElement | null>;
  /** What stands above its fields. */
  children?: ReactNode;
}

/** What somebody is told and how, by type and by channel; their language, and a pause. */
export function PreferencesForm({ preferences, zoneName, hasPush = false, saved, refused, form, children }: Props) {
  const t = useText('preferences');
  const stored = askedOf(preferences);
  // What was refused is all drawn as it was typed: a box that is missing was not ticked.
  const typed = refused?.typed.intent === 'save' ? refused.typed : undefined;
  const asked: AskedPreferences = typed ?? stored;
  const paused = splitDate(String(stored.pausedUntil));
  const isBusy = useNavigation().formData?.get('intent') === 'save';
  return (
    <Form ref={form} method="post" className={styles.form} preventScrollReset>
      {children}
      <input type="hidden" name="intent" value="save" />
      <LoadedValues values={stored} saved={saved} typed={typed} />
      {hasPush && <input type="hidden" name={asksForPush} value="on" />}
      <TimeZone stored={preferences.timeZone} />
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
            <TypeRow key={type} type={type} asked={asked} hasPush={hasPush} />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('hint', { timeZone: zoneName })}</p>
      <SelectField
        name="language"
        label={t('language')}
        required
        defaultValue={String(asked.language)}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
      />
      <DateField
        name="pausedUntil"
        label={t('pausedUntil')}
        hint={t('pausedUntilHint')}
        error={refused?.errors.pausedUntil}
        typed={(part) => typed?.[datePartName('pausedUntil', part)] ?? paused?.[part]}
        notPast
        notToday
      />
      <div>
        <Button busy={isBusy}>{isBusy ? t('submitting') : t('submit')}</Button>
      </div>
    </Form>
  );
}

function TypeRow({ type, asked, hasPush }: { type: NotificationType; asked: AskedPreferences; hasPush: boolean }) {
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
            defaultChecked={Boolean(asked[inAppName(type)])}
            aria-labelledby={`${id} channel-inApp`}
          />
        </label>
      </td>
      {hasPush && (
        <td className={styles.box}>
          <label>
            <input
              type="checkbox"
              name={pushName(type)}
              defaultChecked={Boolean(asked[pushName(type)])}
              aria-labelledby={`${id} channel-push`}
            />
          </label>
        </td>
      )}
      <td>
        {isAlwaysMailed(type) ? (
          <span className={styles.always}>{t('email.always')}</span>
        ) : (
          <Select
            name={emailName(type)}
            defaultValue={String(asked[emailName(type)])}
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
