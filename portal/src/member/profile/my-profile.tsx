import { getUserProfile } from '@scholars/contract/profile';
import { getImportSources } from '@scholars/contract/profile-imports';
import { profileSections } from '@scholars/contract/profile-parts';
import { listDegreeTypes } from '@scholars/contract/site';
import { listThematicAreas } from '@scholars/contract/thematic-areas';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { countryChoices } from '~/shared/form/form-choices.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { MoreLink } from '~/ui/more-link';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/my-profile';
import { changeProfile } from './change-profile.server';
import { Completion } from './completion';
import { EntrySection } from './entry-section';
import { CvPart, PhotoPart } from './file-parts';
import { InterestsPart } from './interests-part';
import { keptEntryName } from './kept-entry-name';
import { languageChoices } from './language-choices.server';
import { RestoredParts } from './part-form';
import { SeenBy } from './seen-by';
import { BiographyPart, LinksPart, NamesPart, PositionPart } from './text-parts';
import { useKeptTyping } from './use-kept-typing';
import { useWaitingForms, WaitingForms } from './waiting-forms';
import { VisibilityPart } from './visibility-part';

export const handle = {
  ns: ['my-profile', 'member-profile', 'members', 'account', 'rich-text', 'messages'],
  takesFiles: true,
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const locale = context.get(localeContext);
  const api = cms({ context });
  const [profile, areas, degrees, sources] = await Promise.all([
    api.data(getUserProfile),
    api.list(listThematicAreas),
    api.list(listDegreeTypes),
    api.find(getImportSources),
  ]);
  const { searchParams } = new URL(request.url);
  const title = getText(locale, 'my-profile')('title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    profile,
    canImport: Boolean(sources?.orcid || sources?.doi),
    canFindDoi: sources?.doi ?? false,
    areas: areas.data.map(({ id, title: label }) => ({ value: String(id), label })),
    degrees: degrees.data.map(({ slug, title: label }) => ({ value: slug, label })),
    countries: countryChoices(locale),
    languages: languageChoices(locale, profile.languages),
    edited: searchParams.get('edit') ?? '',
    saved: searchParams.get('saved') ?? '',
    savedEntry: searchParams.get('entry') ?? '',
    typingKey: typingKeyOf(context, user),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return changeProfile(await readPosted(request, context), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** One's own profile: what is missing, and each part with a form of its own (product §4). */
export default function MyProfile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('my-profile');
  const { title, profile, canImport, areas, degrees, countries, languages, edited, saved, savedEntry } = loaderData;
  const posted = usePostedOutcome(actionData);
  const { page, restored } = useKeptTyping(
    loaderData.typingKey,
    posted,
    saved && keptEntryName(saved, savedEntry),
    edited,
  );
  const { waiting, outcomes, isSending } = useWaitingForms(posted);
  const outcomeOf = (...intents: string[]) => outcomes.find(({ intent }) => intents.includes(intent));
  const part = { profile };
  return (
    <WaitingForms value={waiting}>
      <RestoredParts value={restored}>
        <div ref={page}>
          <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]}>
            {canImport && <MoreLink to="/my-profile/import">{t('import')}</MoreLink>}
          </PageHeader>
          <Section id="completion" title={t('completion.title')} head="beside" tone="sunken">
            <Completion profile={profile} />
          </Section>
          <Section id="photo" title={t('part.photo')} lead={t('partLead.photo')} head="beside">
            <PhotoPart {...part} outcome={outcomeOf('photo', 'photo-delete')} />
          </Section>
          <Section id="names" title={t('part.names')} lead={t('partLead.names')} head="beside" tone="sunken">
            <NamesPart {...part} outcome={outcomeOf('names')} />
          </Section>
          <Section id="position" title={t('part.position')} head="beside">
            <PositionPart {...part} countries={countries} outcome={outcomeOf('position')} />
          </Section>
          <Section
            id="biography"
            title={t('part.biography')}
            lead={
              <>
                {t('partLead.biography')} <SeenBy profile={profile} section="biography" />
              </>
            }
            head="beside"
            tone="sunken"
          >
            <BiographyPart {...part} outcome={outcomeOf('biography')} />
          </Section>
          <Section id="interests" title={t('part.interests')} lead={t('partLead.interests')} head="beside">
            <InterestsPart {...part} areas={areas} languages={languages} outcome={outcomeOf('interests')} />
          </Section>
          {profileSections.map((section, i) => (
            <Section
              key={section}
              id={section}
              title={t(`part.${section}`)}
              lead={<SeenBy profile={profile} section={section} />}
              head="beside"
              tone={i % 2 === 0 ? 'sunken' : 'plain'}
            >
              <EntrySection
                section={section}
                profile={profile}
                degrees={degrees}
                countries={countries}
                canFindDoi={loaderData.canFindDoi}
                edited={edited}
                isSaved={saved === section && (!posted || isSending || outcomes.length > 1)}
                outcome={outcomes.find((one) => one.section === section)}
              />
            </Section>
          ))}
          <Section
            id="links"
            title={t('part.links')}
            lead={<SeenBy profile={profile} section="links" />}
            head="beside"
            tone="sunken"
          >
            <LinksPart {...part} outcome={outcomeOf('links')} />
          </Section>
          <Section id="cv" title={t('part.cv')} lead={<SeenBy profile={profile} section="cv" />} head="beside">
            <CvPart {...part} outcome={outcomeOf('cv', 'cv-delete')} />
          </Section>
          <Section
            id="visibility"
            title={t('part.visibility')}
            lead={t('partLead.visibility')}
            head="beside"
            tone="sunken"
          >
            <VisibilityPart {...part} outcome={outcomeOf('visibility')} />
          </Section>
        </div>
      </RestoredParts>
    </WaitingForms>
  );
}
