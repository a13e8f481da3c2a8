import type { OrganizationCard as Organization } from '@scholars/contract/organizations';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EntryCard } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { AreaChips } from './area-chips';
import { MarkedText } from './marked-text';
import { placeName } from '@scholars/contract/place-name';
import { ShownIn } from './shown-in';

/** An organization in a list. Its texts are in `directory`, which the page's handle names. */
export function OrganizationCard({
  organization,
  level,
  action,
}: {
  organization: Organization;
  level?: 2 | 3 | 4;
  /** What one can do with it here, e.g. a form that is a button. */
  action?: ReactNode;
}) {
  const t = useText('directory');
  const { locale } = useLocale();
  const { slug, name, summary, type, logo, city, country, opportunityCount, thematicAreas, marks } = organization;
  const place = placeName(city, country, locale);
  return (
    <EntryCard
      to={`/organizations/${slug}`}
      title={name}
      shownTitle={<MarkedText text={name} segments={marks?.title} />}
      locale={organization.locale}
      level={level}
      picture={logo}
      layout="logo"
      eyebrow={t(`organizationType.${type}`)}
      summary={<MarkedText text={summary} segments={marks?.summary} />}
      facts={[
        place && (
          <>
            <Icon name="place" />
            <bdi>{place}</bdi>
          </>
        ),
        opportunityCount > 0 && t('opportunityCount', { count: opportunityCount }),
        marks?.foundBy && t(`foundBy.${marks.foundBy}`),
      ].filter(Boolean)}
      footer={
        <>
          <ShownIn locale={organization.locale} />
          <AreaChips areas={thematicAreas} />
          {action}
        </>
      }
    />
  );
}
