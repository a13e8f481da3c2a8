import { CloseOutlined } from '@ant-design/icons';
import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useText } from '~/i18n/use-text';

/**
 * How Refine shows what came of something. Its own provider leaves the name of the closing cross to antd, which says
 * "Close" in every language, on an element that can have no name.
 */
export function useNotices(): NotificationProvider {
  const { notification } = App.useApp();
  const t = useText('common');
  // Named before it is given: antd passes the role on, and its type does not know it.
  const closable = { closeIcon: <CloseOutlined />, role: 'button', 'aria-label': t('close') };
  return {
    open: ({ key, message, description, type }) =>
      notification.open({
        key,
        description: message,
        message: description ?? null,
        type: type === 'progress' ? 'info' : type,
        closable,
      }),
    close: (key) => notification.destroy(key),
  };
}
