import { useLocation } from 'react-router';
import { inLocale } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './header-tools.module.css';

/**
 * The same page in the other language. A plain link: language and direction come with a new document. The frame's
 * script adds the place on the page.
 */
export function LanguageSwitch() {
  const t = useText('shell');
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const other = locale === 'en' ? 'ar' : 'en';
  return (
    <a
      href={`${inLocale(other, pathname)}${search}`}
      hrefLang={other}
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      data-action="switch-language"
      className={styles.tool}
    >
      <Icon name="globe" className={styles.globe} />
      {t('language.switch')}
    </a>
  );
}
