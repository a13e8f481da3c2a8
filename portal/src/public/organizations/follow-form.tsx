import { Form } from 'react-router';
import { useText } from '~/i18n/use-text';
import type { Refusal } from '~/shared/form/form-outcome';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import styles from './organization-detail.module.css';

/** Follows the organization, or stops; a visitor is led to the login and back. Works without script. */
export function FollowForm({ isFollowing, refused }: { isFollowing: boolean; refused: Refusal | undefined }) {
  const t = useText('organizations');
  return (
    <Form method="post" preventScrollReset className={styles.follow} data-print="no">
      <Button
        variant={isFollowing ? 'secondary' : 'primary'}
        size="small"
        name="intent"
        value={isFollowing ? 'unfollow' : 'follow'}
      >
        {isFollowing ? t('follow.stop') : t('follow.start')}
      </Button>
      <p className={styles.state} aria-live="polite">
        {isFollowing && (
          <>
            <Icon name="check" />
            {t('follow.isFollowing')}
          </>
        )}
      </p>
      {refused && (
        <Notice tone="danger" live="assertive">
          <p>{refused.message}</p>
        </Notice>
      )}
    </Form>
  );
}
