import { useText } from '~/i18n/use-text';

/** What is said where nothing came of a question to the server, and that there is no connection where the browser knows. */
export function useFailureWords(): () => string {
  const t = useText('errors');
  // A server has no such thing.
  return () => (navigator.onLine === false ? `${t('internal.text')} ${t('offline')}` : t('internal.text'));
}
