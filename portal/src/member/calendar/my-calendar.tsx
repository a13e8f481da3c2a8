import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@scholars/contract/calendar-feed';
import { formatDate } from '@scholars/contract/format';
import { data, Form } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/my-calendar';
import { CalendarAddress } from './calendar-address';
import styles from './my-calendar.module.css';

export const handle = { ns: ['my-calendar'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  requireMember({ context });
  const { madeAt } = await cms({ context }).data(getCalendarFeed);
  return { title: getText(context.get(localeContext), 'my-calendar')('title'), madeAt };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const intent = textOf(await readPosted(request, context), 'intent');
  if (intent !== 'renew' && intent !== 'revoke') throw data(null, { status: 400 });
  const api = cms({ context });
  if (intent === 'revoke') {
    const sent = await api.send(revokeCalendarFeed);
    return sent.ok ? { isRevoked: true } : answerRefused(refusedBy(sent), context);
  }
  const sent = await api.send(renewCalendarFeed);
  return sent.ok ? { url: sent.data.url } : answerRefused(refusedBy(sent), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** A member's private calendar: its address, shown once, and how it is renewed and ended. */
export default function MyCalendar({ loaderData: { title, madeAt }, actionData }: Route.ComponentProps) {
  const t = useText('my-calendar');
  const { locale } = useLocale();
  const posted: { url?: string; isRevoked?: boolean; refused?: Refusal } | undefined = usePostedOutcome(actionData);
  useFocusOfHash(actionData);
  const { url, isRevoked = false, refused } = posted ?? {};
  const isOn = madeAt !== null;
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section width="prose">
        <div id="outcome" tabIndex={-1} className={styles.outcome}>
          {url !== undefined && isOn && <CalendarAddress url={url} />}
          {isRevoked && (
            <Notice tone="success" live="polite">
              <p>{t('revoked')}</p>
            </Notice>
          )}
          {refused && (
            <Notice tone="danger" live="assertive">
              <p>{refused.message}</p>
            </Notice>
          )}
        </div>
        <p>{isOn ? t('madeOn', { date: formatDate(madeAt, locale) }) : t('none')}</p>
        <p className={styles.hint}>{t(isOn ? 'renewHint' : 'makeHint')}</p>
        <Form method="post" action="#outcome" preventScrollReset className={styles.actions}>
          <Button variant={isOn ? 'secondary' : 'primary'} name="intent" value="renew">
            {t(isOn ? 'renew' : 'make')}
          </Button>
          {isOn && (
            <Button variant="quiet" name="intent" value="revoke">
              {t('revoke')}
            </Button>
          )}
        </Form>
      </Section>
    </>
  );
}
