import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { Text } from '~/i18n/text';
import { statusTones } from './status-tone';

/** A status in words; one that this version does not know is shown by its name. */
export function statusLabel(t: Text<'admin'>, status: string): string {
  return isKnown(status) ? t(`status.${status}`) : status;
}

/** What the step to a status is called on its button. */
export function stepLabel(t: Text<'admin'>, from: string, to: string): string {
  if (to === 'in_review' && !isFirst(from)) return t('step.resume');
  return hasStep(to) ? t(`step.${to}`) : to;
}

function isKnown(status: string): status is keyof typeof statusTones {
  return Object.hasOwn(statusTones, status);
}

/** Where a submission is when it arrives: no step leads there. */
const firsts = ['new', 'submitted'] as const;
type First = (typeof firsts)[number];

function isFirst(status: string): status is First {
  return firsts.some((first) => first === status);
}

function hasStep(status: string): status is Exclude<keyof typeof statusTones, First | 'withdrawn'> {
  return isKnown(status) && !isFirst(status) && status !== 'withdrawn';
}

/** Who is told the reason of a step, in words for the one who writes it. */
export function reasonHint(t: Text<'admin'>, to: string): string {
  if (to === 'dismissed') return t('next.reasonToReporter');
  if (to === 'warned' || to === 'hidden' || to === 'suspended') return t('next.reasonToReported');
  return t(isReasonNeeded(to) ? 'next.reasonMailed' : 'next.reasonHint');
}

/** Whether a step says no to a person. */
export function isRefusal(to: string): boolean {
  return to === 'declined' || to === 'rejected';
}
