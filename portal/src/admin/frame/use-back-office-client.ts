import { useMemo } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { backOfficeClient, type BackOfficeClient } from '../data/back-office-client';
import { fetchWhileHere } from './session-exits';

/** Calls in the page's language, until the page is being left. */
export function useBackOfficeClient(): BackOfficeClient {
  const { locale } = useLocale();
  const t = useText('admin');
  return useMemo(() => {
    const failures = {
      unreachable: t('problem.unreachable'),
      unavailable: t('problem.unavailable'),
      unexpected: t('problem.unexpected'),
    };
    return backOfficeClient(locale, failures, fetchWhileHere);
  }, [locale, t]);
}
