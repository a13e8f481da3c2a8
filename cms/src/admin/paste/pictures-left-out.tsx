import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { pasteId } from '../words';

const happened = 'desk-pictures-left-out';

/** The editor is outside of what draws the page, so the page is told by an event. */
export function notePicturesLeftOut(): void {
  window.dispatchEvent(new Event(happened));
}

/** Says so, wherever a form is. */
export function PicturesLeftOut() {
  const { toggleNotification } = useNotification();
  const { formatMessage } = useIntl();
  useEffect(() => {
    const say = () => toggleNotification({ type: 'info', message: formatMessage({ id: pasteId('picturesLeftOut') }) });
    window.addEventListener(happened, say);
    return () => window.removeEventListener(happened, say);
  }, [toggleNotification, formatMessage]);
  return null;
}
