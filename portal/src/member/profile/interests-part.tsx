import type { UserProfile } from '@scholars/contract/profile';
import { languageLevels, openToValues } from '@scholars/contract/profile-parts';
import { spokenLanguagesMax } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { FieldGroup } from '~/shared/form/action-form';
import { Select, type Option } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import type { ProfileOutcome } from './change-profile.server';
import styles from './my-profile.module.css';
import { PartForm } from './part-form';
import { interestsForm, languageName, levelName } from './profile-forms';

interface Props {
  profile: UserProfile;
  areas: readonly Option[];
  languages: readonly Option[];
  outcome: ProfileOutcome | undefined;
}

// Rows beyond those that are filled: there is no script to add one.
const emptyRows = 3;

/** What one works on, speaks and is open to. */
export function InterestsPart({ profile, areas, languages, outcome }: Props) {
  const t = useText('my-profile');
  const members = useText('members');
  const ticked = outcome?.refused?.ticked;
  const rows = Math.min(profile.languages.length + emptyRows, spokenLanguagesMax);
  const levels = languageLevels.map((level) => ({ value: level, label: members(`level.${level}`) }));
  const chosenAreas = areas.filter(({ value }) => profile.thematicAreas.some(({ id }) => String(id) === value));
  // As its schema reads it: what is ticked in the order of the boxes.
  const loaded = {
    thematicAreas: chosenAreas.map(({ value }) => Number(value)),
    interests: profile.interests,
    openTo: openToValues.filter((value) => profile.openTo.includes(value)),
    languages: profile.languages.map(({ code, level }) => ({ code, level })),
  };
  return (
    <PartForm definition={interestsForm} intent="interests" part="interests" outcome={outcome} loaded={loaded}>
      {({ errorOf, valueOf }) => (
        <>
          <FieldGroup legend={t('field.thematicAreas')}>
            <Ticks
              name="thematicAreas"
              options={areas}
              ticked={ticked?.thematicAreas ?? chosenAreas.map(({ value }) => value)}
            />
          </FieldGroup>
          <TextArea
            name="interests"
            label={t('field.interests')}
            hint={t('hint.interests')}
            error={errorOf('interests')}
            defaultValue={valueOf('interests') ?? profile.interests.join('\n')}
          />
          <FieldGroup legend={t('field.languages')}>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.languageRow}>
                <Select
                  name={languageName(row)}
                  aria-label={t('field.language', { n: row + 1 })}
                  options={languages}
                  placeholder={t('choose')}
                  defaultValue={valueOf(languageName(row)) ?? profile.languages[row]?.code ?? ''}
                />
                <Select
                  name={levelName(row)}
                  aria-label={t('field.level', { n: row + 1 })}
                  options={levels}
                  defaultValue={valueOf(levelName(row)) ?? profile.languages[row]?.level ?? 'working'}
                />
              </div>
            ))}
          </FieldGroup>
          <FieldGroup legend={t('field.openTo')}>
            <Ticks
              name="openTo"
              options={openToValues.map((value) => ({ value, label: members(`openTo.${value}`) }))}
              ticked={ticked?.openTo ?? profile.openTo}
            />
          </FieldGroup>
        </>
      )}
    </PartForm>
  );
}

function Ticks({ name, options, ticked }: { name: string; options: readonly Option[]; ticked: readonly string[] }) {
  return (
    <ul role="list" className={styles.ticks}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <label className={styles.tick}>
            <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}
