import type { UserProfile } from '@scholars/contract/profile';
import { visibilities, visibleSections } from '@scholars/contract/profile-parts';
import { useText } from '~/i18n/use-text';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { SelectField } from '~/ui/fields/select-field';
import type { ProfileOutcome } from './change-profile.server';
import styles from './my-profile.module.css';
import { PartForm } from './part-form';
import { visibilityForm } from './profile-forms';

/** Who sees which part, and whether one is in the directory. */
export function VisibilityPart({ profile, outcome }: { profile: UserProfile; outcome: ProfileOutcome | undefined }) {
  const t = useText('my-profile');
  const choices = visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }));
  const { visibility, asDefault, directoryVisible } = profile;
  const byDefault: readonly string[] = asDefault;
  const isChosenAlone = (section: string) => ['email', 'phoneNumber', 'cv'].includes(section);
  const chosen = Object.fromEntries(
    visibleSections.map((section) => [section, byDefault.includes(section) ? '' : visibility[section]]),
  );
  const loaded = { default: visibility.default, ...chosen, directoryVisible };
  return (
    <PartForm definition={visibilityForm} intent="visibility" part="visibility" outcome={outcome} loaded={loaded}>
      {({ valueOf, errorOf }) => (
        <>
          <CheckboxField
            name="directoryVisible"
            label={t('field.directoryVisible')}
            hint={t('hint.directoryVisible')}
            defaultChecked={outcome?.refused ? valueOf('directoryVisible') === 'on' : directoryVisible}
          />
          <SelectField
            name="default"
            label={t('field.default')}
            hint={t('hint.default')}
            required
            options={choices}
            error={errorOf('default')}
            defaultValue={valueOf('default') ?? visibility.default}
          />
          <div className={styles.choices}>
            {visibleSections.map((section) => (
              <SelectField
                key={section}
                name={section}
                id={`visibility-${section}`}
                label={t(`part.${section}`)}
                required
                options={choices}
                placeholder={
                  isChosenAlone(section)
                    ? undefined
                    : t('visibility.asDefault', { default: t(`visibility.${visibility.default}`) })
                }
                error={errorOf(section)}
                defaultValue={valueOf(section) ?? chosen[section]}
              />
            ))}
          </div>
        </>
      )}
    </PartForm>
  );
}
