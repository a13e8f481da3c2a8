import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FormDefinition } from '../form-definition';
import type { Refusal } from '../form-outcome';
import { useKeptTyping, useTypingOf } from './use-kept-typing';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  definition: FormDefinition;
  refused: Refusal | undefined;
  guest?: string;
  since?: string | undefined;
  /** Puts another form in the place of this one. */
  onClear: () => void;
}

/**
 * Within a form that its page's action takes: keeps what is typed into it (`use-kept-typing.ts`), and says so where
 * something was put back; until an answer says more.
 */
export function KeptTyping({ form, definition, refused, onClear, ...of }: Props) {
  const { Notice } = useKeptTyping(form, { ...of, definition, cameBack: refused?.typed });
  return Notice && !refused ? <Notice definition={definition} onClear={onClear} /> : null;
}

/** Forgets what was kept of the page's form, which is gone, once it was sent. */
export function useSentTyping(isSent: boolean): void {
  const of = useTypingOf();

  const forget = useEffectEvent(async () => {
    const { forgetTyping } = await import('./tab-typing');
    forgetTyping(of);
  });

  // The browser's own store. What could not be forgotten now is gone within the hour.
  useEffect(() => {
    if (isSent) void forget().catch(() => undefined);
  }, [isSent]);
}
