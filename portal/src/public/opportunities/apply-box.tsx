import type { Opportunity } from '@scholars/contract/opportunities';
import { formatDate } from '@scholars/contract/format';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useUser } from '~/session/root-data';
import { daysUntil } from '~/shared/deadline';
import { readableAddress, webAddress } from '~/shared/links/web-address';
import { Button, ButtonLink } from '~/ui/button';
import button from '~/ui/button.module.css';
import { Card } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { MoreLink } from '~/ui/more-link';
import { Time } from '~/ui/time';
import styles from './apply-box.module.css';

/** How to apply, or that it is too late. */
export function ApplyBox({ opportunity, now }: { opportunity: Opportunity; now: string }) {
  const t = useText('opportunities');
  const d = useText('directory');
  const { locale } = useLocale();
  const { slug, status, deadline } = opportunity;
  return (
    <Card as="section" className={styles.box}>
      <h2 className={styles.title}>{t(status === 'open' ? 'apply.title' : 'apply.over')}</h2>
      {status === 'open' ? (
        <>
          <p className={styles.deadline}>
            <Icon name="clock" />
            {deadline ? (
              <span>
                <span data-print="no">
                  <TimeLeft deadline={deadline} now={now} />
                </span>
                <span>{t('apply.until', { date: formatDate(deadline, locale) })}</span>
              </span>
            ) : (
              d('deadline.none')
            )}
          </p>
          <WayToApply opportunity={opportunity} />
          {deadline && (
            // A file: no route of this site shows it.
            <a data-print="no" href={localePath(locale, `/opportunities/${slug}.ics`)} className={styles.calendar}>
              <Icon name="calendar" />
              {t('apply.calendar')}
            </a>
          )}
        </>
      ) : (
        <Closed opportunity={opportunity} />
      )}
      {opportunity.isSaved !== undefined && <SaveButton opportunity={opportunity} />}
    </Card>
  );
}

function WayToApply({ opportunity }: { opportunity: Opportunity }) {
  const t = useText('opportunities');
  const { locale } = useLocale();
  const user = useUser();
  const address = opportunity.applyMode === 'external' ? webAddress(opportunity.applyUrl) : undefined;
  if (address) {
    return (
      <div className={styles.way} data-action="apply">
        {/* The kit's button takes no `rel`. */}
        <a href={address} rel="noopener nofollow" className={`${button.button} ${button.primary} ${button.wide}`}>
          {t('apply.external')}
          <Icon name="external" />
        </a>
        <p className={styles.hint}>
          {t('apply.externalHint')} <bdi dir="ltr">{readableAddress(new URL(address).origin)}</bdi>
        </p>
      </div>
    );
  }
  if (opportunity.hasApplied) {
    return (
      <div data-print="no" className={styles.way}>
        <p>{t('apply.hasApplied')}</p>
        <ButtonLink wide variant="secondary" to="/account/my-applications">
          {t('apply.mine')}
        </ButtonLink>
      </div>
    );
  }
  const form = `/opportunities/${opportunity.slug}/apply`;
  if (user) {
    return (
      <div data-print="no" data-action="apply" className={styles.way}>
        <ButtonLink wide to={form}>
          {t('apply.here')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div data-print="no" data-action="apply" className={styles.way}>
      <ButtonLink wide to={`/auth/login?nextUrl=${encodeURIComponent(localePath(locale, form))}`}>
        {t('apply.signIn')}
      </ButtonLink>
      <p className={styles.hint}>{t('apply.signInHint')}</p>
    </div>
  );
}

/** Marks it for later, for whom is signed in; a plain form, as the page may never start React. */
function SaveButton({ opportunity: { slug, isSaved } }: { opportunity: Opportunity }) {
  const t = useText('opportunities');
  const { locale } = useLocale();
  return (
    <form
      method="post"
      action={localePath(locale, `/opportunities/${slug}/save`)}
      id="save"
      data-print="no"
      data-action={isSaved ? undefined : 'save'}
    >
      <Button wide variant="secondary" name="intent" value={isSaved ? 'unsave' : 'save'}>
        {t(isSaved ? 'apply.unsave' : 'apply.save')}
      </Button>
    </form>
  );
}

function Closed({ opportunity: { status, deadline, category } }: { opportunity: Opportunity }) {
  const t = useText('opportunities');
  return (
    <>
      <p>
        {status === 'expired' && deadline ? (
          <>
            {t('apply.expired')} <Time value={deadline} />
          </>
        ) : (
          t('apply.closed')
        )}
      </p>
      <div data-print="no">
        <MoreLink to={category ? `/opportunities?cat=${category.slug}&open=true` : '/opportunities?open=true'}>
          {t('apply.others')}
        </MoreLink>
      </div>
    </>
  );
}

/** How long one may still apply: '12 days left'. Nothing once a page kept from yesterday is past it. */
function TimeLeft({ deadline, now }: { deadline: string; now: string }) {
  const t = useText('directory');
  const days = daysUntil(deadline, now);
  return days < 0 ? null : <strong>{t('deadline.daysLeft', { count: days })}</strong>;
}
