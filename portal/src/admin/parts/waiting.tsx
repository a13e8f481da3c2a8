import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

/** Grey lines where content will be. antd's own line for a title is an empty heading, which nobody can hear. */
export function Waiting({ rows = 4 }: { rows?: number }): ReactNode {
  return <Skeleton active title={false} paragraph={{ rows }} />;
}
