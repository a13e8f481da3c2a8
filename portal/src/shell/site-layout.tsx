import { listComingEvents } from '@scholars/contract/events';
import { listAnnouncements } from '@scholars/contract/site';
import { listThematicAreas } from '@scholars/contract/thematic-areas';
import { Outlet, useRouteError } from 'react-router';
import { cms } from '~/api/cms.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { ErrorPage } from '~/shared/error-page';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { Route } from './+types/site-layout';
import { subscribe } from './footer/subscribe.server';
import { SiteFrame, type FrameData } from './site-frame';

/** The frame stands without the CMS: what it can do without is left out. */
export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const api = cms({ context });
  const [areas = [], announcements = [], events = []] = await Promise.all([
    api.find(listThematicAreas, { skipAuth: true }),
    api.find(listAnnouncements, { skipAuth: true }),
    api.find(listComingEvents, { skipAuth: true }),
  ]);
  return {
    areas: areas.map(({ id, title }) => ({ id, title })),
    hasGathering: events.some(({ slug }) => slug === gatheringSlug),
    announcements: announcements.map(({ id, locale, text, link }) => ({ id, locale, text, link })),
    year: new Date().getUTCFullYear(),
  };
}

/** The footer's newsletter form, from any page. */
export async function action({ request, context }: Route.ActionArgs) {
  return subscribe(await readPosted(request, context), context);
}

/** The same on every page; it comes anew with the next document. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function SiteLayout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame data={loaderData} newsletter={usePostedOutcome(actionData, 'frame')}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError();
  if (!loaderData) return <ErrorPage error={error} isAlone />;
  return (
    <SiteFrame data={loaderData} isError>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
