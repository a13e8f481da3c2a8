import {
  getPublicPreferences,
  updatePublicPreferences,
  type PreferencesPatch,
} from '@scholars/contract/notification-preferences';
import { listLinkedSearchAlerts, pauseLinkedSearchAlerts } from '@scholars/contract/search-alerts';
import { timeZoneName } from '@scholars/contract/zoned-instant';
import { data, Form, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { localeContext } from '~/session/request-context.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, documentTitleOf, readPosted, refusedBy, type Refused } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PreferencesForm } from '~/shared/preferences/preferences-form';
import { PreferencesNotice, type PreferencesOutcome } from '~/shared/preferences/preferences-outcome';
import { savePreferences, withoutMails } from '~/shared/preferences/save-preferences.server';
import styles from '~/shared/preferences/preferences-form.module.css';
import { AlertList, AlertNotice } from '~/shared/search-alerts/alert-list';
import { changeAlert, type AlertOutcome } from '~/shared/search-alerts/change-alert.server';
import { describeAlerts } from '~/shared/search-alerts/describe-alerts.server';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/notification-preferences';

export const handle = { ns: ['preferences', 'my-searches'], takesPostsFromAnywhere: true } satisfies PageHandle;

/** By the token of a mail, whoever is signed in. Looking changes nothing: programs open every link of a mail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const name = getText(locale, 'preferences')('title');
  const title = { title: name, documentTitle: documentTitleOf(name, context) };
  const token = linkTokenOf(request);
  const api = cms({ context });
  const right = { bearer: token, skipAuth: true };
  const found = token ? await api.send(getPublicPreferences, right) : undefined;
  // Only a link that is known to be bad is called so.
  const problem = found && !found.ok && found.status !== 401 ? found.message : '';
  if (!found?.ok) return { ...title, preferences: undefined, zoneName: '', alerts: [], problem };
  const alerts = await api.send(listLinkedSearchAlerts, right);
  const described = await describeAlerts(api, locale, alerts.ok ? alerts.data : []);
  const { data: preferences } = found;
  return { ...title, preferences, zoneName: timeZoneName(preferences.timeZone, locale), alerts: described, problem };
}

/** The form, the button that ends all mails, and the mail program's one click, which names itself (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  const token = linkTokenOf(request);
  if (!token) return data({ isGone: true }, { status: 410 });
  const api = cms({ context });
  const changed = await changeAlert(form, api, token);
  if (changed) {
    const { sent, outcome } = changed;
    return sent.ok ? { changed: outcome } : answer(refusedBy(sent), context);
  }
  const isEnd = textOf(form, 'List-Unsubscribe') === 'One-Click';
  if (!isEnd && form.get('intent') !== 'save') throw data(null, { status: 400 });
  const right = { bearer: token, skipAuth: true };
  const update = (body: PreferencesPatch) => api.send(updatePublicPreferences, { body, ...right });
  if (!isEnd) {
    const done = await savePreferences(form, context, update);
    if (!done.ok) return answer(done, context);
    return { done: 'saved', saved: done.saved } satisfies PreferencesOutcome;
  }
  // Saved searches are mailed apart, and end with all the others.
  const paused = await api.send(pauseLinkedSearchAlerts, right);
  const sent = paused.ok ? await update(withoutMails()) : paused;
  return sent.ok ? ({ done: 'stopped' } satisfies PreferencesOutcome) : answer(refusedBy(sent), context);
}

/** A link that is known to be bad is the page's to explain. */
function answer(refused: Refused, context: Readonly<RouterContextProvider>) {
  return refused.status === 401 ? data({ isGone: true }, { status: 410 }) : answerRefused(refused, context);
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

export default function NotificationPreferences({
  loaderData: { title, preferences, zoneName, alerts, problem },
  actionData,
}: Route.ComponentProps) {
  const t = useText('preferences');
  const s = useText('my-searches');
  const posted: (PreferencesOutcome & { isGone?: boolean; changed?: AlertOutcome }) | undefined =
    usePostedOutcome(actionData);
  const isGone = posted ? posted.isGone : !preferences && problem === '';
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.content}>
          {(posted?.done ?? posted?.refused) && <PreferencesNotice outcome={posted} />}
          {isGone && <Gone />}
          {problem !== '' && !posted && (
            <Notice tone="danger">
              <p>{problem}</p>
            </Notice>
          )}
          {/* What was changed by another form is drawn anew. */}
          {preferences && !isGone && (
            <PreferencesForm
              key={JSON.stringify(preferences)}
              preferences={preferences}
              zoneName={zoneName}
              saved={posted?.saved}
              refused={posted?.refused}
            />
          )}
        </div>
      </Section>
      {(alerts.length > 0 || posted?.changed) && !isGone && (
        <Section title={s('manage.title')} lead={s('manage.lead')}>
          <div id="outcome" tabIndex={-1}>
            {posted?.changed && <AlertNotice outcome={posted.changed} />}
          </div>
          <AlertList alerts={alerts} />
        </Section>
      )}
      {preferences && !isGone && (
        <Section title={t('stop.title')} lead={t('stop.text')} tone="sunken">
          <Form method="post">
            <Button variant="secondary" name="List-Unsubscribe" value="One-Click">
              {t('stop.submit')}
            </Button>
          </Form>
        </Section>
      )}
    </>
  );
}

function Gone() {
  const t = useText('preferences');
  return (
    <>
      <Notice tone="warning" title={t('gone.title')} live="assertive">
        <p>{t('gone.text')}</p>
      </Notice>
      <div>
        <ButtonLink to="/account/preferences">{t('gone.action')}</ButtonLink>
      </div>
    </>
  );
}
