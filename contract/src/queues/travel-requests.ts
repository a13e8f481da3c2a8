import { describeKind } from './kind-description.js';
import { travelIntakes } from './travel-intakes.js';

const [person, journey] = travelIntakes.groups;
if (!person || !journey) throw new Error('A travel intake tells of its person and the journey');

/** A member's own: what an intake says, and where they live and what for. */
export const travelRequests = describeKind({
  ...travelIntakes,
  referencePrefix: 'TR',
  // Its member is notified of each step.
  quiet: [],
  fields: { ...travelIntakes.fields, emailAddress: 'email', country: 'country', purpose: 'long' },
  formPath: '/travel-request',
  receivedMessage: 'submission.travelRequest.received',
  groups: [
    { ...person, fields: [...person.fields, 'country'] },
    { ...journey, fields: ['purpose', ...journey.fields] },
  ],
});
