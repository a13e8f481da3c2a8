import { data } from 'react-router';
import type { PageHandle } from '~/shared/page-handle';
import { ErrorPage } from '~/shared/error-page';
import type { Route } from './+types/not-found';

export const handle = { boot: 'interaction' } satisfies PageHandle;

/** Every address that no other route knows. */
export function loader() {
  return data(null, { status: 404 });
}

/**
 * Within the site: a visitor's browser does not know the members' pages (lib/visitors-manifest.ts), and whether there is
 * such a page at all the server knows.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  // One step back or forth has changed the address already.
  if (location.href === request.url) location.reload();
  else location.assign(request.url);
  // The document goes before this is over.
  return new Promise(() => {});
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
