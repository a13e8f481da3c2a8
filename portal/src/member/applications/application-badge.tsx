import type { ApplicationStatus } from '@scholars/contract/application-status';
import type { Application } from '@scholars/contract/applications';
import type { ComponentProps } from 'react';
import { Badge } from '~/ui/badge';

const tones: Record<ApplicationStatus, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  received: 'info',
  under_review: 'info',
  action_needed: 'warning',
  shortlisted: 'accent',
  interview: 'accent',
  accepted: 'success',
  not_selected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Where an application stands. */
export function ApplicationBadge({ application: { status, statusLabel } }: { application: Application }) {
  return <Badge tone={tones[status]}>{statusLabel}</Badge>;
}
