import { publicationTypes, type ProfileSection } from '@scholars/contract/profile-parts';
import { Fragment, memo, useMemo, useState } from 'react';
import { useText } from '~/i18n/use-text';
import type { FieldSource } from '~/shared/form/form-outcome';
import { ButtonLink } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { SelectField, type Option } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';
import type { ProfileOutcome } from './change-profile.server';
import { DoiFill } from './doi-fill';
import { EntryChanges } from './entry-changes';
import { entryFields, type EntryField, type TypedEntry } from './entry-fields';
import { keptEntryName } from './kept-entry-name';
import { PartForm } from './part-form';
import { entryFieldName, entryForm } from './profile-forms';

interface Props {
  section: ProfileSection;
  /** Without an id it is a new one. */
  entry: TypedEntry;
  degrees: readonly Option[];
  countries: readonly Option[];
  /** Whether publications can be looked up by their DOI. */
  canFindDoi: boolean;
  outcome: ProfileOutcome | undefined;
}

/** The form of one entry; there is one open at a time, by the page's address. */
export function EntryForm({ section, entry, degrees, countries, canFindDoi, outcome }: Props) {
  const t = useText('my-profile');
  const definition = useMemo(() => entryForm(section), [section]);
  const refused = outcome?.intent === 'entry' ? outcome : undefined;
  // As the form was filled; the page may be read anew meanwhile, for another part.
  const [opened] = useState(entry);
  const conflict = refused?.conflict;
  // Once one was shown what is there now, saving is meant.
  const base = conflict ? conflict.now : opened;
  const baseText = base?.id ? JSON.stringify(base) : '';
  return (
    <>
      <PartForm
        definition={definition}
        intent="entry"
        part={section}
        keptAs={keptEntryName(section, opened.id)}
        outcome={refused}
      >
        {(source) => (
          <>
            {conflict?.now && (
              <EntryChanges section={section} before={conflict.before} now={conflict.now} {...{ degrees, countries }} />
            )}
            <input type="hidden" name="section" value={section} />
            <input type="hidden" name="id" value={base?.id ?? ''} />
            <BaseControl key={baseText} text={baseText} />
            {entryFields[section].map((field) => (
              <Fragment key={field.name}>
                <EntryControl
                  {...{ section, field, entry, source, degrees, countries }}
                  isRefused={refused?.refused !== undefined}
                />
                {canFindDoi && section === 'publications' && field.name === 'doi' && <DoiFill />}
              </Fragment>
            ))}
          </>
        )}
      </PartForm>
      <ButtonLink to={`/my-profile#${section}`} variant="quiet" size="small">
        {t('cancel')}
      </ButtonLink>
    </>
  );
}

/** Drawn once: what was typed before is put back with what it was made of. */
const BaseControl = memo(function BaseControl({ text }: { text: string }) {
  return <input type="hidden" name="base" defaultValue={text} />;
});

interface ControlProps {
  section: ProfileSection;
  field: EntryField;
  entry: TypedEntry;
  source: FieldSource;
  degrees: readonly Option[];
  countries: readonly Option[];
  isRefused: boolean;
}

function EntryControl({ section, field, entry, source, degrees, countries, isRefused }: ControlProps) {
  const t = useText('my-profile');
  const members = useText('members');
  const name = entryFieldName(section, field.name);
  const common = {
    name,
    // Which words a name takes is a section's own: a title is of a post, of a publication or of an award.
    label: t(`entry.${section}.${field.name}` as 'entry.education.field'),
    error: source.errorOf(name),
    required: field.required ?? false,
  };
  const value = source.valueOf(name) ?? entry[field.name];
  switch (field.control) {
    case 'tick':
      return (
        <CheckboxField
          {...common}
          defaultChecked={isRefused ? source.valueOf(name) === 'on' : entry[field.name] === 'on'}
        />
      );
    case 'long':
      return <TextArea {...common} defaultValue={value} />;
    case 'country':
      return <SelectField {...common} options={countries} placeholder={t('choose')} defaultValue={value} />;
    case 'degree':
      return <SelectField {...common} options={degrees} placeholder={t('choose')} defaultValue={value} />;
    case 'publicationType':
      return (
        <SelectField
          {...common}
          options={publicationTypes.map((type) => ({ value: type, label: members(`publicationType.${type}`) }))}
          placeholder={t('choose')}
          defaultValue={value}
        />
      );
    case 'date':
    case 'year':
      return (
        <TextField
          {...common}
          hint={t(field.control === 'date' ? 'hint.date' : 'hint.year')}
          dir="ltr"
          maxLength={10}
          defaultValue={value}
        />
      );
    case 'address':
      return <TextField {...common} dir="ltr" defaultValue={value} />;
    case 'text':
      return <TextField {...common} dir="auto" defaultValue={value} />;
  }
}
