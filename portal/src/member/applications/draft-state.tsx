import { formatDateTime } from '@scholars/contract/format';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './applications.module.css';

/** What has become of what was typed last. */
export type KeptState =
  | { is: 'saved'; at: string }
  | { is: 'saving' | 'unsaved' | 'new' }
  /**
   * Another window has newer text, or has thrown the draft away, and this one keeps nothing: when one wanted to go on with
   * it for all that.
   */
  | { is: 'old' | 'gone'; pressed?: number }
  /** It cannot be kept, and this is why. */
  | { is: 'refused'; message: string };

interface Props {
  state: KeptState;
  onLoadAnew: () => void;
  /** Makes a draft of its own of what is written here. */
  onKeepAnew: () => void;
}

/** Says when the draft was saved, or that it is not yet. */
export function DraftState({ state, onLoadAnew, onKeepAnew }: Props) {
  const t = useText('applications');
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const pressed = 'pressed' in state ? state.pressed : undefined;
  const place = useFocusOnNew<HTMLParagraphElement>(pressed);
  const keepAnew = (event: MouseEvent) => {
    event.preventDefault();
    onKeepAnew();
  };
  return (
    <p ref={place} tabIndex={-1} className={styles.state} role="status" data-state={state.is}>
      {state.is === 'saved' && (
        <>
          <Icon name="check" />
          <span>{t('apply.saved', { at: formatDateTime(state.at, locale) })}</span>
        </>
      )}
      {state.is === 'saving' && t('apply.saving')}
      {state.is === 'unsaved' && t('apply.unsaved')}
      {state.is === 'refused' && state.message}
      {state.is === 'old' && (
        <span>
          {t('apply.old')} {pressed !== undefined && `${t('apply.settle')} `}
          {/* The page of now, whatever is kept of this one. */}
          <a href={pathname} onClick={onLoadAnew}>
            {t('apply.loadAnew')}
          </a>
        </span>
      )}
      {state.is === 'gone' && (
        <>
          <span>
            {t('apply.gone')} {pressed !== undefined && t('apply.decide')}
          </span>
          <span className={styles.actions}>
            {/* Without JavaScript it is sent as what it says. */}
            <Button variant="secondary" size="small" name="intent" value="keep" formNoValidate onClick={keepAnew}>
              {t('apply.keepAnew')}
            </Button>
            <a href={pathname} onClick={onLoadAnew}>
              {t('apply.letGo')}
            </a>
          </span>
        </>
      )}
    </p>
  );
}
