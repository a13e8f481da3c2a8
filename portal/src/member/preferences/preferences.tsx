import { getNotificationPreferences, updateNotificationPreferences } from '@scholars/contract/notification-preferences';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PreferencesForm } from '~/shared/preferences/preferences-form';
import { PreferencesNotice, type PreferencesOutcome } from '~/shared/preferences/preferences-outcome';
import { readPreferences } from '~/shared/preferences/read-preferences.server';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import styles from '~/shared/preferences/preferences-form.module.css';
import type { Route } from './+types/preferences';

export const handle = { ns: ['preferences'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  requireMember({ context });
  const preferences = await cms({ context }).data(getNotificationPreferences);
  return { title: getText(context.get(localeContext), 'preferences')('title'), preferences };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const body = readPreferences(await readPosted(request, context));
  const sent = await cms({ context }).send(updateNotificationPreferences, { body });
  return sent.ok ? ({ done: 'saved' } satisfies PreferencesOutcome) : answerRefused(refusedBy(sent), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** How a member is notified (spec §2). */
export default function Preferences({ loaderData: { title, preferences }, actionData }: Route.ComponentProps) {
  const t = useText('preferences');
  const posted: PreferencesOutcome | undefined = usePostedOutcome(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.content}>
          {posted && <PreferencesNotice outcome={posted} />}
          <PreferencesForm preferences={preferences} />
        </div>
      </Section>
    </>
  );
}
