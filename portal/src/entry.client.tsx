import { defaultLocale, isLocale } from '@scholars/contract/locale';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { stayingFetch } from '~/connection/page-requests';
import { createTexts } from '~/i18n/create-texts';
import { fetchNamespace } from '~/i18n/load-namespace';

/** The page's texts come first: hydrating without them would show keys. If they fail, the page stays as it was sent. */
async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const namespaces = (dataset.ns ?? '').split(' ').filter(Boolean);
  const contents = await Promise.all(
    namespaces.map(async (name) => [name, await fetchNamespace(locale, name)] as const),
  ).catch(refuseUnlessCutOff);
  if (!contents) return;
  // Before the router asks for anything.
  window.fetch = stayingFetch(window.fetch);
  const texts = createTexts(locale, Object.fromEntries(contents));
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={texts}>
        <HydratedRouter />
      </I18nextProvider>,
    );
  });
}

/** Who goes on before the texts are there cuts them off: nothing went wrong, and yet Firefox would report it. */
function refuseUnlessCutOff(error: unknown): void {
  const isCutOff = error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
  if (!isCutOff) throw error;
}

void start();
