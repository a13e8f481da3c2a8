import { useRef, useState } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteOrigin } from '~/lib/document-context';
import { Button } from '~/ui/button';
import styles from './share-link.module.css';

/** The page's address to pass on: by mail, or copied. Without JavaScript it can be marked and copied by hand. */
export function ShareLink({ title, path }: { title: string; path: string }) {
  const t = useText('directory');
  const { locale } = useLocale();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = `${useSiteOrigin()}${localePath(locale, path)}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // No permission, or a page without https: the marked address can be copied by hand.
      field.current?.select();
    }
  }

  return (
    <details className={styles.share} data-print="no">
      <summary>{t('share.title')}</summary>
      <div className={styles.ways} data-action="share">
        <input
          ref={field}
          className={styles.address}
          dir="ltr"
          readOnly
          value={address}
          aria-label={t('share.address')}
        />
        <Button type="button" variant="secondary" size="small" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <a href={mail}>{t('share.mail')}</a>
        <span role="status">{isCopied && t('share.copied')}</span>
      </div>
    </details>
  );
}
