import { data, useLocation } from 'react-router';
import { getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { loginPath, safeNextUrl } from '~/session/next-url';
import { localeContext } from '~/session/request-context.server';
import { readPosted } from '~/shared/form/receive-form.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/unsent-form';
import { postedFieldsOf } from './posted-fields';
import styles from './unsent-form.module.css';

export const handle = { ns: ['unsent-form'], takesFiles: true } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { documentTitle: getText(context.get(localeContext), 'unsent-form')('title') };
}

/** The page is the answer: where it led to itself, what was typed would be too much for an address. */
export async function action({ request, context }: Route.ActionArgs) {
  return data(postedFieldsOf(await readPosted(request, context)), { status: 409 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** Holds a form that met an ended session, where no script keeps it, until its writer has signed in elsewhere. */
export default function UnsentForm({ loaderData: { documentTitle }, actionData }: Route.ComponentProps) {
  const t = useText('unsent-form');
  const { locale } = useLocale();
  const next = safeNextUrl(new URLSearchParams(useLocation().search).get('nextUrl'));
  if (!actionData || next === undefined) {
    return (
      <>
        <PageHeader title={documentTitle} />
        <Section width="form">
          <p>{t('nothing')}</p>
        </Section>
      </>
    );
  }
  const { fields, files, hasSecrets } = actionData;
  return (
    <>
      <PageHeader title={documentTitle} lead={t('lead')} />
      <Section width="form">
        <div className={styles.steps}>
          <a href={loginPath(locale, next, 'ended')} target="_blank" rel="noopener">
            {t('signIn')}
          </a>
          <p>{t('then')}</p>
          {(files.length > 0 || hasSecrets) && (
            <Notice>
              {files.map((name) => (
                <p key={name}>{t('file', { name })}</p>
              ))}
              {hasSecrets && <p>{t('secrets')}</p>}
            </Notice>
          )}
          {/* Its page takes it as if it had come from there. */}
          <form method="post" action={next} encType="multipart/form-data">
            {fields.map(([name, value], index) => (
              <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
            ))}
            <Button variant="secondary">{t('again')}</Button>
          </form>
        </div>
      </Section>
    </>
  );
}
