import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { useHydrated } from '~/lib/use-hydrated';
import { Field, type FieldProps } from './field';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'dir'>;

interface Props extends FieldProps, Control {
  /** Says how many characters are missing until there are so many, as the contract counts them. */
  atLeast?: number;
}

/**
 * A password. With JavaScript it can be shown, and says when caps lock is on; when its form is sent it is hidden again,
 * so that no browser keeps it as an ordinary text. It runs left to right in both languages; its
 * button stands at the end of the label's line, where neither direction nor a password manager is in its way.
 */
export function PasswordField({ name, label, hint, error, required, id, atLeast, className, ...control }: Props) {
  const t = useText('shell');
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [length, setLength] = useState(0);

  // The form is the page's, and its submit is heard from outside.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...{ name, label, hint, error, required, id }}
      note={
        <>
          {atLeast !== undefined && length > 0 && length < atLeast && (
            <p className={styles.note}>{t('kit.password.missing', { count: atLeast - length })}</p>
          )}
          <p role="status" className={styles.note}>
            {hasCapsLock && t('kit.password.capsLock')}
          </p>
        </>
      }
    >
      {(links) => (
        <>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...links}
            ref={input}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
            onChange={(event) => setLength([...event.currentTarget.value].length)}
            className={classNames(fieldStyles.control, className)}
          />
          {isReady && (
            <button
              type="button"
              className={styles.toggle}
              aria-controls={links.id}
              aria-describedby={`${links.id}-label`}
              aria-label={t(isShown ? 'kit.password.hideLabel' : 'kit.password.showLabel')}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? 'kit.password.hide' : 'kit.password.show')}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
