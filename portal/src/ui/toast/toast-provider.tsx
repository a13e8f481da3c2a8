import { toastMs } from '@scholars/contract/limits';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Toast, type ToastEntry } from './toast';
import styles from './toast.module.css';
import { ToastContext, type Toasts } from './use-toast';

/**
 * Holds the toasts of the pages within. Their live region is there from the start, so that the first message is
 * announced too; none goes away while the pointer or the focus is at one of them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const focusBefore = useRef<Element | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (text, { tone = 'info' } = {}) => setEntries((shown) => withEntry(shown, { text, tone })),
    }),
    [],
  );

  function remove(text: string) {
    const hadFocus = region.current?.contains(document.activeElement);
    setEntries((shown) => shown.filter((entry) => entry.text !== text));
    setIsHeld(false);
    if (hadFocus && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  }

  function noteFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
    setIsHeld(true);
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only waited */}
      <div
        ref={region}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        className={styles.region}
        data-print="no"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={noteFocus}
        onBlur={() => setIsHeld(false)}
      >
        {entries.map((entry) => (
          <TimedToast key={entry.text} entry={entry} isHeld={isHeld} onEnd={() => remove(entry.text)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The same text once: what is shown already keeps its place and gets its full time again. */
function withEntry(
  shown: readonly ToastEntry[],
  { text, tone }: Pick<ToastEntry, 'text' | 'tone'>,
): readonly ToastEntry[] {
  const before = shown.find((entry) => entry.text === text);
  if (!before) return [...shown, { text, tone, round: 0 }];
  return shown.map((entry) => (entry === before ? { text, tone, round: entry.round + 1 } : entry));
}

function TimedToast({ entry, isHeld, onEnd }: { entry: ToastEntry; isHeld: boolean; onEnd: () => void }) {
  const leftMs = useRef(toastMs);
  const end = useEffectEvent(onEnd);
  // A renewed toast starts with its full time.
  useEffect(() => {
    leftMs.current = toastMs;
  }, [entry.round]);
  // The clock is the browser's; it stands still while the toast is held.
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isHeld, entry.round]);
  return <Toast entry={entry} onDismiss={onEnd} />;
}
