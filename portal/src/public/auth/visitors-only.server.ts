import { redirect, type RouterContextProvider } from 'react-router';
import { findCurrentUser } from '~/api/current-user.server';
import { nextUrlOf } from '~/session/next-url.server';

/**
 * A signed-in visitor has no business in the sign-in area and is sent on (spec §2). The CMS is asked, because a cookie
 * also outlives its session: who has only that one wants to sign in.
 */
export async function visitorsOnly({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<void> {
  if (await findCurrentUser(context)) throw redirect(nextUrlOf(request, context));
}
