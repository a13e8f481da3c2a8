import type { KindDescription } from '@scholars/contract/queues/kind-description';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useOwnQueues } from './data/own-queues';
import { adminPath } from './data/queue-address';
import { guestResource } from './events/guest-calls';
import { mailResource } from './mail-jobs/mail-job-calls';
import { accountResource } from './member-accounts/account-calls';
import type { PalettePage } from './palette/palette-option';
import { AdminIcon } from './parts/admin-icon';
import { sheetsPath } from './sheets/use-sheet';
import { statisticsPath } from './statistics/use-statistics';
import { templateResource } from './templates/template-calls';

/** A page of the menu; its segment of the address is '' for the overview. */
export interface MenuPage extends PalettePage {
  segment: string;
  icon: ReactNode;
}

/** What the menu leads to: the overview, one’s queues and, for coordinators of all of them, the guests, the mails. */
export function useMenuPages(): readonly MenuPage[] {
  const t = useText('admin');
  const sheets = useText('sheets');
  const statistics = useText('statistics');
  const records = useText('records');
  const { locale } = useLocale();
  const { kinds, isOfAll } = useOwnQueues();
  return useMemo(() => {
    const page = (segment: string, name: string, icon: ReactNode): MenuPage => ({
      segment,
      name,
      icon,
      to: segment === '' ? adminPath(locale) : adminPath(locale, segment),
    });
    return [
      page('', t('nav.overview'), <AdminIcon name="overview" />),
      page(statisticsPath, statistics('title'), <AdminIcon name="chart" />),
      ...kinds.map((kind) => page(kind, t(`kind.${kind}`), icons[describedKind(kind).icon])),
      ...(isOfAll ? pagesOfAll() : []),
    ];

    function pagesOfAll(): MenuPage[] {
      return [
        page(accountResource, t('accounts.title'), <Icon name="person" />),
        page(guestResource, t('guests.title'), <Icon name="calendar" />),
        page(sheetsPath, sheets('title'), <AdminIcon name="sheet" />),
        page(templateResource, records('templates.title'), <AdminIcon name="file" />),
        page(mailResource, t('mail.title'), <AdminIcon name="outbox" isTurning />),
      ];
    }
  }, [kinds, isOfAll, locale, t, sheets, statistics, records]);
}

/** What the palette leads to: the menu’s pages, and those of the gathering’s day, which the page of its guests has. */
export function usePalettePages(): readonly PalettePage[] {
  const pages = useMenuPages();
  const door = useText('door');
  const gathering = useText('gathering');
  const guests = useText('guests');
  return useMemo(() => {
    const ofGuests = ({ to }: MenuPage): PalettePage[] => [
      { to: `${to}/badges`, name: gathering('badges.open'), icon: <Icon name="person" /> },
      { to: `${to}/door`, name: door('open'), icon: <Icon name="calendar" />, isDocument: true },
      { to: `${to}/sheet`, name: guests('sheet.open'), icon: <AdminIcon name="sheet" /> },
    ];
    return pages.flatMap((page) => (page.segment === guestResource ? [page, ...ofGuests(page)] : [page]));
  }, [pages, door, gathering, guests]);
}

const icons: Record<KindDescription['icon'], ReactNode> = {
  person: <Icon name="person" />,
  journey: <AdminIcon name="journey" />,
  mail: <Icon name="mail" />,
  building: <Icon name="building" />,
  file: <AdminIcon name="file" />,
  report: <AdminIcon name="report" />,
};
