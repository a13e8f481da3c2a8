import { getEvent } from '@scholars/contract/events';
import { cms } from '~/api/cms.server';
import { useText } from '~/i18n/use-text';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { documentTitleOf } from '~/shared/form/receive-form.server';
import { pageMeta } from '~/shared/page-meta';
import { eventData } from '~/shared/structured-data/event-data';
import { Notice } from '~/ui/notice';
import { Section } from '~/ui/section';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/annual-gathering';
import { Agenda } from './agenda';
import { receiveAnswer } from './answer.server';
import { CodeForm } from './code-form';
import { GatheringGallery } from './gathering-gallery';
import { GatheringHero } from './gathering-hero';
import { GatheringNav } from './gathering-nav';
import { Invitation } from './invitation';
import { PracticalPart } from './practical-part';
import { SpeakerList } from './speaker-list';
import { Welcome } from './welcome';

export const handle = {
  ns: ['event', 'directory', 'submission-form'],
  boot: 'interaction', // With an invitation's code it is that guest's alone.
  kept: { room: 'site', ownQuery: ['invitation'] },
} satisfies PageHandle;

/** The code stands in the address: no other site is told it. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
  const event = await cms({ context }).data(getEvent, {
    params: { slug: gatheringSlug },
    query: { invitation: code },
    skipAuth: true,
  });
  return { event, code, title: documentTitleOf(event.title, context) };
}

export function action(args: Route.ActionArgs) {
  return receiveAnswer(args);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({
    ...args,
    title: loaderData?.title,
    description: loaderData?.event.summary,
    share: loaderData && `event-${loaderData.event.slug}`,
    languages: loaderData?.event.locales,
    structuredData: (site) => loaderData && eventData(loaderData.event, site),
    isPrivate: loaderData?.code !== '',
  });

/** The annual gathering (spec §2, product §4): for everybody, and with the code of an invitation for its guest. */
export default function AnnualGathering({ loaderData: { event, code }, actionData }: Route.ComponentProps) {
  const t = useText('event');
  const { invitation } = event;
  return (
    <article>
      <GatheringHero event={event} />
      {code !== '' && !invitation && (
        <Section>
          <Notice tone="warning" title={t('unknown.title')}>
            <p>{t('unknown.text')}</p>
          </Notice>
        </Section>
      )}
      {invitation && <Invitation event={event} invitation={invitation} code={code} refused={actionData?.refused} />}
      <GatheringNav event={event} />
      <Welcome event={event} />
      <Agenda event={event} />
      <SpeakerList event={event} />
      <PracticalPart event={event} />
      <GatheringGallery event={event} />
      {!invitation && !event.isOver && <CodeForm />}
    </article>
  );
}
