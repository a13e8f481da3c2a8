import { getPublicPreferences, updatePublicPreferences } from '@scholars/contract/notification-preferences';
import { data, Form } from 'react-router';
import { cms } from '~/api/cms.server';
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
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/notification-preferences';

export const handle = { ns: ['preferences'], takesPostsFromAnywhere: true } satisfies PageHandle;

/** By the token of a mail, whoever is signed in. Looking changes nothing: programs open every link of a mail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const title = getText(context.get(localeContext), 'preferences')('title');
  const token = linkTokenOf(request);
  const found = token
    ? await cms({ context }).send(getPublicPreferences, { bearer: token, skipAuth: true })
    : undefined;
  if (found?.ok) return { title, preferences: found.data, problem: '' };
  // Only a link that is known to be bad is called so.
  return { title, preferences: undefined, problem: found && found.status !== 401 ? found.message : '' };
}

/** The form, the button that ends all mails, and the mail program's one click, which names itself (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  const token = linkTokenOf(request);
  if (!token) return data({ isGone: true }, { status: 410 });
  const isEnd = textOf(form, 'List-Unsubscribe') === 'One-Click';
  if (!isEnd && form.get('intent') !== 'save') throw data(null, { status: 400 });
  const body = isEnd ? withoutMails() : readPreferences(form);
  const sent = await cms({ context }).send(updatePublicPreferences, { body, bearer: token, skipAuth: true });
  if (sent.ok) return { done: isEnd ? 'stopped' : 'saved' } satisfies PreferencesOutcome;
  return sent.status === 401 ? data({ isGone: true }, { status: 410 }) : answerRefused(refusedBy(sent), context);
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function NotificationPreferences({
  loaderData: { title, preferences, problem },
  actionData,
}: Route.ComponentProps) {
  const t = useText('preferences');
  const posted: (PreferencesOutcome & { isGone?: boolean }) | undefined = usePostedOutcome(actionData);
  const isGone = posted ? posted.isGone : !preferences && problem === '';
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div className={styles.content}>
          {posted && !posted.isGone && <PreferencesNotice outcome={posted} />}
          {isGone && <Gone />}
          {problem !== '' && !posted && (
            <Notice tone="danger">
              <p>{problem}</p>
            </Notice>
          )}
          {/* What was changed by another form is drawn anew. */}
          {preferences && !isGone && <PreferencesForm key={JSON.stringify(preferences)} preferences={preferences} />}
        </div>
      </Section>
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
