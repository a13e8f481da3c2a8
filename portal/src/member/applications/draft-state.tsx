import { formatDateTime } from '@scholars/contract/format';
import { useLocation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './applications.module.css';

/** What has become of what was typed last. */
export type KeptState =
  | { is: 'saved'; at: string }
  | { is: 'saving' | 'unsaved' | 'new' }
  /** Another window has newer text, and this one keeps nothing: when one wanted to go on with it for all that. */
  | { is: 'old'; pressed?: number }
  /** It cannot be kept, and this is why. */
  | { is: 'refused'; message: string };

/** Says when the draft was saved, or that it is not yet. */
export function DraftState({ state, onLoadAnew }: { state: KeptState; onLoadAnew: () => void }) {
  const t = useText('applications');
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const pressed = state.is === 'old' ? state.pressed : undefined;
  const place = useFocusOnNew<HTMLParagraphElement>(pressed);
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
    </p>
  );
}
