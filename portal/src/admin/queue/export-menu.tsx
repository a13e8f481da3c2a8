import { sheetFileName } from '@scholars/contract/sheet-file';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { exportAddress, exportFormats, type ExportFormat } from '../data/export-address';
import { useSaveFile } from '../data/use-save-file';
import type { QueueView } from './use-queue';

/** The rows that the queue shows, on all its pages, as a file. */
export function ExportMenu({ view: { kind, narrowed, sort } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const { save, isUnderWay } = useSaveFile();
  const saveAs = (format: ExportFormat) =>
    save(exportAddress(kind, { narrowed, sort, format }), sheetFileName(kind, format));

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: exportFormats.map((format) => ({ key: format, label: t(`queue.exportAs.${format}`) })),
        onClick: ({ key }) => void saveAs(key === 'csv' ? 'csv' : 'xlsx'),
      }}
    >
      <Button loading={isUnderWay} aria-haspopup="menu">
        {t('queue.export')}
      </Button>
    </Dropdown>
  );
}
