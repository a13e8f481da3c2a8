import { formatPercent } from '@scholars/contract/format';
import type { UserProfile } from '@scholars/contract/profile';
import type { CompletionPart } from '@scholars/contract/profile-parts';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Notice } from '~/ui/notice';
import styles from './my-profile.module.css';

/** Where on the page a part is filled in. */
const placeOf: Partial<Record<string, string>> = {
  headline: 'position',
  country: 'position',
  currentTitle: 'position',
  currentInstitution: 'position',
  orcid: 'links',
  thematicAreas: 'interests',
  languages: 'interests',
};

/** How complete the profile is, and what would make it more so, the weightiest first. */
export function Completion({ profile }: { profile: UserProfile }) {
  const t = useText('my-profile');
  const { locale } = useLocale();
  const { profile_completion_percentage: percent, missing, slug, directoryVisible } = profile;
  return (
    <div className={styles.work}>
      <p className={styles.percent}>{t('completion.percent', { value: formatPercent(percent, locale) })}</p>
      <progress className={styles.progress} max={100} value={percent} aria-hidden="true" />
      {missing.length > 0 ? (
        <>
          <p>{t('completion.missing')}</p>
          <ul className={styles.missing}>
            {missing.map(({ section, weight }) => (
              <li key={section}>
                <a href={`#${placeOf[section] ?? section}`}>{t(`missing.${section as CompletionPart}`)}</a>{' '}
                <span className={styles.weight}>
                  {t('completion.weight', { value: formatPercent(weight, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('completion.done')}</p>
      )}
      {profile.locale !== locale && (
        <Notice tone="info">
          <p>{t(`otherLanguage.${profile.locale}`)}</p>
        </Notice>
      )}
      {!directoryVisible && <p>{t('notInDirectory')}</p>}
      <p className={styles.buttons}>
        {directoryVisible && <LocaleLink to={`/members/${slug}`}>{t('publicPage')}</LocaleLink>}
        <LocaleLink to="/my-profile/view">{t('seeAsOthers')}</LocaleLink>
        <LocaleLink to="/my-profile/view?as=connection&print=1">{t('print')}</LocaleLink>
      </p>
    </div>
  );
}
