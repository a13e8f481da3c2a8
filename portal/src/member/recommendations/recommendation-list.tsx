import type { Recommendation } from '@scholars/contract/recommendations';
import { useText } from '~/i18n/use-text';
import { EntryButton } from '~/shared/entry-actions';
import { MemberCard } from '~/shared/member-card';
import { OpportunityCard } from '~/shared/opportunity-card';
import { OrganizationCard } from '~/shared/organization-card';
import styles from './recommendations.module.css';

/** Recommendations of one kind, each with why it is one, and the way to be rid of it. */
export function RecommendationList({
  recommendations,
  now,
}: {
  recommendations: readonly Recommendation[];
  now: string;
}) {
  return (
    <ul className={styles.list}>
      {recommendations.map((recommendation) => (
        <li key={recommendation.id} className={styles.item}>
          <TargetCard recommendation={recommendation} now={now} />
          <div className={styles.why}>
            <ul className={styles.reasons}>
              {recommendation.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Dismiss recommendation={recommendation} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function TargetCard({
  recommendation: { opportunity, member, organization },
  now,
}: {
  recommendation: Recommendation;
  now: string;
}) {
  if (opportunity) return <OpportunityCard opportunity={opportunity} now={now} />;
  if (member) return <MemberCard member={member} />;
  return organization && <OrganizationCard organization={organization} />;
}

function Dismiss({ recommendation: { id, opportunity, member, organization } }: { recommendation: Recommendation }) {
  const t = useText('recommendations');
  const name = opportunity?.title ?? member?.name ?? organization?.name ?? '';
  return (
    <EntryButton intent="dismiss" fields={{ id, name }} named={t('dismissNamed', { name })}>
      {t('dismiss')}
    </EntryButton>
  );
}
