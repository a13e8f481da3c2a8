import type { RefObject } from 'react';
import { useKeys } from './use-keys';

/** Links of rows carry the row's id by this name. */
export const rowLinkAttribute = 'data-row-link';

/**
 * J and K, or the arrows once a row has the focus, go through the rows of a list; X marks the one that has it, where rows
 * are marked.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, onMark?: (id: string) => void): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(`[${rowLinkAttribute}]`) ?? [])];
  // Also where something else of the row has it: its box, for instance.
  const present = (all: readonly HTMLElement[]) => {
    const active = document.activeElement;
    const row = active?.closest('tr, li');
    return all.findIndex((link) => link === active || (row && list.current?.contains(row) && row.contains(link)));
  };

  function go(by: 1 | -1): void {
    const all = links();
    const at = present(all);
    const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by;
    all[next]?.focus();
  }

  const isInList = () => present(links()) >= 0;
  useKeys({
    KeyJ: () => go(1),
    KeyK: () => go(-1),
    get ArrowDown() {
      return isInList() ? () => go(1) : undefined;
    },
    get ArrowUp() {
      return isInList() ? () => go(-1) : undefined;
    },
    ...(onMark && {
      KeyX: () => {
        const all = links();
        const id = all[present(all)]?.getAttribute(rowLinkAttribute);
        if (id) onMark(id);
      },
    }),
  });
}
