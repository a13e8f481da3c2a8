import { isRouteErrorResponse } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { ButtonLink } from '~/ui/button';
import styles from './error-page.module.css';

interface Props {
  /** What `useRouteError` gives. */
  error?: unknown;
  /** Where there is no error but a status, e.g. the page for unknown addresses. */
  status?: number;
  /** Stands without the site's frame, which could not be made: names the site itself. */
  isAlone?: boolean;
}

/** Tells what is wrong in the reader's language and leads home. Needs nothing but its texts. */
export function ErrorPage({ error, status = statusOf(error), isAlone = false }: Props) {
  const t = useText('errors');
  const common = useText('common');
  const siteName = useSiteKey('site_name') ?? common('siteName');
  const kind = kindOf(status);
  const body = (
    <div className={styles.page}>
      <title>{`${t(`${kind}.title`)} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <ButtonLink to="/">{common('backToHome')}</ButtonLink>
    </div>
  );
  if (!isAlone) return body;
  return (
    <>
      <header className={styles.frame}>
        <LocaleLink to="/">{siteName}</LocaleLink>
      </header>
      <main>{body}</main>
    </>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function kindOf(status: number): 'notFound' | 'tooMany' | 'forbidden' | 'unavailable' | 'internal' {
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
}
