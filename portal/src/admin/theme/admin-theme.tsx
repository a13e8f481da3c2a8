import { pageNonce } from './style-nonce';
import './silent-icons';
import '@ant-design/v5-patch-for-react-19';
import { toastMs } from '@scholars/contract/limits';
import { App as AntdApp, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { antdLocale, antdTheme } from './antd-theme';
import { useSiteTheme } from './use-site-theme';

const toastSeconds = toastMs / 1000;

/** antd, as it looks and speaks here. */
export function AdminTheme({ children }: { children: ReactNode }): ReactNode {
  const { locale, dir } = useLocale();
  const shown = useSiteTheme();
  const theme = useMemo(() => antdTheme(shown, locale), [shown, locale]);
  const texts = useMemo(() => antdLocale(locale), [locale]);
  return (
    <ConfigProvider
      theme={theme}
      locale={texts}
      direction={dir}
      csp={pageNonce ? { nonce: pageNonce } : undefined}
      // Lists and calendars that open belong to the page's main part, also for a screen reader, or to the window that is
      // open: what stands outside of that is behind it, and dead.
      getPopupContainer={(opener) => opener?.closest('dialog') ?? document.querySelector('main') ?? document.body}
    >
      <AntdApp
        notification={{ placement: dir === 'rtl' ? 'bottomLeft' : 'bottomRight', duration: toastSeconds, maxCount: 3 }}
      >
        {children}
      </AntdApp>
    </ConfigProvider>
  );
}
