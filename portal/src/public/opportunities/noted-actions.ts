/** The path of `logUiAction`, whose module would bring its schemas along; the test holds it to that. */
const path = '/api/ui-action-log';

/**
 * Notes that an opportunity's page is looked at, and what is pressed below a `data-action`, until the signal ends it:
 * what is done and with what, never by whom. A browser that asks not to be tracked sends nothing.
 */
export function noteActions(id: string, signal: AbortSignal): void {
  if (signal.aborted || asksForPrivacy()) return;
  const note = (action: string) =>
    navigator.sendBeacon(
      path,
      new Blob([JSON.stringify({ action, target_type: 'opportunity', target_id: id })], { type: 'application/json' }),
    );
  note('view');
  // Before the press leads away from the page.
  const hear = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    const action = control?.closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action) note(action);
  };
  document.addEventListener('click', hear, { capture: true, signal });
}

/** Do Not Track, and the Global Privacy Control that took its place. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }; // no type has it yet
  return doNotTrack === '1' || globalPrivacyControl === true;
}
