import { describeKind } from './kind-description.js';

const opportunity = { en: 'opportunityTitle', ar: 'opportunityTitleAr' } as const;

export const applications = describeKind({
  referencePrefix: 'OA',
  // Withdrawing is the applicant's own step: no coordinator's leads there.
  flow: {
    submitted: ['in_review'],
    in_review: ['more_info', 'shortlisted', 'interview', 'decision_ready', 'rejected'],
    more_info: ['in_review', 'rejected', 'expired'],
    shortlisted: ['interview', 'decision_ready', 'rejected'],
    interview: ['decision_ready', 'rejected'],
    decision_ready: ['accepted', 'rejected'],
    accepted: [],
    rejected: [],
    withdrawn: [],
    expired: [],
  },
  // Applicants hear of each step that they see as one, in words of their own.
  mailed: [],
  quiet: ['decision_ready'],
  fields: {
    opportunityTitle: 'text',
    opportunityTitleAr: 'text',
    fullName: 'text',
    emailAddress: 'email',
    phoneNumber: 'phone',
    country: 'country',
    currentTitle: 'text',
    currentInstitution: 'text',
    coverLetter: 'letter',
    answers: 'long',
    profile: 'long',
  },
  files: { cv: { format: 'document', required: 'cv.required' } },
  receivedMessage: 'submission.application.received',
  senderField: 'fullName',
  titleField: 'fullName',
  icon: 'file',
  columns: [
    { field: 'fullName', lines: ['fullName', 'emailAddress'] },
    { field: 'opportunityTitle', lines: [opportunity, 'currentInstitution'] },
  ],
  summary: [opportunity],
  isOfAreas: true,
  searchIn: ['reference', 'fullName', 'emailAddress', 'opportunityTitle', 'opportunityTitleAr', 'currentInstitution'],
  rangeFields: [],
  orders: ['fullName', 'opportunityTitle'],
  groups: [
    { heading: 'opportunity', fields: ['opportunityTitle', 'opportunityTitleAr'] },
    { heading: 'coverLetter', fields: ['coverLetter'] },
    { heading: 'answers', fields: ['answers'] },
    {
      heading: 'person',
      fields: ['fullName', 'emailAddress', 'phoneNumber', 'country', 'currentTitle', 'currentInstitution'],
    },
    { heading: 'profileThen', fields: ['profile'] },
  ],
});
