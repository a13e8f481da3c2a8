import type { PushDevice } from '@scholars/contract/push';
import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '~/i18n/use-text';
import { useHydrated } from '~/lib/use-hydrated';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { Notice } from '~/ui/notice';
import styles from './push-devices.module.css';

type Problem = 'denied' | 'failed' | 'unsupported';

/**
 * The switch of the browser that shows the page. It asks for the browser's permission only when it is pressed; what
 * subscribes is loaded then.
 */
export function ThisDevice({ publicKey, device }: { publicKey: string; device: PushDevice | undefined }) {
  const t = useText('preferences');
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<Problem>();
  // What was pressed, until it is so.
  const [asked, setAsked] = useState<{ showsWords: boolean | undefined }>();
  const isSubscribed = useSubscription(device);
  const isOn = device !== undefined && isSubscribed;
  const isBusy = asked !== undefined;

  async function change(showsWords: boolean | undefined) {
    setAsked({ showsWords });
    const { subscribeHere, unsubscribeHere } = await import('./subscribe-here');
    const failed = await (
      showsWords === undefined ? unsubscribeHere(device) : subscribeHere({ publicKey, showsWords })
    ).catch((): Problem => 'failed');
    setProblem(failed);
    await revalidate();
    // Together with what was loaded anew, which React Router shows as a transition: no tick goes off and on again.
    startTransition(() => setAsked(undefined));
  }

  if (!useHydrated()) return <noscript>{t('push.noScript')}</noscript>;
  if (!('PushManager' in window)) return <Notice>{t('push.unsupported')}</Notice>;
  return (
    <div className={styles.here}>
      <div role="status">
        {isOn && <p>{t('push.isOn')}</p>}
        {problem && <Notice tone="danger">{t(`push.${problem}`)}</Notice>}
      </div>
      {isOn && (
        <CheckboxField
          name="showsWords"
          label={t('push.words')}
          hint={t('push.wordsHint')}
          checked={asked?.showsWords ?? device.showsWords}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
      )}
      <Button
        type="button"
        variant={isOn ? 'secondary' : 'primary'}
        busy={isBusy}
        onClick={() => void change(isOn ? undefined : false)}
      >
        {t(isOn ? 'push.off' : isBusy ? 'push.turningOn' : 'push.on')}
      </Button>
    </div>
  );
}

/** Whether the browser is subscribed still: a person may have taken its permission back. */
function useSubscription(device: PushDevice | undefined): boolean {
  const [isSubscribed, setSubscribed] = useState(true);
  const id = device?.id;
  // Follows the browser's own list of subscriptions.
  useEffect(() => {
    if (id === undefined || !('PushManager' in window)) return;
    void navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.pushManager.getSubscription())
      .then((subscription) => setSubscribed(Boolean(subscription)));
  }, [id]);
  return isSubscribed;
}
