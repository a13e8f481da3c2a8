import type { MemberCard as Member } from '@scholars/contract/members';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EntryCard } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { AreaChips } from './area-chips';
import { MarkedText } from './marked-text';
import { placeName } from '@scholars/contract/place-name';
import { ShownIn } from './shown-in';

/** A member in a list. Its texts are in `directory`, which the page's handle names. */
export function MemberCard({
  member,
  level,
  action,
}: {
  member: Member;
  level?: 2 | 3 | 4;
  /** What one can do with them here, e.g. a form that is a button. */
  action?: ReactNode;
}) {
  const t = useText('directory');
  const { locale } = useLocale();
  const {
    slug,
    name,
    headline,
    photo,
    currentTitle,
    currentInstitution,
    organization,
    city,
    country,
    thematicAreas,
    marks,
  } = member;
  const institution = organization?.name ?? currentInstitution;
  const place = placeName(city, country, locale);
  return (
    <EntryCard
      to={`/members/${slug}`}
      title={name}
      shownTitle={<MarkedText text={name} segments={marks?.title} />}
      locale={member.locale}
      level={level}
      picture={photo}
      layout="portrait"
      summary={<MarkedText text={headline || currentTitle} segments={marks?.summary} />}
      facts={[
        institution && (
          <>
            <Icon name="building" />
            <bdi>{institution}</bdi>
          </>
        ),
        place && (
          <>
            <Icon name="place" />
            <bdi>{place}</bdi>
          </>
        ),
        marks?.foundBy && t(`foundBy.${marks.foundBy}`),
      ].filter(Boolean)}
      footer={
        <>
          <ShownIn locale={member.locale} />
          <AreaChips areas={thematicAreas} />
          {action}
        </>
      }
    />
  );
}
