import { followApplication } from '../api/application/follow-application.js';
import { followApproval } from '../api/founding-fellows-profile/follow-approval.js';
import { followReport, followReportBack, holdReported } from '../api/message-report/follow-report.js';
import { registerStepFollowers } from '../api/submission/step-followers.js';
import { followRequest } from '../api/travel-request/request-notices.js';

/** What a coordinator's step does beside its line in the history. Call while Strapi registers. */
export function registerFollowers(): void {
  registerStepFollowers(
    {
      applications: followApplication,
      'founding-fellows-profiles': followApproval,
      'message-reports': followReport,
      'travel-requests': followRequest,
    },
    { 'message-reports': holdReported },
    { 'message-reports': followReportBack },
  );
}
