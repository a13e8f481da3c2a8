import { organizationTypes } from '../forms/site.js';
import { describeKind } from './kind-description.js';

export const organizationRequests = describeKind({
  referencePrefix: 'JU',
  flow: {
    new: ['in_review'],
    in_review: ['approved', 'answered', 'declined'],
    answered: ['in_review'],
    approved: [],
    declined: [],
  },
  mailed: ['approved', 'declined'],
  quiet: ['in_review', 'answered'],
  fields: {
    organizationName: 'text',
    type: { oneOf: organizationTypes, words: 'organizationType' },
    country: 'country',
    website: 'url',
    contactName: 'text',
    contactTitle: 'text',
    emailAddress: 'email',
    phoneNumber: 'phone',
    reason: 'letter',
  },
  files: {},
  formPath: '/organizations/join-us',
  captchaAction: 'join-us',
  receivedMessage: 'submission.organizationRequest.received',
  senderField: 'contactName',
  titleField: 'organizationName',
  icon: 'building',
  columns: [
    { field: 'organizationName', lines: ['organizationName', 'type'] },
    { field: 'country', lines: ['country'] },
    { field: 'contactName', heading: 'sender', lines: ['contactName', 'emailAddress'] },
  ],
  summary: ['type', 'country'],
  searchIn: ['reference', 'organizationName', 'contactName', 'emailAddress', 'website'],
  rangeFields: [],
  orders: ['organizationName'],
  groups: [
    { heading: 'organization', fields: ['organizationName', 'type', 'country', 'website'] },
    { heading: 'reason', fields: ['reason'] },
    { heading: 'contactPerson', fields: ['contactName', 'contactTitle', 'emailAddress', 'phoneNumber'] },
  ],
});
