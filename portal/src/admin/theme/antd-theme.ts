import type { Locale } from '@scholars/contract/locale';
import { theme as antdThemes, type ThemeConfig } from 'antd';
import type { ShownTheme } from './use-site-theme';
// The CommonJS files under antd/locale arrive wrapped in `default` and leave antd in English.
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import type { Locale as AntdLocale } from 'antd/es/locale';

/**
 * antd's theme from the site's tokens, read from the page after its theme was set: antd computes with
 * colours and cannot take `var(…)`.
 */
export function antdTheme(shown: ShownTheme, locale: Locale): ThemeConfig {
  const read = tokenReader(shown);
  const colours = coloursOf(read);
  return {
    algorithm: [
      shown === 'dark' ? antdThemes.darkAlgorithm : antdThemes.defaultAlgorithm,
      // The algorithms would derive their own shades; the site's colours are chosen for contrast and stay as they are.
      (_seed, derived) => ({ ...derived!, ...colours }),
    ],
    token: {
      ...colours,
      fontFamily: read('--font-body'),
      fontSize: locale === 'ar' ? 15 : 14,
      lineHeight: locale === 'ar' ? 1.7 : 1.55,
      borderRadius: 6,
      controlHeight: 36,
      wireframe: false,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: {
        primaryColor: read('--color-on-accent'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
      },
      Table: {
        headerBg: read('--color-raised'),
        headerColor: read('--color-text-soft'),
        headerSortActiveBg: read('--color-sunken'),
        headerSortHoverBg: read('--color-hover'),
        bodySortBg: read('--color-raised'),
        rowHoverBg: read('--color-hover'),
        borderColor: read('--color-line'),
        headerSplitColor: 'transparent',
      },
      Pagination: { itemActiveBg: read('--color-accent-soft') },
      Select: { optionSelectedBg: read('--color-accent-soft'), optionActiveBg: read('--color-hover') },
      Tooltip: { colorBgSpotlight: read('--color-band-raised'), colorTextLightSolid: read('--color-on-band') },
    },
  };
}

type TokenReader = (name: `--${string}`) => string;

function coloursOf(read: TokenReader) {
  return {
    colorPrimary: read('--color-accent'),
    colorPrimaryHover: read('--color-accent-strong'),
    colorPrimaryActive: read('--color-accent-strong'),
    colorPrimaryBg: read('--color-accent-soft'),
    colorPrimaryBorder: read('--color-accent'),
    colorPrimaryBorderHover: read('--color-accent-strong'),
    colorSuccess: read('--color-success'),
    colorSuccessBg: read('--color-success-soft'),
    colorWarning: read('--color-warning'),
    colorWarningBg: read('--color-warning-soft'),
    colorWarningBorder: read('--color-warning'),
    colorError: read('--color-danger'),
    colorErrorBg: read('--color-danger-soft'),
    colorErrorBorder: read('--color-danger'),
    colorInfo: read('--color-info'),
    colorInfoBg: read('--color-info-soft'),
    colorInfoBorder: read('--color-info'),
    colorLink: read('--color-link'),
    colorLinkHover: read('--color-link-hover'),
    colorLinkActive: read('--color-link-hover'),
    colorText: read('--color-text'),
    colorTextSecondary: read('--color-text-soft'),
    colorTextTertiary: read('--color-text-faint'),
    colorTextQuaternary: read('--color-text-faint'),
    colorBgBase: read('--color-page'),
    colorBgLayout: read('--color-page'),
    colorBgContainer: read('--color-raised'),
    colorBgElevated: read('--color-raised'),
    colorBorder: read('--color-control-line'),
    colorBorderSecondary: read('--color-line'),
  };
}

function tokenReader(shown: ShownTheme): TokenReader {
  const style = getComputedStyle(document.documentElement);
  return (name) => {
    const value = style.getPropertyValue(name).trim();
    // Where the build has not made variables of it, a colour of both themes stands here as it is written.
    const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
    return (shown === 'dark' ? dark : light) ?? value;
  };
}

/** antd's own texts in the page's language. */
export function antdLocale(locale: Locale): AntdLocale {
  return locale === 'ar' ? arabic : english;
}
