import { templatePlaceholders } from '@scholars/contract/message-templates';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/use-text';
import styles from './message-templates.module.css';

interface Props {
  /** The id of the control. */
  of: string;
  words: string;
  onInsert: (words: string) => void;
}

/** Puts a placeholder where the caret is, so that nobody types braces in a text from the right. */
export function InsertPlaceholder({ of, words, onInsert }: Props): ReactNode {
  const t = useText('records');
  return (
    <div className={styles.insert}>
      <span className={styles.hint}>{t('templates.insert')}</span>
      {templatePlaceholders.map((name) => (
        <Button
          key={name}
          size="small"
          onClick={() => {
            const field = document.getElementById(of);
            const at = field instanceof HTMLTextAreaElement ? field.selectionStart : words.length;
            const placeholder = `{${name}}`;
            // Drawn at once: the caret can stand behind it then.
            flushSync(() => onInsert(words.slice(0, at) + placeholder + words.slice(at)));
            field?.focus();
            if (field instanceof HTMLTextAreaElement)
              field.setSelectionRange(at + placeholder.length, at + placeholder.length);
          }}
        >
          {t(`templates.placeholder.${name}`)}
        </Button>
      ))}
    </div>
  );
}
