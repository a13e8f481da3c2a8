import type { Member } from '@scholars/contract/members';
import { placeName } from '@scholars/contract/place-name';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Period } from './period';
import { Course, dot } from './profile-section';

type Props = Pick<Member, 'locale'>;

export function ExperienceList({ experience, locale }: Props & Pick<Member, 'experience'>) {
  const t = useText('member-profile');
  const page = useLocale();
  return (
    <Course
      id="experience"
      title={t('section.experience')}
      locale={locale}
      steps={experience.map(({ title, organization, country, from, to, description }) => ({
        period: <Period from={from} to={to} isOngoing={to === null} />,
        title,
        where: placeName(organization, country, page.locale),
        description,
      }))}
    />
  );
}

export function EducationList({ education, locale }: Props & Pick<Member, 'education'>) {
  const t = useText('member-profile');
  const d = useText('directory');
  const page = useLocale();
  return (
    <Course
      id="education"
      title={t('section.education')}
      locale={locale}
      steps={education.map(({ degree, field, institution, country, from, to }) => ({
        period: <Period from={from} to={to} />,
        title: [degree, field].filter(Boolean).join(d('separator')) || institution,
        where: degree || field ? placeName(institution, country, page.locale) : country?.name,
      }))}
    />
  );
}

export function ProjectList({ projects, locale }: Props & Pick<Member, 'projects'>) {
  const t = useText('member-profile');
  return (
    <Course
      id="projects"
      title={t('section.projects')}
      locale={locale}
      steps={projects.map(({ title, role, funder, from, to, description }) => ({
        period: <Period from={from} to={to} />,
        title,
        where: [role, funder].filter(Boolean).join(dot),
        description,
      }))}
    />
  );
}

export function AwardList({ awards, locale }: Props & Pick<Member, 'awards'>) {
  const t = useText('member-profile');
  return (
    <Course
      id="awards"
      title={t('section.awards')}
      locale={locale}
      steps={awards.map(({ title, organization, date, description }) => ({
        period: <Period from={date} to="" />,
        title,
        where: organization,
        description,
      }))}
    />
  );
}

export function ServiceList({ service, locale }: Props & Pick<Member, 'service'>) {
  const t = useText('member-profile');
  return (
    <Course
      id="service"
      title={t('section.service')}
      locale={locale}
      steps={service.map(({ title, organization, from, to, description }) => ({
        period: <Period from={from} to={to} />,
        title,
        where: organization,
        description,
      }))}
    />
  );
}
