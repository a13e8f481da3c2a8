import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Button } from '~/ui/button';
import { classNames } from '~/lib/class-names';
import { FieldError, fieldIdOf } from '~/ui/fields/field';
import { Icon } from '~/ui/icon';
import { Spinner } from '~/ui/spinner';
import styles from './captcha-field.module.css';
import type { CaptchaState } from './guard-form';
import { useCaptcha } from './use-captcha';

const name = 'recaptcha';

interface Props {
  /** The form that it stands in: an answer counts for this one only. */
  action: CaptchaAction;
  /** The longer check that the server has asked for. */
  isHard?: boolean | undefined;
  /** The server's message about the last answer. */
  error?: string | undefined;
}

/**
 * The field `recaptcha` of a form: a line that says that the browser shows by itself that a person sends the form.
 * It starts once the form is filled in, and holds a submit back until it is done; nothing is asked
 * of the person. Stands right above the button. The page names the texts `captcha` in its `handle.ns`.
 */
export function CaptchaField({ action, isHard, error }: Props) {
  const t = useText('captcha');
  const common = useText('common');
  const { state, inputRef, tryAgain } = useCaptcha(action, isHard);
  const id = fieldIdOf(name);
  return (
    // An error summary leads here, where there is no control to go to.
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t('label')}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.captcha}
      data-state={state}
    >
      <FieldError id={`${id}-error`} error={state === 'done' ? undefined : error} />
      <div className={styles.line}>
        <Mark state={state} />
        <p role="status">
          {t(isHard && (state === 'working' || state === 'waiting') ? `longer.${state}` : `state.${state}`)}
        </p>
        {state === 'failed' && (
          <Button type="button" variant="secondary" size="small" onClick={tryAgain}>
            {common('tryAgain')}
          </Button>
        )}
      </div>
      {/* Without a value of its own: React would write that again at each render, over the answer. */}
      <input ref={inputRef} type="hidden" name={name} />
      <noscript>
        <NeedsScript />
      </noscript>
    </div>
  );
}

function Mark({ state }: { state: CaptchaState }) {
  if (state === 'working' || state === 'waiting') return <Spinner />;
  return (
    <Icon
      name={state === 'done' ? 'check' : state === 'failed' ? 'warning' : 'info'}
      className={classNames(styles.mark, styles[state])}
    />
  );
}

function NeedsScript() {
  const t = useText('captcha');
  const email = useSiteKey('contact_email');
  return (
    <p className={styles.needsScript}>
      {t('needsScript')}
      {email && (
        <>
          {' '}
          {t('writeInstead')}{' '}
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </>
      )}
    </p>
  );
}
