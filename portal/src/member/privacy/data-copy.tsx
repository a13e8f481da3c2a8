import { formatDate } from '@scholars/contract/format';
import { downloadMyData, type DataExport } from '@scholars/contract/privacy';
import { fillPath } from '@scholars/contract/endpoint';
import { Form } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button, ButtonLink } from '~/ui/button';
import { sizeIn } from '~/ui/fields/file-field';
import { Notice } from '~/ui/notice';
import type { PrivacyOutcome } from './change-privacy.server';
import { PartNotice } from './part-notice';
import styles from './privacy.module.css';

/** The copy of one's data: asked for, awaited, fetched. */
export function DataCopy({ copy, outcome }: { copy: DataExport; outcome: PrivacyOutcome | undefined }) {
  const t = useText('privacy');
  const { locale } = useLocale();
  const { state, id, expiresAt, size } = copy;
  return (
    <>
      <PartNotice outcome={outcome?.refused && outcome} done="" />
      {state === 'preparing' && (
        <Notice tone="info" live="polite" title={t('copy.preparing')}>
          <p>{t('copy.preparingText')}</p>
          <p>
            <LocaleLink to="/account/privacy" reloadDocument>
              {t('copy.look')}
            </LocaleLink>
          </p>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="danger">
          <p>{t('copy.failed')}</p>
        </Notice>
      )}
      {state === 'ready' && id && expiresAt && (
        <div className={styles.ready}>
          <p>{t('copy.ready', { date: formatDate(expiresAt, locale) })}</p>
          <ButtonLink href={fillPath(downloadMyData.path, { id })}>
            {t('copy.download', { size: sizeIn(size, locale) })}
          </ButtonLink>
        </div>
      )}
      {state !== 'preparing' && (
        <Form method="post" action="#copy" className={styles.actions}>
          <Button name="intent" value="copy" variant={state === 'ready' ? 'secondary' : 'primary'}>
            {t(state === 'ready' ? 'copy.again' : 'copy.ask')}
          </Button>
        </Form>
      )}
    </>
  );
}
