import { formatPercent } from '@scholars/contract/format';
import type { UserProfile } from '@scholars/contract/profile';
import type { CompletionPart } from '@scholars/contract/profile-parts';
import type { MouseEvent } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { fieldIdOf } from '~/ui/fields/field';
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

/** Past the part's heading, to what is missing itself: a control of its name, or the button that adds one. */
function leadTo(event: MouseEvent<HTMLAnchorElement>, section: string): void {
  const part = document.getElementById(placeOf[section] ?? section);
  const control =
    document.getElementById(fieldIdOf(section)) ??
    part?.querySelector<HTMLElement>(`[name="${section}"]:not([type="hidden"])`) ??
    part?.querySelector<HTMLElement>(`[name^="${section.slice(0, -1)}-"], a[href*="edit=${section}-new"]`);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // The middle of the window: the header that stays at its top would cover it.
  control.scrollIntoView({ block: 'center' });
}

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
                <a href={`#${placeOf[section] ?? section}`} onClick={(event) => leadTo(event, section)}>
                  {t(`missing.${section as CompletionPart}`)}
                </a>{' '}
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
