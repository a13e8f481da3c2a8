import { getMember } from '@scholars/contract/members';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { ConnectionButtons } from '~/shared/connections/connection-buttons';
import { readConnectionActs } from '~/shared/connections/read-connection-acts.server';
import { pageMeta } from '~/shared/page-meta';
import { plainText } from '~/shared/plain-text';
import { ShownIn } from '~/shared/shown-in';
import { personData } from '~/shared/structured-data/person-data';
import { Emblem } from '~/ui/emblem';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { DetailLayout } from '~/shared/directory/detail-layout';
import type { Route } from './+types/member-detail';
import { EducationList, ExperienceList } from '~/shared/member-profile/life-course';
import styles from '~/shared/member-profile/member-profile.module.css';
import { MemberFacts } from '~/shared/member-profile/member-facts';
import { PublicationList } from '~/shared/member-profile/publication-list';

export const handle = { ns: ['directory', 'members'], boot: 'interaction', kept: 'entries' } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await cms({ context }).data(getMember, { params: { id: params.slug } });
  // One page has one address, whichever of its names it was asked by.
  if (member.slug !== params.slug)
    throw redirect(localePath(context.get(localeContext), `/members/${member.slug}`), 301);
  const acts = await readConnectionActs(context, [member], `/members/${member.slug}`);
  const act = acts?.[member.id];
  return { member, ...(act && { act }) };
}

export const meta: Route.MetaFunction = (args) => {
  const { member } = args.loaderData ?? {};
  return pageMeta({
    ...args,
    title: member?.name,
    description: [
      member?.headline,
      member &&
        [member.currentTitle, member.organization?.name ?? member.currentInstitution].filter(Boolean).join(' · '),
      member && plainText(member.biography),
    ],
    share: member && `member-${member.slug}`,
    languages: member?.locales,
    structuredData: (site) => member && personData(member, site),
  });
};

export default function MemberDetail({ loaderData: { member, act } }: Route.ComponentProps) {
  const t = useText('members');
  const { name, otherName, headline, locale, photo, biography, experience, education, publications, thematicAreas } =
    member;
  const isBare = [biography, experience, education, publications].every(({ length }) => length === 0);
  return (
    <article>
      <PageHeader
        title={name}
        lead={headline}
        locale={locale}
        area={thematicAreas[0]?.id}
        breadcrumb={[{ label: t('list.title'), to: '/members' }, { label: name }]}
        media={
          <div className={styles.portrait}>
            <Emblem picture={photo} name={name} shape="round" />
          </div>
        }
      >
        <div className={styles.smallPortrait}>
          <Emblem picture={photo} name={name} shape="round" />
        </div>
        <div className={styles.position}>
          {otherName && <OtherName name={otherName} />}
          <Position member={member} />
          <ShownIn locale={locale} />
          {act && <ConnectionButtons act={act} />}
        </div>
      </PageHeader>
      <DetailLayout facts={<MemberFacts member={member} />}>
        {biography && (
          <section aria-labelledby="biography">
            <h2 id="biography" className={styles.heading}>
              {t('detail.biography')}
            </h2>
            <Prose html={biography} locale={locale} />
          </section>
        )}
        <ExperienceList entries={experience} locale={locale} />
        <EducationList entries={education} locale={locale} />
        <PublicationList entries={publications} />
        {isBare && <p>{t('detail.bare')}</p>}
      </DetailLayout>
    </article>
  );
}

function Position({
  member: { currentTitle, currentDepartment, currentInstitution, organization },
}: {
  member: Route.ComponentProps['loaderData']['member'];
}) {
  const institution = organization ? (
    <LocaleLink to={`/organizations/${organization.slug}`}>{organization.name}</LocaleLink>
  ) : (
    currentInstitution
  );
  const lines = [currentTitle, currentDepartment, institution].filter(Boolean);
  return (
    lines.length > 0 && (
      <p className={styles.lines}>
        {lines.map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </p>
    )
  );
}

/** A name in the other script, with the language whose rules set it. */
function OtherName({ name }: { name: string }) {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  return (
    <p className={styles.otherName} lang={isArabic ? 'ar' : 'en'} dir={isArabic ? 'rtl' : 'ltr'}>
      {name}
    </p>
  );
}
