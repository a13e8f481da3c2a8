import { useDataProvider, useNotification, useOnError } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { exportAddress, exportFormats, type ExportFormat } from '../data/export-address';
import { saveFile } from '../data/save-file';
import type { QueueView } from './use-queue';

/** The rows that the queue shows, on all its pages, as a file. */
export function ExportMenu({ view: { kind, narrowed, sort } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const { open: notify } = useNotification();
  const [isUnderWay, setUnderWay] = useState(false);

  async function save(format: ExportFormat): Promise<void> {
    setUnderWay(true);
    try {
      const url = exportAddress(kind, { narrowed, sort, format });
      const file = await provider.custom?.<{ content: Blob }>({ url, method: 'get', meta: { isFile: true } });
      if (file) saveFile(file.data.content, `${kind}.${format}`);
    } catch (failure) {
      noteFailure(failure);
      const description = failure instanceof Error ? failure.message : t('problem.unexpected');
      notify?.({ type: 'error', message: t('queue.exportFailed'), description });
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: exportFormats.map((format) => ({ key: format, label: t(`queue.exportAs.${format}`) })),
        onClick: ({ key }) => void save(key === 'csv' ? 'csv' : 'xlsx'),
      }}
    >
      <Button loading={isUnderWay} aria-haspopup="menu">
        {t('queue.export')}
      </Button>
    </Dropdown>
  );
}
