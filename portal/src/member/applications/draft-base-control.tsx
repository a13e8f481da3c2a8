import { readDraftBase, writeDraftBase, type DraftBase } from '@scholars/contract/draft-base';
import { memo } from 'react';

/*
 * What this window has seen of the draft: a hidden control, so that it goes along with the form, and is put back with
 * what was typed.
 */

/**
 * Drawn once: what is written into it later is the script's. What a page that is read anew learns of a newer draft it
 * shows in none of its fields, so it says as before what they began with.
 */
export const DraftBaseControl = memo(
  function DraftBaseControl({ savedAt }: Pick<DraftBase, 'savedAt'>) {
    // A browser that puts back what a form held before would know of an older draft.
    return (
      <input type="hidden" name="base" autoComplete="off" defaultValue={writeDraftBase({ window: '', savedAt })} />
    );
  },
  () => true,
);

/** Says that the draft is written in this window from now on. */
export function claimDraft(form: HTMLFormElement): void {
  change(form, ({ window, savedAt }) => ({ window: window || (globalThis.crypto?.randomUUID?.() ?? ''), savedAt }));
}

/** Notes that the draft was saved from here. */
export function noteSaved(form: HTMLFormElement, savedAt: string): void {
  change(form, ({ window }) => ({ window, savedAt }));
}

/** Says that the draft begins in this window: what was seen of one is gone. */
export function beginAnew(form: HTMLFormElement): void {
  change(form, ({ window }) => ({ window, savedAt: '' }));
}

function change(form: HTMLFormElement, next: (base: DraftBase) => DraftBase): void {
  const control = form.elements.namedItem('base');
  if (!(control instanceof HTMLInputElement)) return;
  const base = readDraftBase(control.value);
  if (base) control.value = writeDraftBase(next(base));
}
