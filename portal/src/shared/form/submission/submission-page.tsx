import type { Page } from '@scholars/contract/pages';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { Card } from '~/ui/card';
import { foreignText } from '~/ui/foreign-text';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import styles from './submission-form.module.css';
import { submissionAnchor } from './submission-outcome';

interface Props {
  title: string;
  /** The page's own words, for when the CMS does not give any. */
  lead: string;
  /** What staff wrote for this page. */
  intro: Page | null;
  children: ReactNode;
}

/** Title, what staff wrote about the form, and the card that holds it. */
export function SubmissionPage({ title, lead, intro, children }: Props) {
  const { locale } = useLocale();
  const words = intro?.summary ? <p {...foreignText(intro.locale, locale)}>{intro.summary}</p> : <p>{lead}</p>;
  return (
    <>
      <PageHeader title={title} lead={words} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.page}>
          {intro?.body && <Prose html={intro.body} locale={intro.locale} />}
          <div id={submissionAnchor} className={styles.card}>
            <Card>{children}</Card>
          </div>
        </div>
      </Section>
    </>
  );
}
