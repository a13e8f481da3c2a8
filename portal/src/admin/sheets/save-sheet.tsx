import { fillPath } from '@scholars/contract/endpoint';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSaveFile } from '../data/use-save-file';

interface Props {
  /** Of the call that gives it. */
  path: string;
  params: Record<string, string>;
  name: string;
  children: ReactNode;
}

/** A button by which a table of the server's is saved. */
export function SaveSheet({ path, params, name, children }: Props): ReactNode {
  const { save, isUnderWay } = useSaveFile();
  return (
    <Button loading={isUnderWay} onClick={() => void save(fillPath(path, params), name)}>
      {children}
    </Button>
  );
}
