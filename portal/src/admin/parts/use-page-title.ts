import { useDocumentTitle } from '@refinedev/react-router';
import { useText } from '~/i18n/use-text';

/** Names the page in the browser's tab: the back office's pages are one route to the server. */
export function usePageTitle(page: string): void {
  const t = useText('admin');
  useDocumentTitle(t('title', { page }));
}
