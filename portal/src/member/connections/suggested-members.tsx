import type { SuggestedMember } from '@scholars/contract/connections';
import { useText } from '~/i18n/use-text';
import type { ConnectionAct } from '~/shared/connections/connection-act';
import { ConnectionButtons } from '~/shared/connections/connection-buttons';
import { MemberCard } from '~/shared/member-card';
import { CardGrid } from '~/ui/card';
import { Section } from '~/ui/section';
import styles from './my-connections.module.css';

type Suggested = SuggestedMember & { act: ConnectionAct | undefined };

/** Members whom one may know, each with what is shared. */
export function SuggestedMembers({ suggested }: { suggested: readonly Suggested[] }) {
  const t = useText('connections');
  return (
    <Section tone="sunken" title={t('known.title')} lead={t('known.lead')} head="beside">
      <CardGrid>
        {suggested.map(({ member, reasons, act }) => (
          <MemberCard
            key={member.id}
            member={member}
            action={
              <div className={styles.about}>
                <ul className={styles.reasons}>
                  {reasons.map(({ kind, count }) => (
                    <li key={kind}>
                      {kind === 'institution' ? t('known.institution') : t(`known.${kind}`, { count })}
                    </li>
                  ))}
                </ul>
                {act && <ConnectionButtons act={act} />}
              </div>
            }
          />
        ))}
      </CardGrid>
    </Section>
  );
}
