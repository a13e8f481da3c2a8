import { useText } from '~/i18n/use-text';
import { hasProblems, type Refusal } from '~/shared/form/form-outcome';
import { ErrorSummary } from '~/ui/fields/error-summary';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import type { AskedPreferences } from './asked-preferences';

/** What became of a posted form of preferences. */
export interface PreferencesOutcome {
  done?: 'saved' | 'stopped' | 'removed';
  saved?: AskedPreferences;
  refused?: Refusal;
}

const doneTexts = { saved: 'saved', stopped: 'stop.done', removed: 'push.removed' } as const;

/** The button that was pressed may stand far below, so this takes the focus. */
export function PreferencesNotice({ outcome }: { outcome: PreferencesOutcome }) {
  const t = useText('preferences');
  const { done, refused } = outcome;
  const notice = useFocusOnNew<HTMLDivElement>(outcome);
  if (refused && hasProblems(refused))
    return <ErrorSummary problems={Object.entries(refused.errors).map(([name, message]) => ({ name, message }))} />;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone={done ? 'success' : 'danger'} live={done ? 'polite' : 'assertive'}>
        <p>{done ? t(doneTexts[done]) : refused?.message}</p>
      </Notice>
    </div>
  );
}
