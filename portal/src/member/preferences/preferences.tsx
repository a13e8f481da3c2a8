import { getNotificationPreferences, updateNotificationPreferences } from '@scholars/contract/notification-preferences';
import { listPushDevices, unsubscribeFromPush } from '@scholars/contract/push';
import { timeZoneName } from '@scholars/contract/zoned-instant';
import { useRef } from 'react';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { KeptForm } from '~/shared/form/kept-form';
import { answerRefused, documentTitleOf, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { textOf } from '~/shared/form/read-form';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PreferencesForm } from '~/shared/preferences/preferences-form';
import { PreferencesNotice, type PreferencesOutcome } from '~/shared/preferences/preferences-outcome';
import { savePreferences } from '~/shared/preferences/save-preferences.server';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import styles from '~/shared/preferences/preferences-form.module.css';
import type { Route } from './+types/preferences';
import { PushDevices } from './push-devices';

export const handle = { ns: ['preferences', 'account'] } satisfies PageHandle;

/** Also while devices cannot be looked up: the rest of the page does without. */
const nothingPushed = { publicKey: null, devices: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const api = cms({ context });
  const [preferences, push = nothingPushed] = await Promise.all([
    api.data(getNotificationPreferences),
    api.find(listPushDevices),
  ]);
  const locale = context.get(localeContext);
  const title = getText(locale, 'preferences')('title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    preferences,
    typingKey: typingKeyOf(context, user),
    zoneName: timeZoneName(preferences.timeZone, locale),
    push,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const posted = await readPosted(request, context);
  if (posted.get('intent') === 'remove-device') {
    const params = { id: textOf(posted, 'id') };
    const sent = await cms({ context }).send(unsubscribeFromPush, { params });
    // One that was removed elsewhere meanwhile is gone all the same.
    return sent.ok || sent.status === 404
      ? ({ done: 'removed' } satisfies PreferencesOutcome)
      : answerRefused(refusedBy(sent), context);
  }
  const done = await savePreferences(posted, context, (body) =>
    cms({ context }).send(updateNotificationPreferences, { body }),
  );
  return done.ok ? ({ done: 'saved', saved: done.saved } satisfies PreferencesOutcome) : answerRefused(done, context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** How a member is notified (spec §2). */
export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('preferences');
  const { title, preferences, zoneName, push } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const posted: PreferencesOutcome | undefined = usePostedOutcome(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.content}>
          {posted && <PreferencesNotice outcome={posted} />}
          <PreferencesForm
            preferences={preferences}
            zoneName={zoneName}
            hasPush={push.publicKey !== null}
            saved={posted?.saved}
            refused={posted?.refused}
            form={form}
          >
            <KeptForm
              form={form}
              typingKey={loaderData.typingKey}
              name="preferences"
              taken={posted?.done === 'saved' ? posted : undefined}
              refused={posted?.refused}
            />
          </PreferencesForm>
        </div>
      </Section>
      {push.publicKey !== null && <PushDevices publicKey={push.publicKey} devices={push.devices} />}
    </>
  );
}
