import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import styles from './navigation-progress.module.css';

const announceAfterMs = 1500;

/**
 * What shows that a page is on its way: a line at the top of the window once it takes longer than the eye expects, and
 * words for those who do not see it. When the page is there, the focus goes to it and its title is read, as with a new
 * document; where only the query changed (a filter), both stay with the page.
 */
export function NavigationProgress() {
  const t = useText('common');
  const isLoading = useNavigation().state === 'loading';
  const { pathname, hash } = useLocation();
  const [words, setWords] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setWords(t('loading')), announceAfterMs);
    return () => {
      clearTimeout(timer);
      setWords('');
    };
  }, [isLoading, t]);

  // The document's focus and title are the browser's.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true });
    setWords(document.title);
  }, [pathname, hash]);

  return (
    <>
      <div className={styles.line} data-active={isLoading || undefined} data-print="no" />
      <p className="visually-hidden" role="status">
        {words}
      </p>
    </>
  );
}
