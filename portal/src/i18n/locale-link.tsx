import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { localePath } from './locale-path';
import { useLocale } from './use-locale';

/** A link within the site: `<LocaleLink to="/opportunities">` leads to the page in the reader's language. */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }): ReactNode {
  const { locale } = useLocale();
  return <Link {...rest} to={localePath(locale, to)} />;
}
