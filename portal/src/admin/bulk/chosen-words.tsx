import { locales } from '@scholars/contract/locale';
import { templateText, type TemplateWords } from '@scholars/contract/message-templates';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './bulk.module.css';

/** What many senders get in place of one reason for all, as it is kept; and the way back to one's own words. */
export function ChosenWords({ words, onDrop }: { words: TemplateWords; onDrop: () => void }): ReactNode {
  const t = useText('lists');
  return (
    <div className={styles.words}>
      {locales.map((locale) => (
        <figure key={locale}>
          <figcaption>{t(`columns.${locale}`)}</figcaption>
          <blockquote lang={locale} dir="auto" className={styles.text}>
            {templateText(words, locale)}
          </blockquote>
        </figure>
      ))}
      <p className={styles.hint}>{t('bulk.inWords')}</p>
      <Button onClick={onDrop}>{t('bulk.ownWords')}</Button>
    </div>
  );
}
