import type { ApplicationForm } from '@scholars/contract/applications';
import { useText } from '~/i18n/use-text';
import type { FieldSource } from '~/shared/form/form-outcome';
import { fieldIdOf } from '~/ui/fields/field';
import styles from './applications.module.css';

/** Which CV goes along, where there is one already; choosing another file overrules it. */
export function CvSource({ form: { profileCv, draft }, source }: { form: ApplicationForm; source: FieldSource }) {
  const t = useText('applications');
  const kept = draft?.cv;
  const options = [
    profileCv && { value: 'profile', label: t('apply.cvOfProfile', { name: profileCv.name }) },
    kept && kept !== 'profile' && { value: 'draft', label: t('apply.cvOfDraft', { name: kept.name }) },
  ].filter((option) => option != null && option !== false && typeof option === 'object');
  const [first] = options;
  if (!first) return null;
  const chosen = source.valueOf('cvFrom') || (kept === 'profile' ? 'profile' : kept ? 'draft' : first.value);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('apply.cvFrom')}</legend>
      {[...options, { value: 'upload', label: t('apply.cvOther') }].map(({ value, label }, index) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="cvFrom"
            value={value}
            id={index === 0 ? fieldIdOf('cvFrom') : undefined}
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
