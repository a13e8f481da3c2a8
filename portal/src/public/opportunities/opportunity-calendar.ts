import { fillPath } from '@scholars/contract/endpoint';
import { getOpportunityCalendar } from '@scholars/contract/opportunities';
import { data } from 'react-router';
import { factsContext, localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/opportunity-calendar';

export const handle = { kept: 'entries' } satisfies PageHandle;

const timeoutMs = 5000;

/** `/{lang}/opportunities/<slug>.ics`: the deadline for one's calendar, as the CMS writes it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { cmsUrl, outcome } = context.get(factsContext);
  const address = `${cmsUrl}${fillPath(getOpportunityCalendar.path, { id: params.slug })}?lang=${context.get(localeContext)}`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (answer?.ok) {
    return new Response(await answer.text(), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': answer.headers.get('Content-Disposition') ?? 'attachment',
        'Cache-Control': 'public, max-age=300',
      },
    });
  }
  if (answer && answer.status < 500) throw data(null, { status: 404 });
  outcome.degraded = true;
  throw data(null, { status: 503, headers: { 'Retry-After': '5' } });
}
