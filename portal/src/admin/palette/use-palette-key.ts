import { useEffect, useEffectEvent } from 'react';

/** As assistive technology reads it. */
export const paletteKeys = 'Control+K Meta+K';

export function isPaletteKey({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Hears Ctrl+K and Cmd+K of the whole page, also while somebody types; never while a window asks something. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // The page's keyboard is the browser's.
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.defaultPrevented || !isPaletteKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
