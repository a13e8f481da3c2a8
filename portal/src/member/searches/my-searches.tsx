import { alertNameMaxLength } from '@scholars/contract/limits';
import { listOpportunities } from '@scholars/contract/opportunities';
import { createSearchAlert, listSearchAlerts } from '@scholars/contract/search-alerts';
import { data, useLocation } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { isFiltered } from '~/shared/directory/list-query';
import { readListQuery } from '~/shared/directory/read-list-query.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { useForgottenForm } from '~/shared/form/kept-form';
import { answerRefused, readPosted, receiveForm, refusedBy } from '~/shared/form/receive-form.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { opportunityList } from '~/shared/opportunities/opportunity-filters';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { AlertList, AlertNotice } from '~/shared/search-alerts/alert-list';
import { changeAlert, type AlertOutcome } from '~/shared/search-alerts/change-alert.server';
import { describeAlerts, inWords, namedFilters } from '~/shared/search-alerts/describe-alerts.server';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/my-searches';
import styles from './my-searches.module.css';
import { SaveSearch } from './save-search';
import { searchForm } from './search-form';

export const handle = { ns: ['my-searches', 'account', 'messages'] } satisfies PageHandle;

/** The search that the address carries, without what an alert has none of; nothing where it carries none. */
function searchIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const { query, wire } = readListQuery(opportunityList, listOpportunities, searchParams);
  const { open: _, ...values } = query.values;
  const { open: __, sort: ___, page: ____, ...filters } = wire;
  const search = { query: { ...query, values }, filters };
  return isFiltered(search.query) || searchParams.has('all') ? search : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const locale = context.get(localeContext);
  const t = getText(locale, 'my-searches');
  const api = cms({ context });
  const search = searchIn(request);
  const [alerts, filters = []] = await Promise.all([
    api.data(listSearchAlerts).then((own) => describeAlerts(api, locale, own)),
    search && namedFilters(api, locale, [search.query]).then(([first]) => first),
  ]);
  return {
    title: t('title'),
    alerts,
    typingKey: typingKeyOf(context, user),
    asked: search && {
      words: inWords(filters, locale),
      // A name stands in quotes itself, so what is searched for has none in it.
      name: (filters.map(({ label }) => label).join(t('nameSeparator')) || t('everything')).slice(
        0,
        alertNameMaxLength,
      ),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const api = cms({ context });
  const form = await readPosted(request, context);
  const changed = await changeAlert(form, api);
  if (changed) return changed.sent.ok ? { changed: changed.outcome } : answerRefused(refusedBy(changed.sent), context);
  const search = searchIn(request);
  if (form.get('intent') !== 'save' || !search) throw data(null, { status: 400 });
  const received = await receiveForm(searchForm, form, context, (labels) =>
    api.send(createSearchAlert, { body: { ...labels, query: search.filters } }),
  );
  return received.ok ? { saved: received.data.name } : answerRefused(received, context, { intent: 'save' as const });
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

interface Posted {
  changed?: AlertOutcome;
  saved?: string;
  refused?: Refusal;
  intent?: 'save';
}

/** The searches that a member has saved, and the one that they are about to save (product §4). */
export default function MySearches({
  loaderData: { title, alerts, asked, typingKey },
  actionData,
}: Route.ComponentProps) {
  const t = useText('my-searches');
  const posted: Posted | undefined = usePostedOutcome(actionData);
  useFocusOfHash(actionData);
  const { changed, saved, refused } = posted ?? {};
  // What the address is narrowed to is what is saved.
  const kept = { typingKey, name: `search${useLocation().search}` };
  useForgottenForm(kept.typingKey, kept.name, saved !== undefined);
  const isRefusedSaving = posted?.intent === 'save';
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      {asked && saved === undefined && !changed && (
        <Section id="save" title={t('save.title')} lead={t('save.lead')} head="beside" tone="sunken">
          <SaveSearch asked={asked} refused={isRefusedSaving ? refused : undefined} kept={kept} />
        </Section>
      )}
      <Section>
        <div id="outcome" tabIndex={-1} className={styles.outcome}>
          {changed && <AlertNotice outcome={changed} />}
          {saved !== undefined && (
            <Notice tone="success" live="polite">
              <p>{t('save.done', { name: saved })}</p>
            </Notice>
          )}
          {refused && !isRefusedSaving && (
            <Notice tone="danger" live="assertive">
              <p>{refused.message}</p>
            </Notice>
          )}
        </div>
        {alerts.length > 0 ? (
          <>
            <h2 className={styles.count}>{t('count', { count: alerts.length })}</h2>
            <AlertList alerts={alerts} />
          </>
        ) : (
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink to="/opportunities">{t('empty.action')}</ButtonLink>}
          >
            <p>{t('empty.text')}</p>
          </EmptyState>
        )}
      </Section>
    </>
  );
}
