import { attendances } from '@scholars/contract/fixed-values';
import type { Event, EventInvitation } from '@scholars/contract/events';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { Refusal } from '~/shared/form/form-outcome';
import type { TypedValues } from '~/shared/form/read-form';
import { KeptTyping } from '~/shared/form/submission/kept-typing-part';
import { useActionForm } from '~/shared/form/use-action-form';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/fields/error-summary';
import { fieldIdOf, FieldError } from '~/ui/fields/field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/notice';
import styles from './answer-form.module.css';
import { answerAnchor } from './gathering';
import { answerFormFor } from './gathering-forms';

interface Props {
  event: Event;
  invitation: EventInvitation;
  code: string;
  /** An answer that was not taken. */
  refused: Refusal | undefined;
}

/** Posts to its own page, with or without script. What a choice does not need is hidden by its stylesheet. */
export function AnswerForm(props: Props) {
  const [clearings, setClearings] = useState(0);
  return <Answer key={clearings} {...props} onClear={() => setClearings(clearings + 1)} />;
}

function Answer({ event, invitation, code, refused, onClear }: Props & { onClear: () => void }) {
  const t = useText('event');
  const { locale } = useLocale();
  const { maxGuests, answeredAt } = invitation;
  const definition = answerFormFor(maxGuests);
  const { formProps, formRef, summary, errors, isOffline, failure } = useActionForm(definition, refused);
  const isBusy = useNavigation().formMethod === 'POST';
  const values = refused?.typed ?? storedValues(invitation, (n) => formatNumber(n, locale));
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <Form
      {...formProps}
      method="post"
      action={`?${new URLSearchParams({ invitation: code })}#${answerAnchor}`}
      className={styles.form}
    >
      <KeptTyping
        form={formRef}
        definition={definition}
        refused={refused}
        guest={code}
        since={answeredAt ?? undefined}
        onClear={onClear}
      />
      {isOffline && (
        <Notice tone="danger" title={t('answer.failed')} live="assertive">
          <p>{failure}</p>
        </Notice>
      )}
      <ErrorSummary problems={summary} />
      <fieldset
        role="radiogroup"
        className={styles.choices}
        aria-invalid={errors.attending ? true : undefined}
        aria-describedby={errors.attending ? 'attending-error' : undefined}
      >
        <legend className={styles.legend}>{t('fields.attending')}</legend>
        <FieldError id="attending-error" error={errors.attending} />
        {attendances.map((attendance, index) => (
          <label key={attendance} className={styles.choice}>
            <input
              type="radio"
              name="attending"
              value={attendance}
              id={index === 0 ? fieldIdOf('attending') : undefined}
              defaultChecked={values.attending === attendance}
              aria-labelledby={`attending-${attendance}`}
              aria-describedby={`attending-${attendance}-text`}
              required
            />
            <span id={`attending-${attendance}`} className={styles.choiceTitle}>
              {t(`choices.${attendance}.title`, { city: event.city })}
            </span>
            <span id={`attending-${attendance}-text`} className={styles.choiceText}>
              {t(`choices.${attendance}.text`)}
            </span>
          </label>
        ))}
      </fieldset>
      {maxGuests > 0 && (
        <div className={styles.forThere}>
          <TextField
            {...field('guests')}
            label={t('fields.guests')}
            hint={t('hints.guests', { count: maxGuests })}
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
          />
        </div>
      )}
      <div className={styles.forThere}>
        <TextArea {...field('dietaryNeeds')} label={t('fields.dietaryNeeds')} hint={t('hints.dietaryNeeds')} rows={3} />
      </div>
      <div className={styles.forAll}>
        <TextArea {...field('accessNeeds')} label={t('fields.accessNeeds')} hint={t('hints.accessNeeds')} rows={3} />
      </div>
      <p className={styles.privacy}>{t('answer.privacy')}</p>
      <div>
        <Button size="large" busy={isBusy}>
          {t(invitation.attending ? 'answer.sendAgain' : 'answer.send')}
        </Button>
      </div>
    </Form>
  );
}

function storedValues(
  { attending, guests, dietaryNeeds, accessNeeds }: EventInvitation,
  numberOf: (n: number) => string,
): TypedValues {
  return { attending: attending ?? '', guests: guests > 0 ? numberOf(guests) : '', dietaryNeeds, accessNeeds };
}
