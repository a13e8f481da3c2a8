import { useLogout } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { AdminIcon } from '../parts/admin-icon';

export function SignOutButton({ className }: { className?: string | undefined }): ReactNode {
  const t = useText('admin');
  const { mutate: logout } = useLogout();
  return (
    <button type="button" className={className} onClick={() => logout()}>
      <AdminIcon name="signOut" isTurning />
      {t('nav.signOut')}
    </button>
  );
}
