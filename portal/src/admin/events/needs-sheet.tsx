import type { EventGuest } from '@scholars/contract/event-guests';
import { answerOfGuest } from '@scholars/contract/guest-filters';
import { formatDateTime, formatNumber } from '@scholars/contract/format';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { guestResource } from './guest-calls';
import styles from './needs-sheet.module.css';
import { useGuests } from './use-guests';

/** What the kitchen and the hall prepare for, to be printed: how many come, and who needs what. */
export function NeedsSheet(): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  const { result, query } = useGuests();
  usePageTitle(t('sheet.title'));
  if (query.isError) return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!result) return <Waiting />;
  const valid = result.invitations.filter(({ withdrawn }) => !withdrawn);
  const there = valid.filter((guest) => answerOfGuest(guest) === 'yes');
  const { yes, guests, online, waiting } = result.totals;
  const numbers = [
    ['seats', yes + guests],
    ['guests', yes],
    ['companions', guests],
    ['online', online],
    ['waitlist', result.places.waiting],
    ['waiting', waiting],
  ] as const;
  return (
    <article className={styles.sheet}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('sheet.title')}</h1>
        <p className={pageStyles.lead}>
          {t('sheet.asOf', { when: formatDateTime(new Date(query.dataUpdatedAt).toISOString(), locale) })}
        </p>
      </div>
      <div className={styles.tools}>
        <Button type="primary" onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
        <Link to={adminPath(locale, guestResource)}>{t('sheet.back')}</Link>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`sheet.count.${name}`)}</dt>
            <dd>{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <Needs title={t('sheet.diet')} of="dietaryNeeds" guests={there} />
      <Needs title={t('sheet.accessHere')} of="accessNeeds" guests={there} />
      <Needs
        title={t('sheet.accessOnline')}
        of="accessNeeds"
        guests={valid.filter(({ attending }) => attending === 'online')}
      />
      <p className={styles.note}>{t('sheet.note')}</p>
    </article>
  );
}

interface NeedsProps {
  title: string;
  of: 'dietaryNeeds' | 'accessNeeds';
  guests: readonly EventGuest[];
}

function Needs({ title, of, guests }: NeedsProps): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  const needing = guests.filter((guest) => guest[of] !== '');
  return (
    <section className={styles.needs}>
      <h2>
        {title} <span className={styles.count}>{formatNumber(needing.length, locale)}</span>
      </h2>
      {needing.length === 0 && <p>{t('sheet.nobody')}</p>}
      {needing.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheet.who')}</th>
              <th scope="col">{t('sheet.persons')}</th>
              <th scope="col">{t('sheet.need')}</th>
            </tr>
          </thead>
          <tbody>
            {needing.map((guest) => (
              <tr key={guest.id}>
                <th scope="row">
                  <bdi>{guest.fullName}</bdi>
                </th>
                <td>{formatNumber(1 + guest.guests, locale)}</td>
                <td dir="auto">{guest[of]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
