import type * as z from 'zod/mini';
import type { Endpoint, ParamsOf } from '@scholars/contract/endpoint';
import type { Calls } from '@scholars/contract/endpoints';

type ParamsSample<Names extends string> = [Names] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<Names, string>> };
type Part<Name extends 'query' | 'body', Schema> = Schema extends z.ZodMiniType
  ? { [Key in Name]: z.input<Schema> }
  : { [Key in Name]?: undefined };

/** What a call may be sent. */
type CallSample<E extends Endpoint = Endpoint> = ParamsSample<ParamsOf<E['path']>> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** As a test takes the sample of whichever call. */
interface AnySample {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

/** The sample of a call by its name; for tests. */
export function sampleOf(name: string): AnySample {
  const sample = Object.hasOwn(callSamples, name) ? callSamples[name as keyof Calls] : undefined;
  if (!sample) throw new Error(`No sample of ${name}`);
  return sample as AnySample; // a query travels as texts
}

const opportunity = { id: 'groundwater-sustainability-fellowships' };
const organization = { id: 'noor-genomics' };
const member = { id: 'layla-haddad' };
/** Of nobody who signs in. */
const stranger = { id: 'tariq-al-mahmoud' };
const event = { slug: 'annual-gathering-24' };
/** One that nobody has. */
const unknown = { id: '00000000-0000-4000-8000-000000000000' };
const message = { ...unknown, messageId: '1' };
const submission = { kind: 'travel-intakes', ...unknown };
const provider = { provider: 'orcid' };

const person = { fullName: 'Amina Otieno', emailAddress: 'amina@lakeside.example' };
const password = 'seven quiet lakes';
const passwords = { password, passwordConfirmation: password };
const pdf = { type: 'application/pdf', size: 1000, name: 'passport.pdf' };
const template = {
  purpose: 'message' as const,
  title: 'Thanks',
  textEn: 'Thank you, {name}.',
  textAr: 'شكرًا لكم، {name}.',
};
const travel = {
  ...person,
  phoneNumber: '+254 711550142',
  preferredDepartureDate: '2099-03-01',
  preferredReturnDate: '2099-03-08',
  preferredAirport: 'Kisumu (KIS)',
  specialTravelRequirements: 'None',
  passportDocument: pdf,
};
const page = { page: '1' };
const alert = { name: 'Water', query: { q: 'water' }, frequency: 'weekly' } as const;

/**
 * One right call of each endpoint, as it may be sent on the demo's content; what is asked for by `unknown` is nobody's.
 * A call without a sample does not compile, so that tests over all calls miss none.
 */
const callSamples: { readonly [Name in keyof Calls]: CallSample<Calls[Name]> } = {
  changeOldPassword: { body: { oldPassword: 'three quiet lakes', ...passwords } },
  checkResetToken: {},
  checkSetPasswordToken: {},
  confirmEmail: {},
  getEmailChange: {},
  requestEmailChange: { body: { email: 'amina@lakeside.example', password } },
  resendEmailChange: {},
  cancelEmailChange: {},
  confirmEmailChange: {},
  disconnectIdentity: { params: provider },
  endSession: { params: unknown },
  finishProviderLogin: { params: provider, body: { code: 'a-code', state: 'a-state', iss: '', error: '' } },
  getUser: {},
  listIdentities: {},
  listSessions: {},
  listSignInProviders: {},
  login: { body: { email: person.emailAddress, password, recaptcha: '' } },
  logout: { body: {} },
  register: {
    body: {
      firstName: 'Amina',
      lastName: 'Otieno',
      email: person.emailAddress,
      ...passwords,
      country: 'KE',
      currentTitle: 'Senior Lecturer',
      currentInstitution: 'Lakeside University',
      thematicAreas: [3],
      acceptTerms: true,
      providerToken: '',
      recaptcha: '',
    },
  },
  requestPasswordReset: { body: { email: person.emailAddress, recaptcha: '' } },
  resendEmailVerification: {},
  resetPassword: { body: { password } },
  setPassword: { body: { password } },
  startProviderLogin: { params: provider },
  updateProfile: { body: { city: 'Kisumu' } },
  updateUserInfo: {
    body: { firstName: 'Amina', lastName: 'Otieno', phoneNumber: '', country: 'KE', city: 'Kisumu', language: 'en' },
  },

  getCaptcha: { query: { action: 'contact-us' } },

  deleteCv: { params: unknown },
  deleteProfilePhoto: {},
  deleteProfileSection: { body: { section: 'education', id: '1' } },
  getUserProfile: {},
  findPublicationByDoi: { query: { doi: '10.1000/182' } },
  getImportSources: {},
  importByDoi: { body: { doi: '10.1000/182' } },
  importFromOrcid: { body: { keys: ['works-1'] } },
  linkOrcid: { body: { oauth_id: '0000-0002-1825-0097' } },
  listOrcidProposals: {},
  openCv: { params: unknown },
  saveUserProfile: { body: { headline: 'Studies lakes' } },
  uploadCv: { body: { cv: { ...pdf, name: 'cv.pdf' } } },
  uploadProfilePhoto: { body: { photo: { type: 'image/png', size: 1000, name: 'photo.png' } } },
  viewUserProfile: { query: { as: 'visitor' } },

  listMailJobs: { query: page },
  getStatistics: { query: { from: '2026-09-01', to: '2026-11-21' } },
  getMemberAccount: { params: unknown },
  getRelatedToSubmission: { params: submission },
  inviteMember: { params: unknown },
  liftMemberSuspension: { params: unknown },
  listMemberAccounts: { query: page },
  resendMemberConfirmation: { params: unknown },
  suspendMemberAccount: { params: unknown, body: { reason: 'Please write about your work', days: 7 } },
  resendMail: { params: unknown },

  getThematicArea: { params: { id: '3' } },
  getThematicAreaBySlug: { params: { slug: 'social-progress' }, query: {} },
  listThematicAreas: {},
  listThematicAreasOfCategory: { params: { category: 'research' } },

  answerApplication: {
    params: unknown,
    body: { answer: 'Here are the two drawings.', askedAt: '2026-03-01T06:05:00.000Z', cv: undefined },
  },
  applyToOpportunity: {
    params: opportunity,
    body: { coverLetter: 'I have worked on lakes for ten years.', cv: 'profile', phoneNumber: '', consent: true },
  },
  cancelApplication: { params: opportunity, body: { only: 'draft' } },
  createSearchAlert: { body: alert },
  deleteLinkedSearchAlert: { params: unknown },
  deleteSearchAlert: { params: unknown },
  getApplication: { params: unknown },
  getApplicationForm: { params: opportunity },
  getOpportunity: { params: opportunity },
  getOpportunityCalendar: { params: opportunity, query: { lang: 'en' } },
  getOpportunityFilters: { query: {} },
  listMyApplications: { query: page },
  openApplicationFile: { params: { ...unknown, fileId: unknown.id } },
  listOpportunities: { query: page },
  listOpportunitiesOfArea: { params: { slug: 'precision-health' }, query: page },
  listOpportunityCategories: {},
  listRelatedOpportunities: { params: opportunity },
  listSavedOpportunities: { query: page },
  listLinkedSearchAlerts: {},
  listSearchAlerts: {},
  pauseLinkedSearchAlerts: {},
  saveOpportunity: { params: opportunity },
  unsaveOpportunity: { params: opportunity },
  updateLinkedSearchAlert: { params: unknown, body: { isPaused: true } },
  updateSearchAlert: { params: unknown, body: { frequency: 'daily', isPaused: true } },

  askToJoin: {
    body: {
      organizationName: 'Lakeside University',
      type: 'university',
      country: 'Kenya',
      website: 'https://lakeside.example/about',
      contactName: person.fullName,
      contactTitle: 'Head of Research',
      emailAddress: person.emailAddress,
      phoneNumber: '',
      reason: 'We would like to offer two fellowships a year.',
      recaptcha: 'off',
    },
  },
  followOrganization: { params: organization },
  getOrganization: { params: organization },
  getOrganizationFollowing: { params: organization },
  getOrganizationFilters: { query: {} },
  listFollowings: { query: page },
  listOrganizations: { query: page },
  unfollowOrganization: { params: organization },

  blockMember: { params: stranger },
  getMember: { params: member },
  getMemberFilters: { query: {} },
  listMembers: { query: page },
  openMemberCv: { params: member },
  unblockMember: { params: stranger },

  getCalendarFeed: {},
  readCalendarFeed: { query: { token: 'x'.repeat(43), lang: 'en' } },
  renewCalendarFeed: {},
  revokeCalendarFeed: {},

  confirmNewsletter: {},
  subscribeToNewsletter: { body: { email: person.emailAddress, consent: true } },
  unsubscribeFromNewsletter: {},

  checkPreferencesToken: {},
  deleteNotification: { params: unknown },
  getNotificationPreferences: {},
  getPublicPreferences: {},
  getAskedInformation: {},
  giveAskedInformation: { body: { fullName: 'Amina Otieno' } },
  listNotifications: { query: { before: '1790000000000-some-id' } },
  readAllNotifications: {},
  readNotification: { params: unknown },
  updateNotificationPreferences: { body: { language: 'ar' } },
  updatePublicPreferences: { body: { language: 'ar' } },

  listPushDevices: {},
  subscribeToPush: {
    body: {
      endpoint: 'https://push.example/of-one-browser',
      // Of RFC 8291, §5.
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      showsWords: false,
    },
  },
  unsubscribeFromPush: { params: unknown },

  deleteMessage: { params: message },
  editMessage: { params: message, body: { text: 'Good morning' } },
  listConnections: { query: page },
  listConnectionStates: { query: { members: unknown.id } },
  listSuggestedMembers: {},
  getChatSettings: {},
  getConversation: { params: unknown },
  getConversationUpdates: { params: unknown, query: { after: '0' } },
  listConversations: { query: page },
  listMessages: { params: unknown, query: {} },
  dismissRecommendation: { params: unknown },
  listRecommendations: {},
  restoreRecommendation: { params: unknown },
  openMessageFile: { params: message },
  readConversation: { params: unknown },
  getReportPeople: { params: unknown },
  openReportedMessages: { params: unknown },
  reportConversation: { params: unknown, body: { reason: 'This is no talk among scholars.', messageId: '' } },
  requestConnection: { body: { memberId: stranger.id, note: '' } },
  searchMessages: { query: { ...page, q: 'morning' } },
  sendMessage: { params: unknown, body: { text: 'Good morning', clientMessageId: 'a-message', file: undefined } },
  startConversation: { body: { memberId: member.id } },
  updateChatSettings: { body: { readReceipts: true } },
  updateConnection: { params: unknown, body: { statusId: 2 } },

  search: { query: { q: 'water' } },
  getSiteOverview: {},
  listAnnouncements: {},
  listCountriesForTravel: {},
  listDegreeTypes: {},
  listGlobalKeys: { query: {} },
  logUiAction: { body: { action: 'click', target_type: 'opportunity', target_id: opportunity.id } },
  sendContactMessage: {
    body: {
      ...person,
      phoneNumber: '+254 711550142',
      subject: 'A question',
      message: 'May I bring a colleague?\nShe reads Arabic.',
      recaptcha: 'off',
    },
  },
  getSiteIndex: {},
  listSiteEntries: { params: { kind: 'opportunity' }, query: page },
  getPage: { params: { slug: 'about' } },

  answerInvitation: {
    params: event,
    body: { invitation: 'NOT-A-CODE', attending: 'yes', guests: 0, dietaryNeeds: '', accessNeeds: '' },
  },
  getEvent: { params: event, query: {} },
  getEventCalendar: { params: event, query: { lang: 'en' } },
  listComingEvents: {},
  listDoorGuests: { params: event },
  takeArrivals: {
    params: event,
    body: { arrivals: [{ clientId: 'one', ...unknown, step: 'in', at: '2027-04-06T06:12:00.000Z', reason: '' }] },
  },
  listEventBadges: { params: event },
  listEventAnswers: { params: event },
  exportGuests: { params: event, query: { format: 'csv', q: '' } },
  saveEventSettings: { params: event, body: { remindDays: 7 } },
  listGuestHistory: { params: { ...event, ...unknown } },
  makeInvitations: {
    params: event,
    body: {
      source: 'person',
      fullName: 'Amina Otieno',
      emailAddress: '',
      list: '',
      language: 'en',
      maxGuests: 0,
      travelOffered: false,
      send: false,
    },
  },
  moveWaiting: { params: { ...event, ...unknown }, body: { place: 1, reason: 'Speaks on the first day' } },
  stepInvitations: { params: event, body: { step: 'send', ids: [unknown.id] } },

  assignSubmission: { params: submission, body: { assignee: '1', version: 1 } },
  changeSubmissions: {
    params: { kind: submission.kind },
    body: { rows: [{ ...unknown, version: 1, assignee: '' }], reason: '' },
  },
  getQueueBreakdown: { params: { kind: submission.kind } },
  findRecords: { query: { q: 'amina' } },
  listQueueViews: {},
  saveQueueView: { body: { queue: 'travel-intakes', name: 'Next month', query: 'currentPage=1', isDefault: false } },
  changeQueueView: { params: unknown, body: { name: 'This month' } },
  deleteQueueView: { params: unknown },
  commentOnSubmission: { params: submission, body: { text: 'Asked the library' } },
  exportSubmissions: { params: { kind: submission.kind }, query: { format: 'csv' } },
  getSubmission: { params: submission },
  getSubmissionCounts: { params: { kind: submission.kind } },
  getSubmissionDetail: { params: submission },
  listCoordinators: {},
  listSubmissions: { params: { kind: submission.kind } },
  openSheetTemplate: { params: { target: 'opportunities' } },
  checkSheet: { params: { target: 'opportunities' }, body: { columns: '' } },
  importSheet: { params: { target: 'opportunities' }, body: { columns: '', publish: 'no' } },
  listSheetImports: {},
  getSheetImport: { params: unknown },
  openRefusedRows: { params: unknown },
  listMessageTemplates: {},
  getMessageTemplate: { params: unknown },
  createMessageTemplate: { body: template },
  changeMessageTemplate: { params: unknown, body: { ...template, version: 1 } },
  removeMessageTemplate: { params: unknown, body: { version: 1 } },
  openSubmissionFile: { params: { ...submission, fileId: unknown.id } },
  submitFoundingFellowsProfile: {
    body: {
      ...person,
      phoneNumber: '+254 711550142',
      officePhone: '',
      officeEmail: '',
      currentLocation: 'KE',
      currentTitle: 'Senior Lecturer',
      currentDepartment: '',
      currentInstitution: 'Lakeside University',
      homepage: 'https://lakeside.example/otieno',
      biography: 'Studies lakes and those who live by them.',
      photo: undefined,
    },
  },
  submitTravelIntake: { body: travel },
  listOwnTravelRequests: { query: page },
  submitTravelRequest: { body: { ...travel, country: 'QA', purpose: 'The annual gathering' } },
  transitionSubmission: { params: submission, body: { to: 'in_review', reason: '', version: 1 } },
  writeToSubmitter: { params: submission, body: { text: 'Please send the second page.' } },

  takeSecondStep: { body: { code: '123456' } },
  getSecondFactor: {},
  startSecondFactor: { body: { password: 'not the password' } },
  confirmSecondFactor: { body: { code: '123456' } },
  renewRecoveryCodes: { body: { password: 'not the password', code: '123456' } },
  removeSecondFactor: { body: { password: 'not the password', code: '123456' } },

  deleteMyAccount: { body: { password: 'not the password' } },
  downloadMyData: { params: unknown },
  getMyAccount: {},
  getMyDataExport: {},
  keepMyAccount: {},
  requestMyData: {},
};
