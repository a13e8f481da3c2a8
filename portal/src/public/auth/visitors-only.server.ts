import { redirect, type RouterContextProvider } from 'react-router';
import { nextUrlOf } from '~/session/next-url.server';
import { factsContext } from '~/session/request-context.server';

/** A signed-in visitor has no business in the sign-in area and is sent on (spec §2). */
export function visitorsOnly({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (context.get(factsContext).jar.session) throw redirect(nextUrlOf(request, context));
}
