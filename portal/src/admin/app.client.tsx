import { AdminTheme } from './theme/admin-theme';
import { Refine } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import type { SignedInUser } from '~/session/signed-in-user';
import { BackOfficeRoutes } from './back-office-routes';
import { OwnQueuesContext } from './data/own-queues';
import { liveProvider } from './data/live-provider';
import { refineOptions } from './data/refine-options';
import { routerProvider } from './data/router-provider';
import type { DoorKeeping } from './door-keeping/use-door-keeper';
import { AdminFrame } from './frame/admin-frame';
import { NotificationsLink } from './frame/notifications-link';
import { SecondFactorLink } from './frame/second-factor-link';
import { useNotices } from './frame/use-notices';
import { KeySheet } from './keys/key-sheet';
import { MenuLinks } from './menu-links';
import { usePalettePages } from './menu-pages';
import { TypingKeyContext } from './typing/kept-values';
import { useProviders } from './use-providers';

interface Props {
  user: SignedInUser;
  /** Whether sign-in may have a second step here, to which a page leads. */
  hasSecondFactorPage?: boolean;
  /** With which what they type is kept until it is sent. */
  typingKey?: string;
  /** The session with which the door is kept on the device. */
  session?: Omit<DoorKeeping, 'findScript'>;
}

/** The back office. It runs in the browser only; antd and Refine are loaded with this module and nowhere else. */
export default function AdminApp(props: Props): ReactNode {
  return (
    <AdminTheme>
      <OwnQueuesContext value={props.user.queues}>
        <TypingKeyContext value={props.typingKey ?? ''}>
          <BackOffice {...props} />
        </TypingKeyContext>
      </OwnQueuesContext>
    </AdminTheme>
  );
}

function BackOffice({ user, hasSecondFactorPage = false, session }: Props): ReactNode {
  const t = useText('admin');
  return (
    <Refine
      {...useProviders(user)}
      routerProvider={routerProvider}
      liveProvider={liveProvider}
      notificationProvider={useNotices}
      options={refineOptions(t('name'))}
    >
      <AdminFrame
        user={user}
        links={<MenuLinks />}
        ownLinks={
          <>
            <NotificationsLink user={user} />
            {hasSecondFactorPage && <SecondFactorLink />}
          </>
        }
        pages={usePalettePages()}
      >
        <KeySheet />
        <BackOfficeRoutes session={session} />
      </AdminFrame>
    </Refine>
  );
}
