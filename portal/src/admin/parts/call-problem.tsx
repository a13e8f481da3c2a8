import type { HttpError } from '@refinedev/core';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';

/** Says in place what could not be loaded and why, and offers another try. */
export function CallProblem({ failure, onRetry }: { failure: HttpError | null; onRetry: () => void }): ReactNode {
  const t = useText('admin');
  return (
    <Alert
      type="error"
      showIcon
      message={t('problem.title')}
      description={failure?.message ?? t('problem.unexpected')}
      action={<Button onClick={onRetry}>{t('problem.retry')}</Button>}
    />
  );
}
