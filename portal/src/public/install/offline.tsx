import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/offline';
import styles from './offline.module.css';

export const handle = { ns: ['offline'], boot: 'interaction', kept: 'site' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'offline')('title') };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/**
 * What this browser keeps to be read without a connection. The server does not know it: the service worker writes the
 * list into the page (`service-worker/shown-page.ts`), and shows its copy of this page where there is no other.
 */
export default function Offline({ loaderData: { title } }: Route.ComponentProps) {
  const t = useText('offline');
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.content}>
          <div id="offline-missing" hidden suppressHydrationWarning>
            <Notice tone="warning" title={t('missing.title')}>
              <p>{t('missing.text')}</p>
              {/* The worker knows which page was asked for. */}
              <p>
                <a href="?again">{t('missing.retry')}</a>
              </p>
            </Notice>
          </div>
          <div
            id="copies"
            className={styles.copies}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <div className={styles.none}>
            <p>{t('none')}</p>
            <p className={styles.browse}>
              <LocaleLink to="/opportunities">{t('browse')}</LocaleLink>
            </p>
          </div>
          <p className={styles.how}>{t('how')}</p>
          <div className={styles.forget}>
            <ButtonLink href="?forget=all" variant="secondary">
              {t('forget')}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
