import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useCoordinators } from '../data/use-coordinators';
import styles from './submission.module.css';
import { useOpenToo } from './use-open-too';

const namesAtMost = 3;

/** Says quietly who else has the submission open now. */
export function OpenToo({ kind, id }: { kind: SubmissionKind; id: string }): ReactNode {
  const t = useText('live');
  const { locale } = useLocale();
  const { me, nameOf } = useCoordinators();
  const open = useOpenToo(kind, id);
  // Of somebody who became a coordinator just now the name comes with the next list of them.
  const names = open.flatMap((one) => (one === me?.id ? [] : (nameOf(one) ?? [])));
  return (
    <div role="status" data-print="no">
      {names.length > 0 && <Line>{t('openToo', { names: new Intl.ListFormat(locale).format(shortened()) })}</Line>}
      {me && open.includes(me.id) && <Line>{t('openInOwnWindow')}</Line>}
    </div>
  );

  function shortened(): string[] {
    if (names.length <= namesAtMost) return names;
    const named = names.slice(0, namesAtMost - 1);
    return [...named, t('more', { count: names.length - named.length })];
  }
}

function Line({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.openToo}>
      <Icon name="person" />
      <span>{children}</span>
    </p>
  );
}
