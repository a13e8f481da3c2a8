import { useEffect, useState } from 'react';
import { useText } from '~/i18n/use-text';
import { openSealedStore } from '~/shared/form/sealed-store';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './chat.module.css';
import { chatPath } from './conversation-path';
import { readUnsent } from './unsent';

interface Props {
  id: string;
  typingKey: string;
  /** What the page's form had. */
  posted: string | undefined;
}

/** In the place of a conversation that is not there, or not any more: gives back what was not sent. */
export function GoneConversation({ id, typingKey, posted = '' }: Props) {
  const t = useText('chat');
  const [unsent, setUnsent] = useState(posted);
  // This browser's storage.
  useEffect(() => {
    void readUnsent(openSealedStore('chat', typingKey), id).then((kept) => setUnsent((now) => kept || now));
  }, [typingKey, id]);
  return (
    <section className={styles.gone}>
      <Notice tone="warning" live="assertive" title={t('gone.title')}>
        <p>{t('gone.text')}</p>
      </Notice>
      {unsent && (
        <figure>
          <figcaption>{t('gone.unsent')}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {unsent}
          </blockquote>
        </figure>
      )}
      <ButtonLink variant="secondary" to={chatPath}>
        {t('back')}
      </ButtonLink>
    </section>
  );
}
