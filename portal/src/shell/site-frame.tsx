import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useMatches, useNavigation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { hasOverlayHeader } from '~/shared/page-handle';
import arabicFontUrl from '~/ui/fonts/cairo-arabic.woff2?url';
import { ToastProvider } from '~/ui/toast/toast-provider';
import { BeforeReact } from './before-react';
import { SiteFooter } from './footer/site-footer';
import type { NewsletterOutcome } from './footer/newsletter-form';
import { SiteHeader } from './header/site-header';
import { navigationOf, type NavigationArea } from './header/navigation';
import { NavigationProgress } from './navigation-progress/navigation-progress';
import styles from './site-frame.module.css';
import { PageMain } from './page-main';
import { Ticker, type TickerEntry } from './ticker/ticker';

/** What the frame shows beside the page itself. */
export interface FrameData {
  areas: NavigationArea[];
  /** The annual gathering is to come or going on. */
  hasGathering: boolean;
  announcements: TickerEntry[];
  year: number;
}

interface Props {
  data: FrameData;
  newsletter?: NewsletterOutcome | undefined;
  /** An error page never lies under its header. */
  isError?: boolean;
  children: ReactNode;
}

/** Skip link, announcements, header, the page, footer. */
export function SiteFrame({ data, newsletter, isError = false, children }: Props) {
  const t = useText('shell');
  const { locale } = useLocale();
  if (locale === 'ar') preload(arabicFontUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const isLoading = useNavigation().state === 'loading';
  const isOverlay = useMatches().some(hasOverlayHeader) && !isError;
  return (
    <ToastProvider>
      <div className={styles.frame}>
        <NavigationProgress />
        <BeforeReact />
        <a id="top" className="skip-link" href="#content">
          {t('skip')}
        </a>
        <Ticker entries={data.announcements} />
        <SiteHeader areas={data.areas} entries={navigationOf(data)} isOverlay={isOverlay} />
        <PageMain id="content" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
          {children}
        </PageMain>
        <SiteFooter year={data.year} newsletter={newsletter} />
      </div>
    </ToastProvider>
  );
}
