import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { BackToList } from './back-to-list';
import pageStyles from './page.module.css';

/** Says that a record does not exist, and leads to the list where it may be found. */
export function Missing({ resource, name }: { resource: string; name: string }): ReactNode {
  const t = useText('admin');
  return (
    <div className={pageStyles.notice}>
      <h1 className={pageStyles.title}>{t('detail.notFound')}</h1>
      <p className={pageStyles.lead}>{t('detail.notFoundHint')}</p>
      <BackToList resource={resource} name={name} />
    </div>
  );
}
