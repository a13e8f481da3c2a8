import { useEffect, useEffectEvent } from 'react';
import { useToast } from '~/ui/toast/use-toast';
import { unsentEvent } from './unsent-event';
import { useFailureWords } from './use-failure-words';

/** Tells, beside the page that stays as it is, that there is no answer. Who asked hears that it is told. */
export function useUnsentNotice(): void {
  const toast = useToast();
  const words = useFailureWords();
  const tell = useEffectEvent((event: Event) => {
    event.preventDefault();
    toast.show(words(), { tone: 'danger' });
  });
  useEffect(() => {
    const hear = (event: Event) => tell(event);
    addEventListener(unsentEvent, hear);
    return () => removeEventListener(unsentEvent, hear);
  }, []);
}
