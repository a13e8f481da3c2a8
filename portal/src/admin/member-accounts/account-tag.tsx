import type { AccountState } from '@scholars/contract/member-accounts';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import tagStyles from '../status/status-tag.module.css';
import type { StatusTone } from '../status/status-tone';

const tones: Record<AccountState, StatusTone> = {
  unconfirmed: 'waiting',
  invited: 'waiting',
  active: 'good',
  suspended: 'refused',
  blocked: 'refused',
  closed: 'done',
};

export function AccountTag({ state }: { state: AccountState }): ReactNode {
  const t = useText('admin');
  return (
    <span className={tagStyles.tag} data-tone={tones[state]}>
      {t(`accounts.state.${state}`)}
    </span>
  );
}
