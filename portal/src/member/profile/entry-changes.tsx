import type { ProfileSection } from '@scholars/contract/profile-parts';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import type { Option } from '~/ui/fields/select-field';
import { Notice } from '~/ui/notice';
import { changedFields, type EntryField, type TypedEntry } from './entry-fields';

interface Props {
  section: ProfileSection;
  /** As the form was filled, and as the entry is now. */
  before: Readonly<Record<string, unknown>>;
  now: TypedEntry;
  degrees: readonly Option[];
  countries: readonly Option[];
}

/** What was changed of an entry in another window, while its form was open in this one. */
export function EntryChanges({ section, before, now, degrees, countries }: Props) {
  const t = useText('my-profile');
  const members = useText('members');
  const labelIn = (options: readonly Option[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;

  function written({ name, control }: EntryField, entry: Props['before']): string {
    const value = String(entry[name] ?? '');
    if (control === 'tick') return t(value ? 'conflict.yes' : 'conflict.no');
    if (value === '') return t('conflict.empty');
    if (control === 'country') return labelIn(countries, value);
    if (control === 'degree') return labelIn(degrees, value);
    if (control === 'publicationType') return members(`publicationType.${value as 'article'}`); // one of the contract's
    return value;
  }

  return (
    <Notice tone="warning" title={t('conflict.title')}>
      <DefinitionList
        items={changedFields(section, before, now).map((field) => ({
          term: t(`entry.${section}.${field.name}` as 'entry.education.field'), // each field has a label
          value: (
            <>
              <bdi>{written(field, now)}</bdi>
              <br />
              {t('conflict.before')} <bdi>{written(field, before)}</bdi>
            </>
          ),
        }))}
      />
    </Notice>
  );
}
