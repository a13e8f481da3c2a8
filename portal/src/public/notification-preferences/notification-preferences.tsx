import { getPublicPreferences, updatePublicPreferences } from '@scholars/contract/notification-preferences';
import { listLinkedSearchAlerts, pauseLinkedSearchAlerts } from '@scholars/contract/search-alerts';
import { data, Form, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { localeContext } from '~/session/request-context.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PreferencesForm } from '~/shared/preferences/preferences-form';
import { PreferencesNotice, type PreferencesOutcome } from '~/shared/preferences/preferences-outcome';
import { readPreferences, withoutMails } from '~/shared/preferences/read-preferences.server';
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
  const title = getText(context.get(localeContext), 'preferences')('title');
  const token = linkTokenOf(request);
  const api = cms({ context });
  const right = { bearer: token, skipAuth: true };
  const found = token ? await api.send(getPublicPreferences, right) : undefined;
  // Only a link that is known to be bad is called so.
  const problem = found && !found.ok && found.status !== 401 ? found.message : '';
  if (!found?.ok) return { title, preferences: undefined, alerts: [], problem };
  const alerts = await api.send(listLinkedSearchAlerts, right);
  const described = await describeAlerts(api, context.get(localeContext), alerts.ok ? alerts.data : []);
  return { title, preferences: found.data, alerts: described, problem };
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
    return sent.ok ? { changed: outcome } : answer(sent, context);
  }
  const isEnd = textOf(form, 'List-Unsubscribe') === 'One-Click';
  if (!isEnd && form.get('intent') !== 'save') throw data(null, { status: 400 });
  const body = isEnd ? withoutMails() : readPreferences(form);
  const right = { bearer: token, skipAuth: true };
  // Saved searches are mailed apart, and end with all the others.
  const paused = isEnd ? await api.send(pauseLinkedSearchAlerts, right) : undefined;
  const sent = paused?.ok === false ? paused : await api.send(updatePublicPreferences, { body, ...right });
  if (!sent.ok) return answer(sent, context);
  return { done: isEnd ? 'stopped' : 'saved' } satisfies PreferencesOutcome;
}

/** A link that is known to be bad is the page's to explain. */
function answer(sent: Sent<unknown> & { ok: false }, context: Readonly<RouterContextProvider>) {
  return sent.status === 401 ? data({ isGone: true }, { status: 410 }) : answerRefused(refusedBy(sent), context);
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function NotificationPreferences({
  loaderData: { title, preferences, alerts, problem },
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
              pauseError={posted?.refused?.errors.pausedUntil}
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
