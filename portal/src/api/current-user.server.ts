import { getUser } from '@scholars/contract/account';
import type { RouterContextProvider } from 'react-router';
import { cms } from './cms.server';
import { factsContext } from '~/session/request-context.server';
import { presentSignedInUser, type SignedInUser } from '~/session/signed-in-user';

/**
 * The signed-in person as the CMS knows them now, which also finds out that a session was ended
 * elsewhere. While the CMS is down, the person as the session's cookie knows them.
 */
export async function findCurrentUser(context: Readonly<RouterContextProvider>): Promise<SignedInUser | null> {
  const { jar } = context.get(factsContext);
  if (!jar.session) return null;
  const user = await cms(context).find(getUser);
  if (user) jar.renew(user);
  return jar.session ? presentSignedInUser(user ?? jar.session.user) : null;
}
