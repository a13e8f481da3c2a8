import { redirect, type MiddlewareFunction } from 'react-router';
import { nextUrlOf } from '~/session/next-url.server';
import { factsContext } from '~/session/request-context.server';

/** By these a browser says that it only looks ahead; the last two are of older ones. */
const lookingAhead = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/**
 * Opening the address ends the session (spec §2, product §9), before anything of the page is made: in place of the
 * question it then says that nobody is signed in. That is the reload of which the specification speaks, without a
 * redirect that could go round in a circle.
 */
export const signOutWhenOpened: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { jar, revokeSession } = context.get(factsContext);
  if (!jar.session || !isOpening(request)) return next();
  await revokeSession(jar.session);
  jar.signOut();
  if (new URL(request.url).searchParams.has('nextUrl')) return redirect(nextUrlOf(request, context));
  return next();
};

/**
 * Whether a person opens the address as a page, from this site or by the address itself. A link, a picture or a frame
 * of another site must not sign anybody out, nor a browser that fetches ahead; browsers that tell nothing are asked.
 */
function isOpening({ method, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return (
    method === 'GET' &&
    (site === 'same-origin' || site === 'none') &&
    headers.get('Sec-Fetch-Dest') === 'document' &&
    !lookingAhead.some((name) => headers.has(name))
  );
}
