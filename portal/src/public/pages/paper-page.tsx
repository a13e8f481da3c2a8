import type { Page, PageBlock } from '@scholars/contract/pages';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import type { Crumb } from '~/ui/breadcrumb';
import { foreignText } from '~/ui/foreign-text';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { FormBlocks } from './form-blocks';
import styles from './paper-page.module.css';
import { submissionAnchor } from '~/shared/form/submission/submission-outcome';

interface Props {
  title: string;
  lead: string;
  /** What staff wrote for this page. */
  intro: Page | null;
  /** The pages above this one. */
  above?: readonly Crumb[];
  /** An ornament in the paper's corner. */
  mark: ReactNode;
  /** Beside the paper. */
  aside: ReactNode;
  /** The type of the page's blocks that stand elsewhere. */
  without?: PageBlock['type'];
  children: ReactNode;
}

/** A form as a sheet of paper that lies over the page's dark head; it reads and works without script. */
export function PaperPage({ title, lead, intro, above = [], mark, aside, without, children }: Props) {
  const { locale } = useLocale();
  const blocks = intro?.blocks.filter(({ type }) => type !== without) ?? [];
  return (
    <>
      <div className={styles.head}>
        <PageHeader
          tone="band"
          title={title}
          lead={lead}
          locale={intro?.locale}
          breadcrumb={[...above, { label: title }]}
        />
      </div>
      <div className={styles.columns}>
        <div id={submissionAnchor} className={styles.paper}>
          <div className={styles.top}>
            {intro?.body && <Prose html={intro.body} locale={intro.locale} />}
            <div className={styles.mark}>{mark}</div>
          </div>
          {children}
        </div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
      {blocks.length > 0 && (
        <div {...foreignText(intro?.locale, locale)}>
          <FormBlocks blocks={blocks} />
        </div>
      )}
    </>
  );
}
