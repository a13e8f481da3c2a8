import { Form } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import type { PrivacyOutcome } from './change-privacy.server';
import { PartNotice } from './part-notice';
import styles from './privacy.module.css';

/** Whether one stands in the directory, and the way out or back. */
export function DirectoryPart({ isListed, outcome }: { isListed: boolean; outcome: PrivacyOutcome | undefined }) {
  const t = useText('privacy');
  return (
    <>
      <PartNotice outcome={outcome} done={t(isListed ? 'directory.returned' : 'directory.left')} />
      <p>{t(isListed ? 'directory.isListed' : 'directory.isHidden')}</p>
      <p className={styles.hint}>
        {t('directory.sections')} <LocaleLink to="/my-profile">{t('directory.profile')}</LocaleLink>
      </p>
      <Form method="post" action="#directory" className={styles.actions}>
        <Button name="intent" value={isListed ? 'leave' : 'return'} variant="secondary">
          {t(isListed ? 'directory.leave' : 'directory.return')}
        </Button>
      </Form>
    </>
  );
}
