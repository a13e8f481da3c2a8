import { AdminTheme } from '../theme/admin-theme';
import { Refine } from '@refinedev/core';
import { useMemo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '~/i18n/create-texts';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { authProvider } from '../data/auth-provider';
import { backOfficeProvider } from '../data/back-office-provider';
import { i18nProvider } from '../data/i18n-provider';
import { refineOptions } from '../data/refine-options';
import { Door } from '../door/door';
import { readDocument, type KeptDoor } from '../door-keeping/door-document';
import { leaveForSignIn, signOut } from '../frame/session-exits';
import { useBackOfficeClient } from '../frame/use-back-office-client';
import { useNotices } from '../frame/use-notices';
import styles from './kept-door.module.css';

/** By which the page that keeps a door names it. */
export const script = import.meta.url;

const opened = readDocument(document);
const root = document.getElementById('root');
// On any other page it only says its address.
if (opened && root)
  createRoot(root).render(
    <I18nextProvider i18n={createTexts(opened.locale, opened.texts)}>
      <AdminTheme>
        <KeptDoorPage door={opened.door} />
      </AdminTheme>
    </I18nextProvider>,
  );

/** The door alone, as the device has kept it (decision 0123). It knows nobody: whose calls they are the session says. */
export function KeptDoorPage({ door }: { door: KeptDoor }): ReactNode {
  const { locale } = useLocale();
  const t = useText('admin');
  const texts = useTexts();
  const client = useBackOfficeClient();
  const providers = useMemo(
    () => ({
      dataProvider: backOfficeProvider(client, new Map()),
      authProvider: authProvider(nobody, {
        toSignIn: () => leaveForSignIn(locale),
        signOut: () => signOut(locale),
      }),
      i18nProvider: i18nProvider(texts, locale, () => undefined),
    }),
    [client, texts, locale],
  );
  return (
    <Refine {...providers} notificationProvider={useNotices} options={refineOptions(t('name'))}>
      <main id="content" className={styles.content}>
        <Door kept={door} />
      </main>
    </Refine>
  );
}

const nobody = { id: '', fullName: '', role: '' };
