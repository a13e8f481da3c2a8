import { useEffect } from 'react';
import { useText } from '~/i18n/use-text';
import { useToast } from '~/ui/toast/use-toast';
import { unsentEvent } from './unsent-event';

/** Tells, beside the page that stays as it is, that a form got no answer. */
export function useUnsentNotice(): void {
  const toast = useToast();
  const words = useText('errors')('internal.text');
  useEffect(() => {
    const tell = () => toast.show(words, { tone: 'danger' });
    addEventListener(unsentEvent, tell);
    return () => removeEventListener(unsentEvent, tell);
  }, [toast, words]);
}
