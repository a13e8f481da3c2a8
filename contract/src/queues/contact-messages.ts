import { describeKind } from './kind-description.js';

export const contactMessages = describeKind({
  referencePrefix: 'CM',
  // An answer may be followed by another letter, so it leads back into review.
  flow: {
    new: ['in_review'],
    in_review: ['answered', 'declined'],
    answered: ['in_review'],
    declined: [],
  },
  mailed: ['declined'],
  quiet: ['in_review', 'answered'],
  fields: {
    fullName: 'text',
    emailAddress: 'email',
    phoneNumber: 'phone',
    subject: 'text',
    message: 'letter',
  },
  files: {},
  formPath: '/contact-us',
  captchaAction: 'contact-us',
  receivedMessage: 'submission.contactMessage.received',
  senderField: 'fullName',
  titleField: 'subject',
  icon: 'mail',
  columns: [
    { field: 'subject', lines: ['subject'] },
    { field: 'fullName', heading: 'sender', lines: ['fullName', 'emailAddress'] },
  ],
  summary: ['fullName'],
  searchIn: ['reference', 'subject', 'fullName', 'emailAddress', 'message'],
  rangeFields: [],
  orders: ['fullName'],
  groups: [
    { heading: 'message', fields: ['message'] },
    { heading: 'sender', fields: ['fullName', 'emailAddress', 'phoneNumber'] },
  ],
});
