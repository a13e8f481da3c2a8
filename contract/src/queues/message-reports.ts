import { describeKind } from './kind-description.js';

/** A member's report of what another has written to them. */
export const messageReports = describeKind({
  referencePrefix: 'MR',
  flow: {
    new: ['in_review', 'dismissed'],
    in_review: ['warned', 'hidden', 'suspended', 'dismissed'],
    warned: ['hidden', 'suspended'],
    // Dismissed after all: what was hidden is shown again.
    hidden: ['suspended', 'dismissed'],
    suspended: ['lifted'],
    lifted: [],
    dismissed: ['in_review'],
  },
  // Both sides are notified, each in words of their own.
  mailed: [],
  quiet: ['in_review'],
  fields: { reportedName: 'text', reporterName: 'text', emailAddress: 'email', reason: 'long' },
  files: {},
  receivedMessage: 'submission.messageReport.received',
  senderField: 'reporterName',
  titleField: 'reportedName',
  icon: 'report',
  columns: [
    { field: 'reportedName', lines: ['reportedName'] },
    { field: 'reporterName', lines: ['reporterName', 'emailAddress'] },
  ],
  summary: ['reporterName'],
  searchIn: ['reference', 'reportedName', 'reporterName', 'emailAddress', 'reason'],
  rangeFields: [],
  orders: ['reportedName'],
  groups: [
    { heading: 'report', fields: ['reason'] },
    { heading: 'reporter', fields: ['reporterName', 'emailAddress'] },
  ],
});
