import type { MemberCard as Member } from '@scholars/contract/members';
import { useLocale } from '~/i18n/use-locale';
import { EntryCard } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { AreaChips } from './area-chips';
import { placeName } from './place';
import { ShownIn } from './shown-in';

/** A member in a list. Its texts are in `directory`, which the page's handle names. */
export function MemberCard({ member, level }: { member: Member; level?: 2 | 3 | 4 }) {
  const { locale } = useLocale();
  const { slug, name, headline, photo, currentTitle, currentInstitution, organization, city, country, thematicAreas } = member;
  const institution = organization?.name ?? currentInstitution;
  const place = placeName(city, country, locale);
  return (
    <EntryCard
      to={`/members/${slug}`}
      title={name}
      locale={member.locale}
      level={level}
      picture={photo}
      layout="portrait"
      summary={headline || currentTitle}
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
      ].filter(Boolean)}
      footer={
        <>
          <ShownIn locale={member.locale} />
          <AreaChips areas={thematicAreas} />
        </>
      }
    />
  );
}
