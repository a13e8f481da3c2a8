import type { PushDevice } from '@scholars/contract/push';
import { formatDate } from '@scholars/contract/format';
import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Section } from '~/ui/section';
import { describeDevice } from '../account/describe-device';
import styles from './push-devices.module.css';
import { ThisDevice } from './this-device';

/** Which of a member's browsers tell them what is new while the site is closed. */
export function PushDevices({ publicKey, devices }: { publicKey: string; devices: readonly PushDevice[] }) {
  const t = useText('preferences');
  const { locale } = useLocale();
  return (
    <Section title={t('push.title')} lead={t('push.lead')} tone="sunken">
      <div className={styles.content}>
        <ThisDevice publicKey={publicKey} device={devices.find(({ current }) => current)} />
        {devices.length > 0 && (
          <>
            <h3 className={styles.title}>{t('push.devices')}</h3>
            <ul className={styles.devices}>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          </>
        )}
        <p className={styles.soft}>
          <a href={localePath(locale, '/offline')}>{t('push.kept')}</a>
        </p>
      </div>
    </Section>
  );
}

function DeviceRow({ device: { id, device, current, createdAt } }: { device: PushDevice }) {
  const t = useText('preferences');
  const { locale } = useLocale();
  const nameId = `device-${id}`;
  return (
    <li className={styles.device}>
      <div id={nameId}>
        <p>
          <bdi>{describeDevice(device) || t('push.unknown')}</bdi>{' '}
          {current && <Badge tone="accent">{t('push.current')}</Badge>}
        </p>
        <p className={styles.soft}>{t('push.since', { date: formatDate(createdAt, locale) })}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-device" />
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" size="small" aria-describedby={nameId}>
          {t('push.remove')}
        </Button>
      </Form>
    </li>
  );
}
