import type { UserProfile } from '@scholars/contract/profile';
import { profileBiographyMaxLength } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { FieldRow } from '~/shared/form/action-form';
import type { FieldSource } from '~/shared/form/form-outcome';
import { RichTextField } from '~/shared/rich-text/rich-text-field';
import { typedRichText } from '~/shared/form/rich-text-fields';
import { SelectField, type Option } from '~/ui/fields/select-field';
import { TextField } from '~/ui/fields/text-field';
import type { ProfileOutcome } from './change-profile.server';
import { PartForm } from './part-form';
import { biographyForm, linksForm, namesForm, positionForm } from './profile-forms';

interface Props {
  profile: UserProfile;
  outcome: ProfileOutcome | undefined;
}

/** Both scripts, each in its own direction. */
export function NamesPart({ profile, outcome }: Props) {
  const t = useText('my-profile');
  const field = useField(profile);
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const { firstName, lastName, firstNameAr, lastNameAr } = profile;
  const loaded = { firstName, lastName, firstNameAr, lastNameAr };
  return (
    <PartForm definition={namesForm} intent="names" part="names" outcome={outcome} loaded={loaded}>
      {(source) => (
        <>
          <FieldRow>
            <TextField {...field(source, 'firstName')} label={t('field.firstName')} required dir="auto" />
            <TextField {...field(source, 'lastName')} label={t('field.lastName')} required dir="auto" />
          </FieldRow>
          <FieldRow>
            <TextField {...field(source, 'firstNameAr')} {...arabic} label={t('field.firstNameAr')} />
            <TextField {...field(source, 'lastNameAr')} {...arabic} label={t('field.lastNameAr')} />
          </FieldRow>
        </>
      )}
    </PartForm>
  );
}

export function PositionPart({ profile, outcome, countries }: Props & { countries: readonly Option[] }) {
  const t = useText('my-profile');
  const field = useField(profile);
  const { headline, currentTitle, currentDepartment, currentInstitution, city } = profile;
  const country = profile.country?.code ?? '';
  const loaded = { headline, currentTitle, currentDepartment, currentInstitution, country, city };
  return (
    <PartForm definition={positionForm} intent="position" part="position" outcome={outcome} loaded={loaded}>
      {(source) => (
        <>
          <TextField {...field(source, 'headline')} label={t('field.headline')} hint={t('hint.headline')} dir="auto" />
          <TextField {...field(source, 'currentTitle')} label={t('field.currentTitle')} dir="auto" />
          <FieldRow>
            <TextField {...field(source, 'currentInstitution')} label={t('field.currentInstitution')} dir="auto" />
            <TextField {...field(source, 'currentDepartment')} label={t('field.currentDepartment')} dir="auto" />
          </FieldRow>
          <FieldRow>
            <SelectField
              name="country"
              label={t('field.country')}
              error={source.errorOf('country')}
              defaultValue={source.valueOf('country') ?? country}
              options={countries}
              placeholder={t('choose')}
              autoComplete="country"
            />
            <TextField {...field(source, 'city')} label={t('field.city')} dir="auto" />
          </FieldRow>
        </>
      )}
    </PartForm>
  );
}

export function BiographyPart({ profile, outcome }: Props) {
  const t = useText('my-profile');
  return (
    <PartForm definition={biographyForm} intent="biography" part="biography" outcome={outcome}>
      {(source) => (
        <RichTextField
          name="biography"
          label={t('field.biography')}
          boxHint={t('hint.biography')}
          error={source.errorOf('biography')}
          value={typedRichText(source, 'biography') ?? profile.biography}
          max={profileBiographyMaxLength}
        />
      )}
    </PartForm>
  );
}

export function LinksPart({ profile, outcome }: Props) {
  const t = useText('my-profile');
  const links: Readonly<Record<string, string>> = profile.links;
  const { homepage, orcid } = profile;
  return (
    <PartForm
      definition={linksForm}
      intent="links"
      part="links"
      outcome={outcome}
      loaded={{ homepage, orcid, ...links }}
    >
      {(source) => (
        <>
          <TextField
            name="orcid"
            label={t('field.orcid')}
            hint={profile.orcidVerified ? t('hint.orcidVerified') : t('hint.orcid')}
            error={source.errorOf('orcid')}
            defaultValue={source.valueOf('orcid') ?? orcid}
            dir="ltr"
          />
          <TextField
            name="homepage"
            type="url"
            label={t('field.homepage')}
            error={source.errorOf('homepage')}
            defaultValue={source.valueOf('homepage') ?? homepage}
          />
          {(['linkedin', 'scholar', 'x', 'github'] as const).map((site) => (
            <TextField
              key={site}
              name={site}
              type="url"
              label={t(`field.${site}`)}
              error={source.errorOf(site)}
              defaultValue={source.valueOf(site) ?? links[site]}
            />
          ))}
        </>
      )}
    </PartForm>
  );
}

type TextName = { [Name in keyof UserProfile]: UserProfile[Name] extends string ? Name : never }[keyof UserProfile];

function useField(profile: UserProfile) {
  return ({ errorOf, valueOf }: FieldSource, name: TextName) => ({
    name,
    error: errorOf(name),
    defaultValue: valueOf(name) ?? profile[name],
  });
}
