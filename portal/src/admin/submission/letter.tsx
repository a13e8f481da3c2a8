import type { Locale } from '@scholars/contract/locale';
import { isRichHtml } from '@scholars/contract/rich-text';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { Prose } from '~/ui/prose/prose';
import { describedWord } from '../values/written-values';
import styles from './submission.module.css';

interface Props {
  heading: string;
  text: string;
  detail: SubmissionDetail;
  title: string;
}

/** As mail programs begin an answer, in the language of whom it goes to. */
const answerPrefix: Readonly<Record<Locale, string>> = { en: 'Re', ar: 'رد' };

/** What somebody wrote at length, set for reading, and a mail that answers it with the reference in its subject. */
export function Letter({ heading, text, detail: { reference, fields, locale: sentIn }, title }: Props): ReactNode {
  const t = useText('admin');
  const id = useId();
  const subject = `${answerPrefix[sentIn === 'ar' ? 'ar' : 'en']}: ${title} (${reference})`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {describedWord(t, 'group', heading)}
      </h2>
      {isRichHtml(text) ? (
        <div className={styles.letter} dir="auto">
          <Prose html={text} size="small" />
        </div>
      ) : (
        <p className={styles.letter} data-plain="" dir="auto">
          {text}
        </p>
      )}
      <div>
        <Button
          icon={<Icon name="mail" />}
          href={`mailto:${encodeURIComponent(fields.emailAddress ?? '')}?subject=${encodeURIComponent(subject)}`}
        >
          {t('detail.answer')}
        </Button>
      </div>
    </section>
  );
}
