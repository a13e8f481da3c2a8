import { fillPath } from '@scholars/contract/endpoint';
import { exportGuests } from '@scholars/contract/event-guests';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { GuestQuery } from '@scholars/contract/guest-filters';
import { sheetFileName } from '@scholars/contract/sheet-file';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { exportFormats, type ExportFormat } from '../data/export-address';
import { adminPath } from '../data/queue-address';
import { useSaveFile } from '../data/use-save-file';
import { guestResource } from './guest-calls';
import { addressOf } from './use-guest-filters';

/** The guests who are shown as a file and on badges, and the sheet for the kitchen and the hall. */
export function GuestTools({ filters }: { filters: GuestQuery }): ReactNode {
  const t = useText('guests');
  const gathering = useText('gathering');
  const door = useText('door');
  const { locale } = useLocale();
  const { save, isUnderWay } = useSaveFile();
  const saveAs = (format: ExportFormat) => {
    const query = new URLSearchParams({ ...addressOf(filters), format });
    return save(
      `${fillPath(exportGuests.path, { slug: gatheringSlug })}?${query}`,
      sheetFileName(`guests-${gatheringSlug}`, format),
    );
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: exportFormats.map((format) => ({ key: format, label: t(`export.${format}`) })),
          onClick: ({ key }) => void saveAs(key === 'csv' ? 'csv' : 'xlsx'),
        }}
      >
        <Button loading={isUnderWay} aria-haspopup="menu">
          {t('export.title')}
        </Button>
      </Dropdown>
      <Link to={`${adminPath(locale, guestResource)}/badges?${new URLSearchParams(addressOf(filters))}`}>
        {gathering('badges.open')}
      </Link>
      {/* A page of its own: whether it may ask for the camera is said with the document. */}
      <a href={`${adminPath(locale, guestResource)}/door`}>{door('open')}</a>
      <Link to={`${adminPath(locale, guestResource)}/sheet`}>{t('sheet.open')}</Link>
    </>
  );
}
