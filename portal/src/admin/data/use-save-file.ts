import { useDataProvider, useNotification, useOnError } from '@refinedev/core';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';
import { saveFile } from './save-file';

/** Saves files of the server's by their addresses; one that does not come is told of with the reason. */
export function useSaveFile() {
  const t = useText('admin');
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const { open: notify } = useNotification();
  const [isUnderWay, setUnderWay] = useState(false);

  async function save(url: string, name: string): Promise<void> {
    setUnderWay(true);
    try {
      const file = await provider.custom?.<{ content: Blob }>({ url, method: 'get', meta: { isFile: true } });
      if (file) saveFile(file.data.content, name);
    } catch (failure) {
      noteFailure(failure);
      const description = failure instanceof Error ? failure.message : t('problem.unexpected');
      notify?.({ type: 'error', message: t('queue.exportFailed'), description });
    } finally {
      setUnderWay(false);
    }
  }

  return { save, isUnderWay };
}
