/** Numbers of the specification (§5, §9) and of the product decisions (§2, §8). Constants carry their unit. */
export const sessionDays = 7;
/** How long a browser is known to an account after the last sign-in from it. */
export const knownBrowserDays = 180;
export const themeCookieDays = 365;
/** How many notifications one is shown; the header’s badge counts no further than the second. */
export const notificationsShown = 100;
export const badgeMax = 99;

export const pageSizeDefault = 12;
export const pageSizeMax = 100;
/** No call takes so many; an address with more parameters is refused before it is read. */
export const queryParametersMax = 50;

export const shortTextMaxLength = 255;
export const longTextMaxLength = 2000;
/** Of a comment of coordinators, and of a message to a sender. */
export const correspondenceMaxLength = 5000;
export const biographyMinLength = 10;
export const biographyMaxLength = 525;
export const biographyMaxWords = 75;
export const messageMinLength = 10;
export const coverLetterMinLength = 30;
export const coverLetterMaxLength = 5000;
/** Of an answer to a question that staff ask of applicants. */
export const answerMaxLength = 5000;
/** What one may write with the request to connect. */
export const connectionNoteMaxLength = 500;
/** So long one waits after a declined request. */
export const connectionWaitDays = 30;
/** Members whom one may ask in a day; fewer as long as the account is new (product §4). */
export const connectionRequestsPerDay = 30;
export const connectionRequestsOfNewPerDay = 5;
export const newAccountDays = 3;
export const chatMessageMaxLength = 4000;
/** Saved searches of a member. */
export const searchAlertsMax = 20;
export const alertNameMaxLength = 120;
export const chatFileMaxBytes = 5_242_880;
/** What is kept of a conversation with a report of it. */
export const reportedMessagesMax = 10;
export const suspensionDaysMax = 365;
/** More than any form has. */
export const askedFieldsMax = 20;
/** So long one may change or delete what one has sent. */
export const chatChangeMinutes = 15;
/** So long a message waits for its reader before a mail tells of it. */
export const chatMailMinutes = 15;
/** Conversations that one may begin in a day; as long as the account is new, fewer, and few messages (product §4). */
export const newConversationsPerDay = 15;
export const newConversationsOfNewPerDay = 2;
export const messagesOfNewPerDay = 5;
/** Entries of one section of a profile, and what stands in it. */
export const profileEntriesMax = 100;
export const profileBiographyMaxLength = 5000;
/** Of a rich text as HTML, with its tags. */
export const richTextHtmlMaxLength = 30_000;
export const interestsMax = 20;
export const interestMaxLength = 60;
export const spokenLanguagesMax = 15;
export const passwordMinLength = 12;
export const passwordMaxLength = 128;

/** 'Under 2 MB' is judged at this size (spec §9). A file of exactly this size passes. */
export const photoMaxBytes = 2_621_440;
export const passportMaxBytes = 5_242_880;
export const cvMaxBytes = 5_242_880;
/** What the text fields of a multipart form may weigh beside its file. */
export const formTextMaxBytes = 65_536;

/** Guests that anybody may bring to an event; an invitation may allow fewer. */
export const guestsMax = 10;
/** What somebody needs at table or at the door, in characters. */
export const needsMaxLength = 500;
/** What one call of the door does. */
export const arrivalsAtOnceMax = 100;
/** Why a coordinator did something with a guest. */
export const reasonMaxLength = 500;
/** Of a list of guests that is pasted. */
export const guestListMaxLength = 50_000;
/** Invitations that one call makes, or takes a step with. */
export const guestStepsMax = 500;
/** Days before the last day for answers on which guests may be reminded. */
export const remindDaysMax = 60;

export const defaultDialingCode = '+974';

export const stickyHeaderAfterPx = 100;
export const toastMs = 4000;
export const scrollAnimationMs = 1800;
/** A table that is brought in: XLSX or CSV. */
export const sheetMaxBytes = 5_242_880;
export const sheetMaxRows = 2000;
export const sheetMaxColumns = 60;
/** Saved views of a coordinator, of all lists. */
export const queueViewsMax = 100;
export const queueViewNameMaxLength = 80;
/** Submissions that one call changes; more are changed by several. */
export const bulkRowsMax = 50;
/** So long after it a step that told nobody may be taken back by who took it. */
export const takeBackMinutes = 10;
