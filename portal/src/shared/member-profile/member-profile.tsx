import type { Member } from '@scholars/contract/members';
import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { DetailLayout } from '~/shared/directory/detail-layout';
import type { Crumb } from '~/ui/breadcrumb';
import { Emblem } from '~/ui/emblem';
import { foreignText } from '~/ui/foreign-text';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { AwardList, EducationList, ExperienceList, ProjectList, ServiceList } from './life-course';
import { MemberContact, type CvWay } from './member-contact';
import { MemberFacts } from './member-facts';
import styles from './member-profile.module.css';
import { ProfileSection } from './profile-section';
import { PublicationList } from './publication-list';

interface Props {
  /** As whoever looks at it may see them. */
  member: Member;
  breadcrumb: readonly Crumb[];
  cvWay: CvWay;
  /** Below the name: what one can do with them. */
  children?: ReactNode;
}

/** Everything of a profile that its viewer may see. Its texts: `member-profile`, `members` and `directory`. */
export function MemberProfile({ member, breadcrumb, cvWay, children }: Props) {
  const t = useText('member-profile');
  const page = useLocale();
  const { name, otherName, headline, locale, photo, biography, thematicAreas } = member;
  const { experience, education, publications, projects, awards, service } = member;
  const told = [biography, experience, education, publications, projects, awards, service];
  const portrait = <Emblem picture={photo} name={name} shape="round" />;
  return (
    <article className={styles.profile}>
      <PageHeader
        title={name}
        lead={headline}
        locale={locale}
        area={thematicAreas[0]?.id}
        breadcrumb={breadcrumb}
        media={<div className={styles.portrait}>{portrait}</div>}
      >
        <div className={styles.smallPortrait}>{portrait}</div>
        <div className={styles.position}>
          {otherName && <OtherName name={otherName} />}
          <Position member={member} />
          {locale !== page.locale && <p className={styles.language}>{t(`writtenOnly.${locale}`)}</p>}
          {children}
        </div>
      </PageHeader>
      <DetailLayout
        facts={
          <div className={styles.facts}>
            <MemberFacts member={member} />
            <MemberContact member={member} cvWay={cvWay} />
          </div>
        }
      >
        {biography && (
          <ProfileSection id="biography" title={t('section.biography')}>
            <Prose html={biography} locale={locale} />
          </ProfileSection>
        )}
        <ExperienceList {...member} />
        <EducationList {...member} />
        <PublicationList {...member} />
        <ProjectList {...member} />
        <AwardList {...member} />
        <ServiceList {...member} />
        {told.every(({ length }) => length === 0) && <p>{t('bare')}</p>}
      </DetailLayout>
    </article>
  );
}

function Position({ member }: { member: Member }) {
  const page = useLocale();
  const { currentTitle, currentDepartment, currentInstitution, organization, locale } = member;
  const own = [currentTitle, currentDepartment, organization ? '' : currentInstitution].filter(Boolean);
  if (own.length === 0 && !organization) return null;
  return (
    <p className={styles.lines}>
      {own.map((line, i) => (
        <span key={i} {...foreignText(locale, page.locale)}>
          {line}
        </span>
      ))}
      {organization && <LocaleLink to={`/organizations/${organization.slug}`}>{organization.name}</LocaleLink>}
    </p>
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
