import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  /** The second step was turned on with them. */
  isFirst: boolean;
}

/** Recovery codes, this once. */
export function RecoveryCodes({ codes, isFirst }: Props) {
  const t = useText('second-factor');
  const { locale } = useLocale();
  const notice = useFocusOnNew<HTMLDivElement>(codes);
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <Notice tone="success" live="polite">
          <p>{t(isFirst ? 'codes.done' : 'codes.renewed')}</p>
        </Notice>
      </div>
      <ul role="list" dir="ltr" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {isFirst && (
        <p>
          <ButtonLink href={localePath(locale, '/admin')} variant="secondary">
            {t('backOffice')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
