import { findPublicationByDoi, getImportSources, listOrcidProposals } from '@scholars/contract/profile-imports';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/profile-import';
import { DoiPart } from './doi-part';
import { OrcidPart } from './orcid-part';
import styles from './profile-import.module.css';
import { takeEntries, type ImportOutcome } from './take-entries.server';

export const handle = { ns: ['member-profile', 'my-profile', 'profile-import'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const t = getText(context.get(localeContext), 'profile-import');
  const api = cms({ context });
  const sources = await api.data(getImportSources);
  if (!sources.orcid && !sources.doi) throw data(null, { status: 404 });
  const doi = new URL(request.url).searchParams.get('doi')?.trim() ?? '';
  const [proposals, found] = await Promise.all([
    sources.orcid && sources.orcidOfProfile ? api.send(listOrcidProposals) : undefined,
    sources.doi && doi ? api.send(findPublicationByDoi, { query: { doi } }) : undefined,
  ]);
  return {
    title: t('title'),
    profile: getText(context.get(localeContext), 'my-profile')('title'),
    sources,
    proposals: proposals?.ok ? proposals.data : [],
    problem: proposals?.ok === false ? (proposals.status === 404 ? t('orcid.unknown') : proposals.message) : '',
    doi,
    found: found?.ok ? found.data : undefined,
    doiProblem: found?.ok === false ? (found.errors.doi?.[0] ?? found.message) : '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return takeEntries(await readPosted(request, context), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** What other places tell of a member, to be ticked beside what their profile has. */
export default function ProfileImport({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('profile-import');
  const { title, profile, sources, proposals, problem, doi, found, doiProblem } = loaderData;
  const posted = usePostedOutcome<ImportOutcome>(actionData);
  return (
    <>
      <PageHeader
        title={title}
        lead={`${t('lead')} ${t(`fills.${sources.profileLocale}`)}`}
        breadcrumb={[{ label: profile, to: '/my-profile' }, { label: title }]}
      />
      {sources.orcid && (
        <Section id="orcid" title={t('orcid.title')} lead={t('orcid.lead')} head="beside">
          <div className={styles.work}>
            <OrcidPart orcid={sources.orcidOfProfile} proposals={proposals} problem={problem} outcome={posted} />
          </div>
        </Section>
      )}
      {sources.doi && (
        <Section id="doi" title={t('doi.title')} lead={t('doi.lead')} head="beside" tone="sunken">
          <div className={styles.work}>
            <DoiPart doi={doi} found={found} problem={posted?.doiProblem ?? doiProblem} />
          </div>
        </Section>
      )}
    </>
  );
}
