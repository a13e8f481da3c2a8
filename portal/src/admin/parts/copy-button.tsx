import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { AdminIcon } from './admin-icon';
import styles from './copy-button.module.css';

const shownMilliseconds = 2000;

/** Copies a value. Where the browser offers no clipboard (a page over plain http) there is no button. */
export function CopyButton({ text, field }: { text: string; field: string }): ReactNode {
  const t = useText('admin');
  const [isCopied, setCopied] = useState(false);
  // The type does not say that it is missing outside of secure contexts.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;

  async function copy(): Promise<void> {
    await clipboard?.writeText(text);
    setCopied(true);
    window.setTimeout(() => setCopied(false), shownMilliseconds);
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-done={isCopied}
        title={t('detail.copy', { field })}
        onClick={() => void copy()}
      >
        {isCopied ? <Icon name="check" /> : <AdminIcon name="copy" />}
        <span className="visually-hidden">{t('detail.copy', { field })}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('detail.copied')}
      </span>
    </>
  );
}
