import { useDataProvider, useNotification, useOnError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { saveFile } from '../data/save-file';

interface Props {
  /** Of the call that gives it. */
  path: string;
  params: Record<string, string>;
  name: string;
  children: ReactNode;
}

/** A button by which a table of the server's is saved. */
export function SaveSheet({ path, params, name, children }: Props): ReactNode {
  const t = useText('admin');
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const { open: notify } = useNotification();
  const [isUnderWay, setUnderWay] = useState(false);

  async function save(): Promise<void> {
    setUnderWay(true);
    try {
      const url = fillPath(path, params);
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

  return (
    <Button loading={isUnderWay} onClick={() => void save()}>
      {children}
    </Button>
  );
}
