import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { localePath } from './locale-path';
import { useLocale } from './use-locale';

type Props = Omit<LinkProps, 'to'> & { to: string };

/** A link within the site: `<LocaleLink to="/opportunities">` leads to the page in the reader's language. */
export function LocaleLink({ to, ...rest }: Props): ReactNode {
  const { locale } = useLocale();
  const path = localePath(locale, to);
  if (import.meta.env.SSR && isPlain(path)) return writeLink({ ...rest, to: path });
  return <Link {...rest} to={path} />;
}

/** What says where and how the router goes, and is not written. */
const routerProps = new Set([
  'discover',
  'prefetch',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'preventScrollReset',
  'viewTransition',
]);

/**
 * What the router's link is written as. A page has a hundred of them, and what the router works out for each, a place
 * to go and handlers for it, is for the browser, where it is worked out again.
 */
function writeLink({ to, target, children, ...rest }: Props) {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) if (!routerProps.has(name)) attributes[name] = value;
  return (
    <a {...attributes} href={to} target={target} data-discover={rest.discover === 'none' ? undefined : 'true'}>
      {children}
    </a>
  );
}

/** Whether the router would lead to the path as it is: nothing in it is resolved, and it is of this site. */
function isPlain(path: string): boolean {
  return path.startsWith('/') && !path.includes('//') && !path.includes('/.');
}
