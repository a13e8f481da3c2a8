import { isRouteErrorResponse } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { ButtonLink } from '~/ui/button';
import { Rosette } from '~/ui/ornament/rosette';
import { SearchBox } from '~/ui/search-box';
import styles from './error-page.module.css';

interface Props {
  /** What `useRouteError` gives. */
  error?: unknown;
  /** Where there is no error but a status, e.g. the page for unknown addresses. */
  status?: number;
  /** Stands without the site's frame, which could not be made: names the site itself. */
  isAlone?: boolean;
}

type Kind = 'malformed' | 'notFound' | 'tooMany' | 'forbidden' | 'unavailable' | 'internal';

/** Where most who came to an address that does not exist wanted to go. */
const waysOn = ['opportunities', 'members', 'organizations', 'about'] as const;

/** Tells what is wrong in the reader's language and leads on. Needs nothing but its texts. */
export function ErrorPage({ error, status = statusOf(error), isAlone = false }: Props) {
  const t = useText('errors');
  const common = useText('common');
  const siteName = useSiteKey('site_name') ?? common('siteName');
  const kind = kindOf(status);
  const body = (
    <div className={styles.page}>
      <title>{`${t(`${kind}.title`)} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Rosette points={12} className={styles.rosette} />
      <div className={styles.words}>
        <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        {kind === 'notFound' && <WaysOn />}
        <ButtonLink to="/" variant={kind === 'notFound' ? 'secondary' : 'primary'}>
          {common('backToHome')}
        </ButtonLink>
      </div>
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

function WaysOn() {
  const t = useText('errors');
  const { locale } = useLocale();
  return (
    <>
      <form action={localePath(locale, '/search')} className={styles.search}>
        <SearchBox label={t('notFound.search')} />
      </form>
      <nav aria-label={t('notFound.ways')}>
        <ul className={styles.ways}>
          {waysOn.map((way) => (
            <li key={way}>
              <LocaleLink to={`/${way}`}>{t(`notFound.way.${way}`)}</LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function kindOf(status: number): Kind {
  if (status === 400) return 'malformed';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
}
