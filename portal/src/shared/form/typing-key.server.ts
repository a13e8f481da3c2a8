import type { RouterContextProvider } from 'react-router';
import { factsContext } from '~/session/request-context.server';

/**
 * With which a browser seals what a member types and has not sent yet (sealed-store.ts): of the person, not of the
 * session, so that it opens again after the next sign-in.
 */
export function typingKeyOf(context: Readonly<RouterContextProvider>, user: { id: number | string }): string {
  return context.get(factsContext).sealer.keyFor(`typed by ${user.id}`);
}
