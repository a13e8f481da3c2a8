import type { UserProfile } from '@scholars/contract/profile';
import type { ProfileViewer, Visibility, VisibleSection } from '@scholars/contract/profile-parts';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';

/** The one of the widest circle that sees it; what one sees alone is seen here. */
const viewerOf: Readonly<Record<Visibility, ProfileViewer | undefined>> = {
  public: 'visitor',
  members: 'member',
  connections: 'connection',
  private: undefined,
};

/** Who sees a section, and the way to see it as they do. */
export function SeenBy({ profile, section }: { profile: UserProfile; section: VisibleSection }) {
  const t = useText('my-profile');
  const chosen = profile.visibility[section];
  const viewer = viewerOf[chosen];
  return (
    <>
      {t(`seenBy.${chosen}`)}{' '}
      {viewer && (
        <LocaleLink to={`/my-profile/view?as=${viewer}#${section === 'cv' ? 'links' : section}`}>
          {t('seeItSo')}
          <span className="visually-hidden"> {t(`part.${section}`)}</span>
        </LocaleLink>
      )}
    </>
  );
}
