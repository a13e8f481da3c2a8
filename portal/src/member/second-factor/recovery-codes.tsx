import { formatDate } from '@scholars/contract/format';
import { useRef, useState } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  /** Whose they are. */
  email: string;
  madeAt: string;
  /** The second step was turned on with them. */
  isFirst: boolean;
}

/** Recovery codes, this once. */
export function RecoveryCodes({ codes, email, madeAt, isFirst }: Props) {
  const t = useText('second-factor');
  const siteName = useSiteKey('site_name');
  const { locale } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<readonly string[]>();
  const notice = useFocusOnNew<HTMLDivElement>(codes);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(codes);
    } catch {
      // No permission, or a page without https: the marked codes can be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
    }
  }

  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <Notice tone="success" live="polite">
          <p>{t(isFirst ? 'codes.done' : 'codes.renewed')}</p>
        </Notice>
      </div>
      {/* Paper lies apart from the page that says whose it is. */}
      <div className={styles.printed}>
        <p>{siteName}</p>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{t('codes.madeOn', { date: formatDate(madeAt, locale) })}</p>
      </div>
      <ul ref={list} role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-print="no">
        <Button type="button" variant="secondary" size="small" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <span role="status">{copied === codes && t('codes.copied')}</span>
      </div>
      {isFirst && (
        <p data-print="no">
          <ButtonLink href={localePath(locale, '/admin')} variant="secondary">
            {t('backOffice')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
