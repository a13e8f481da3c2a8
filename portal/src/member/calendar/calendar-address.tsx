import { useRef, useState } from 'react';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './my-calendar.module.css';

/** The address as it was just made: to subscribe to at once, or to copy. Without JavaScript it can be copied by hand. */
export function CalendarAddress({ url }: { url: string }) {
  const t = useText('my-calendar');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // No permission, or a page without https: the marked address can be copied by hand.
      field.current?.select();
    }
  }

  return (
    <Notice tone="success" title={t('address.title')} live="polite">
      <div className={styles.address}>
        <p>{t('address.text')}</p>
        <input ref={field} dir="ltr" readOnly value={url} aria-label={t('address.label')} className={styles.field} />
        <div className={styles.actions}>
          <a href={url.replace(/^https?:/, 'webcal:')} rel="noreferrer">
            {t('address.subscribe')}
          </a>
          <Button type="button" variant="secondary" size="small" onClick={() => void copy()}>
            {t('address.copy')}
          </Button>
          <span role="status">{isCopied && t('address.copied')}</span>
        </div>
      </div>
    </Notice>
  );
}
