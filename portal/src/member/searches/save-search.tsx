import { alertFrequencies } from '@scholars/contract/search-alerts';
import { alertNameMaxLength } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { ActionForm, FieldRow } from '~/shared/form/action-form';
import type { Refusal } from '~/shared/form/form-outcome';
import { KeptForm } from '~/shared/form/kept-form';
import { SelectField } from '~/ui/fields/select-field';
import { TextField } from '~/ui/fields/text-field';
import styles from './my-searches.module.css';
import { searchForm } from './search-form';

interface Props {
  /** What the search is narrowed to, in words, and what it may be called. */
  asked: { words: string[]; name: string };
  refused: Refusal | undefined;
  /** With which what is typed is kept in this browser until it is saved, and under which name. */
  kept: { typingKey: string; name: string };
}

/** Says what the search is narrowed to, and asks for its name and how often one is to hear of it. */
export function SaveSearch({ asked: { words, name }, refused, kept }: Props) {
  const t = useText('my-searches');
  return (
    <div className={styles.save}>
      <p>
        <strong>{t('save.filters')}</strong> {words.length > 0 ? words.join(t('separator')) : t('everything')}
      </p>
      <ActionForm
        definition={searchForm}
        intent="save"
        refused={refused}
        submit={t('save.submit')}
        submitting={t('save.submitting')}
      >
        {({ errorOf, valueOf }, form) => (
          <>
            <KeptForm form={form} {...kept} refused={refused} />
            <FieldRow>
              <TextField
                name="name"
                label={t('save.name')}
                error={errorOf('name')}
                defaultValue={valueOf('name') ?? name}
                required
                maxLength={alertNameMaxLength}
                dir="auto"
              />
              <SelectField
                name="frequency"
                label={t('save.frequency')}
                error={errorOf('frequency')}
                defaultValue={valueOf('frequency') ?? 'weekly'}
                required
                options={alertFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
              />
            </FieldRow>
          </>
        )}
      </ActionForm>
    </div>
  );
}
