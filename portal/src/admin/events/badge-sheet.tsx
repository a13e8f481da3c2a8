import { fillPath } from '@scholars/contract/endpoint';
import { listEventBadges, type EventBadge, type EventBadges } from '@scholars/contract/event-badges';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { filterGuests } from '@scholars/contract/guest-filters';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { adminPath } from '../data/queue-address';
import { useCall } from '../data/use-call';
import { CallProblem } from '../parts/call-problem';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { Waiting } from '../parts/waiting';
import { Badge } from './badge';
import styles from './badge-sheet.module.css';
import { guestResource } from './guest-calls';
import { GuestFilterBar } from './guest-filter-bar';
import { addressOf, useGuestFilters } from './use-guest-filters';
import { useGuests } from './use-guests';
import workStyles from './guest-work.module.css';

const badgesOnPage = 8;

/** Badges to be printed and cut, of the guests who are looked for: those who come, unless another answer is. */
export default function BadgeSheet(): ReactNode {
  const t = useText('gathering');
  const { locale } = useLocale();
  const { filters, isNarrowed, narrow, widen } = useGuestFilters();
  const guests = useGuests();
  const { found: badges, query: asked } = useCall<EventBadges>(fillPath(listEventBadges.path, { slug: gatheringSlug }));
  usePageTitle(t('badges.title'));
  if (guests.query.isError)
    return <CallProblem failure={guests.query.error} onRetry={() => void guests.query.refetch()} />;
  if (asked.isError) return <CallProblem failure={asked.error} onRetry={() => void asked.refetch()} />;
  if (!guests.result || !badges) return <Waiting />;
  const byGuest = new Map(badges.badges.map((badge) => [badge.id, badge]));
  const shown = filterGuests(guests.result.invitations, { ...filters, answer: filters.answer ?? 'yes' }).flatMap(
    ({ id }) => byGuest.get(id) ?? [],
  );
  return (
    <article>
      <div data-print="no">
        <div className={pageStyles.head}>
          <h1 className={pageStyles.title}>{t('badges.title')}</h1>
          <p className={pageStyles.lead} role="status">
            {t('badges.count', { count: shown.length })}
          </p>
        </div>
        <div className={workStyles.tools}>
          <Button type="primary" disabled={shown.length === 0} onClick={() => window.print()}>
            {t('badges.print')}
          </Button>
          <Link to={`${adminPath(locale, guestResource)}?${new URLSearchParams(addressOf(filters))}`}>
            {t('badges.back')}
          </Link>
        </div>
        <GuestFilterBar filters={filters} isNarrowed={isNarrowed} onNarrow={narrow} onWiden={widen} />
        <p className={styles.note}>{t('badges.note')}</p>
        {shown.length === 0 && <EmptyState title={t('badges.none')} />}
      </div>
      {pagesOf(shown).map((page) => (
        <ul key={page[0]?.id} role="list" className={styles.page}>
          {page.map((badge) => (
            <Badge key={badge.id} badge={badge} titles={badges.titles} />
          ))}
        </ul>
      ))}
    </article>
  );
}

function pagesOf(badges: readonly EventBadge[]): EventBadge[][] {
  const pages = Math.ceil(badges.length / badgesOnPage);
  return Array.from({ length: pages }, (_, page) => badges.slice(page * badgesOnPage, (page + 1) * badgesOnPage));
}
