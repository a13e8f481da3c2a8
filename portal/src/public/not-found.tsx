import { data } from 'react-router';
import type { PageHandle } from '~/shared/page-handle';
import { ErrorPage } from '~/shared/error-page';

export const handle = { boot: 'interaction' } satisfies PageHandle;

/** Every address that no other route knows. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
