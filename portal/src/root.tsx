import { useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router';
import { formatDate } from '@scholars/contract/format';
import { directionOf, type Locale } from '@scholars/contract/locale';
import { readSiteKeys } from '~/api/site-keys.server';
import { localeFileUrl } from '~/i18n/locale-files';
import { localeOfPath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { findCurrentUser } from '~/api/current-user.server';
import { readPostedOutcome } from '~/session/posted-outcome.server';
import { factsContext, isPostedContext, localeContext, themeContext } from '~/session/request-context.server';
import { useRootData, type RootData } from '~/session/root-data';
import { chooseLocale, keepSession } from '~/session/root-middleware.server';
import { SiteOriginContext } from '~/lib/document-context';
import { ErrorPage } from '~/shared/error-page';
import { namespacesOf } from '~/shared/page-handle';
import { SiteHead } from '~/shared/site-head';
import type { Route } from './+types/root';
import '~/ui/base.css';

export const middleware: Route.MiddlewareFunction[] = [chooseLocale, keepSession];

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  // Its action is over.
  context.set(isPostedContext, false);
  const [user, keys] = await Promise.all([findCurrentUser(context), readSiteKeys(context)]);
  const locale = context.get(localeContext);
  return {
    locale,
    theme: context.get(themeContext),
    user,
    closing: user?.erasedAt ? closingWords(user.erasedAt, locale) : undefined,
    publicUrl: context.get(factsContext).publicUrl,
    keys,
    posted: readPostedOutcome(request, context.get(factsContext)),
  };
}

/** Written here, so that no page loads words for the few who read them. */
function closingWords(erasedAt: string, locale: Locale): RootData['closing'] {
  const t = getText(locale, 'privacy');
  return { title: t('closing.title', { date: formatDate(erasedAt, locale) }), keep: t('closing.toKeep') };
}

/** Language and theme change with a reload; the person's numbers change with what they do. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean {
  return defaultShouldRevalidate && formMethod !== undefined && formMethod !== 'GET';
}

/** Each page tells its own; an error's page, which has none, writes its title itself. */
export function meta(): Route.MetaDescriptors {
  return [];
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const matches = useMatches();
  // Those that the document came with: after a navigation within the site nobody would take a preloaded file.
  const [namespaces] = useState(() => namespacesOf(matches));
  const root = useRootData();
  // The frame's script may have changed the theme before React starts.
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={root?.theme ?? 'system'}
      data-ns={namespaces.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <SiteHead locale={locale} theme={root?.theme ?? 'system'} />
        <Meta />
        <Links />
        {namespaces.map((name) => (
          <link key={name} rel="preload" as="fetch" crossOrigin="anonymous" href={localeFileUrl(locale, name)} />
        ))}
      </head>
      <body>
        <SiteOriginContext value={root?.publicUrl ?? ''}>{children}</SiteOriginContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} isAlone />;
}
