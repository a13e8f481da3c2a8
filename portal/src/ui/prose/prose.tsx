import type { Locale } from '@scholars/contract/locale';
import { useLocale } from '~/i18n/use-locale';
import { classNames } from '~/lib/class-names';
import { foreignText } from '../foreign-text';
import { directBlocks } from './direct-blocks';
import styles from './prose.module.css';
import { sanitiseHtml } from './sanitise-html';

interface Props {
  /** HTML of the CMS; only the tags of the allow-list are shown. */
  html: string;
  /** The text's own language. */
  locale?: Locale;
  size?: 'body' | 'lead' | 'small';
  /** Gives each second heading an id, for a list of contents made with `outlineOf`. */
  hasAnchors?: boolean;
}

/** A text that people wrote with headings, lists and links, set for reading. */
export function Prose({ html, locale, size = 'body', hasAnchors = false }: Props) {
  const { locale: pageLocale } = useLocale();
  return (
    <div
      className={classNames(styles.prose, size !== 'body' && styles[size])}
      {...foreignText(locale, pageLocale)}
      dangerouslySetInnerHTML={{ __html: directBlocks(sanitiseHtml(html, hasAnchors), locale ?? pageLocale) }}
    />
  );
}
