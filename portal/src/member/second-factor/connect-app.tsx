import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import type { Refusal } from '~/shared/form/form-outcome';
import { CodeField } from './code-field';
import type { QrPath } from '~/shared/qr-path';
import { codeForm } from './second-factor-forms';
import styles from './second-factor.module.css';

interface Props {
  pending: { secret: string; uri: string; qr: QrPath };
  refused: Refusal | undefined;
}

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function ConnectApp({ pending: { secret, uri, qr }, refused }: Props) {
  const t = useText('second-factor');
  return (
    <>
      <svg className={styles.picture} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('scan.picture')}>
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <p>{t('scan.key')}</p>
        <p className={styles.key}>
          <bdi dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
        </p>
        <p>
          <a href={uri}>{t('scan.open')}</a>
        </p>
      </div>
      <ActionForm
        definition={codeForm}
        intent="confirm"
        refused={refused}
        submit={t('scan.submit')}
        submitting={t('scan.submitting')}
      >
        {({ errorOf }) => <CodeField error={errorOf('code')} takes="app" />}
      </ActionForm>
    </>
  );
}
