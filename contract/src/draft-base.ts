/** What somebody who writes a draft has seen of it. */
export interface DraftBase {
  /** In which window it is written: its own last save is no other's, also where the answer to it was lost. '' for none. */
  window: string;
  /** When the draft was saved that was seen last; '' for none. */
  savedAt: string;
}

/** As it travels along with a draft. */
export function writeDraftBase({ window, savedAt }: DraftBase): string {
  return `${window} ${savedAt}`;
}

/** @returns nothing where none came along */
export function readDraftBase(text: string | undefined): DraftBase | undefined {
  const [window, savedAt] = text?.split(' ') ?? [];
  return window === undefined || savedAt === undefined ? undefined : { window, savedAt };
}
