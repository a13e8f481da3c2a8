import { formatYear } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Icon } from '~/ui/icon';
import { StarField } from '~/ui/ornament/star-field';
import { Brand } from '../header/brand';
import { ContactLines } from './contact-lines';
import { NewsletterForm } from './newsletter-form';
import styles from './site-footer.module.css';
import type { NewsletterOutcome } from './newsletter-form';

const columns = {
  explore: [
    { label: 'nav.education', to: '/education' },
    { label: 'nav.research', to: '/research' },
    { label: 'nav.innovation', to: '/innovation' },
    { label: 'footer.opportunities', to: '/opportunities' },
  ],
  network: [
    { label: 'nav.about', to: '/about' },
    { label: 'nav.members', to: '/members' },
    { label: 'nav.organizations', to: '/organizations' },
    { label: 'nav.joinUs', to: '/organizations/join-us' },
    { label: 'footer.foundingFellows', to: '/founding-fellows-profile' },
    { label: 'nav.contact', to: '/contact-us' },
  ],
} as const;

/** The end of every page. `year` is the server's, so that the browser's cannot differ. */
export function SiteFooter({ year, newsletter }: { year: number; newsletter: NewsletterOutcome | undefined }) {
  const t = useText('shell');
  const common = useText('common');
  const { locale } = useLocale();
  const note = useSiteKey('footer_note');
  const name = useSiteKey('site_name') ?? common('siteName');
  return (
    <footer className={styles.footer} data-print="no">
      <StarField fade="top" className={styles.field} />
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.about}>
            <Brand />
            {note && <p>{note}</p>}
            <ContactLines />
          </div>
          <nav aria-label={t('footer.label')} className={styles.columns}>
            {(['explore', 'network'] as const).map((column) => (
              <div key={column}>
                <h2 className={styles.title}>{t(`footer.${column}`)}</h2>
                <ul className={styles.list}>
                  {columns[column].map(({ label, to }) => (
                    <li key={to}>
                      <LocaleLink to={to}>{t(label)}</LocaleLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <NewsletterForm before={newsletter} />
        </div>
        <div className={styles.bottom}>
          <p>{t('footer.copyright', { year: formatYear(year, locale), name })}</p>
          <ul className={styles.legal}>
            <li>
              <LocaleLink to="/privacy">{t('nav.privacy')}</LocaleLink>
            </li>
            <li>
              <LocaleLink to="/terms-and-conditions">{t('nav.terms')}</LocaleLink>
            </li>
          </ul>
        </div>
      </div>
      <a
        href="#top"
        data-action="to-top"
        className={styles.toTop}
        aria-label={t('footer.toTop')}
        title={t('footer.toTop')}
      >
        <Icon name="up" />
      </a>
    </footer>
  );
}
