import { listReported } from '../api/message-report/report-row.js';
import { registerSubjects } from '../api/submission/hidden-submissions.js';

/** Whom submissions are about, who are not shown them where they coordinate. Call while Strapi registers. */
export function registerSubmissionSubjects(): void {
  registerSubjects({ 'message-reports': listReported });
}
