import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface Props {
  /** Opened and closed by this alone; the browser's own closing calls `onClose`. */
  open: boolean;
  title: ReactNode;
  /** Called on Escape, on the close button and on a click outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  tone?: 'plain' | 'success' | 'danger';
  className?: string | undefined;
}

/** A modal window on the native `<dialog>`: focus is kept inside and goes back to where it came from. */
export function Dialog({ open, title, onClose, children, actions, tone = 'plain', className }: Props) {
  const t = useText('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog's openness is the browser's; React cannot set `showModal` by an attribute.
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      data-tone={tone}
      aria-labelledby={titleId}
      closedby="any"
      // Also heard when `open` went first; then there is nothing left to tell. React lets that of a dialog within this
      // one rise.
      onClose={({ target, currentTarget }) => open && target === currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('kit.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
