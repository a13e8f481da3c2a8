import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { eventInvitation } from './events.js';
import { email, text } from './fields.js';
import { guestsMax, guestListMaxLength, guestStepsMax, reasonMaxLength, remindDaysMax } from './limits.js';
import { guestQuery } from './guest-filters.js';
import { instant, locale } from './shapes.js';
import { xlsxType } from './sheet-file.js';

/** A guest as coordinators see them. */
export const eventGuest = z.object({
  ...eventInvitation.shape,
  id: z.string(),
  /** The personal address to send or print. */
  link: z.string(),
  withdrawn: z.boolean(),
  /** When the invitation was last mailed; null where it never was, as of a printed letter. */
  sentAt: z.nullable(instant),
  /** When the personal page was first opened. */
  openedAt: z.nullable(instant),
  /** When they were last reminded of answering. */
  remindedAt: z.nullable(instant),
  /** Since when they are in; null for who is not. */
  arrivedAt: z.nullable(instant),
  /** How many of the party are in, the guest among them; 0 for who is not. */
  peopleIn: z.number(),
});
export type EventGuest = z.output<typeof eventGuest>;

/** What coordinators set for an event, beside what is published of it. */
export const eventSettings = z.object({
  /** So many days before the last day for answers guests are reminded by themselves; null for never. */
  remindDays: z.nullable(
    z
      .number({ error: 'value.invalid' })
      .check(z.int('value.invalid'), z.gte(1, 'value.invalid'), z.lte(remindDaysMax, 'value.invalid')),
  ),
});
export type EventSettings = z.output<typeof eventSettings>;

/** As a coordinator reads it. */
export const eventAnswers = z.object({
  /** People by their answer, of whom who waits for a place is counted apart; `guests` are those whom they bring. */
  totals: z.object({
    invited: z.number(),
    yes: z.number(),
    online: z.number(),
    no: z.number(),
    waiting: z.number(),
    guests: z.number(),
  }),
  places: z.object({
    /** How many people the event holds; null for no limit. */
    capacity: z.nullable(z.number()),
    /** People who come: guests and whom they bring. Who waits for a place is in no number but the last. */
    taken: z.number(),
    /** Guests on the waiting list. */
    waiting: z.number(),
  }),
  invitations: z.array(eventGuest),
  settings: eventSettings,
  /** The last day on which guests can answer, `YYYY-MM-DD`; null: until the event ends. */
  closesOn: z.nullable(z.string()),
  isOpen: z.boolean(),
});
export type EventAnswers = z.output<typeof eventAnswers>;

/** One line of what was done with an invitation: by whom, '' for the guest. */
export const guestHistoryEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.string(),
  step: z.enum([
    'made',
    'sent',
    'reminded',
    'opened',
    'yes',
    'online',
    'no',
    'withdrawn',
    'restored',
    'listed',
    'placed',
    'moved',
    'arrived',
    'arrival-undone',
    'people-counted',
    'renewed',
  ]),
  /** Why a coordinator did it; '' where none is asked for. */
  reason: z.string(),
});
export type GuestHistoryEntry = z.output<typeof guestHistoryEntry>;

/** Whom a coordinator invites: one person, a list that is pasted, or everybody of a circle who is not invited yet. */
export const guestSources = ['person', 'list', 'members', 'fellows'] as const;
export type GuestSource = (typeof guestSources)[number];

/** A guest as a list or a table names them. */
export const listedGuest = z.object({
  fullName: text({ required: 'fullName.required' }),
  emailAddress: email({ required: 'email.required' }),
});

export const newInvitations = z
  .object({
    source: z.enum(guestSources, { error: 'choice.required' }),
    fullName: text(),
    emailAddress: email(),
    /** A guest in each line: name, address and, where they differ, language and number of those who may come along. */
    list: text({ max: guestListMaxLength }),
    /** Of whom nothing else is known. */
    language: locale,
    maxGuests: z
      .number({ error: 'guests.invalid' })
      .check(z.int('guests.invalid'), z.gte(0, 'guests.invalid'), z.lte(guestsMax, 'guests.invalid')),
    travelOffered: z.boolean(),
    /** Sends each its mail at once. */
    send: z.boolean(),
  })
  .check(
    z.refine(({ source, fullName }) => source !== 'person' || fullName !== '', {
      error: 'text.required',
      path: ['fullName'],
    }),
    z.refine(({ source, list }) => source !== 'list' || list !== '', { error: 'text.required', path: ['list'] }),
  );
export type NewInvitations = z.output<typeof newInvitations>;

export const madeInvitations = z.object({
  made: z.number(),
  /** Were invited already. */
  known: z.number(),
  /** Lines of the list with an address that stands before them in it. */
  repeated: z.number(),
  /** Are made by the same call again: there are too many for one. */
  left: z.number(),
  /** Lines of the list that could not be read, with the reason in the reader’s language. */
  refused: z.array(z.object({ line: z.number(), text: z.string(), problem: z.string() })),
});
export type MadeInvitations = z.output<typeof madeInvitations>;

export const guestSteps = ['send', 'remind', 'withdraw', 'restore'] as const;
export type GuestStep = (typeof guestSteps)[number];

/** What became of a step with somebody; with `no-place` it was taken, and they stand on the waiting list. */
export const stepOutcomes = [
  'done',
  'no-place',
  'unknown',
  'withdrawn',
  'valid',
  'no-address',
  'unreadable',
  'answered',
  'not-sent',
  'reminded-today',
  'closed',
] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

export const stepResult = z.object({
  done: z.number(),
  rows: z.array(z.object({ id: z.string(), fullName: z.string(), outcome: z.enum(stepOutcomes) })),
});
export type StepResult = z.output<typeof stepResult>;

export const listEventAnswers = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/answers',
  access: 'coordinator',
  summary: 'Who is invited to an event and who comes, with what they need.',
  data: eventAnswers,
});

export const listGuestHistory = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/invitations/{id}/history',
  access: 'coordinator',
  summary: 'What was done with an invitation, by whom and when; the oldest line first.',
  data: guestHistoryEntry,
  list: true,
});

export const makeInvitations = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/invitations',
  access: 'coordinator',
  summary: 'Invites one person, a pasted list, all members or all approved fellows; each address once.',
  body: newInvitations,
  data: madeInvitations,
  limit: { name: 'guestStep', by: 'session', counts: 'valid' },
});

export const stepInvitations = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/invitations/steps',
  access: 'coordinator',
  summary: 'Mails invitations, reminds of them, withdraws or restores them, with what became of each.',
  body: z.object({
    step: z.enum(guestSteps, { error: 'value.invalid' }),
    ids: z
      .array(z.string().check(z.maxLength(40, 'value.invalid')), { error: 'value.invalid' })
      .check(z.minLength(1, 'value.invalid'), z.maxLength(guestStepsMax, 'value.invalid')),
  }),
  data: stepResult,
  limit: { name: 'guestStep', by: 'session', counts: 'valid' },
});

export const exportGuests = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/answers/export',
  access: 'coordinator',
  summary: 'The guests who are looked for, as CSV or XLSX.',
  query: z.object({ ...guestQuery.shape, format: z.enum(['csv', 'xlsx'], { error: 'value.invalid' }) }),
  raw: { types: ['text/csv; charset=utf-8', xlsxType] },
  limit: { name: 'export', by: 'session' },
});

export const saveEventSettings = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/settings',
  access: 'coordinator',
  summary: 'Sets when guests are reminded.',
  body: eventSettings,
  data: eventSettings,
});

export const moveWaiting = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/invitations/{id}/waiting-place',
  access: 'coordinator',
  summary: 'Moves a guest up the waiting list, with the reason; where there is room for them then, they have a place.',
  body: z.object({
    /** Where they are to stand, from 1. */
    place: z.number({ error: 'value.invalid' }).check(z.int('value.invalid'), z.gte(1, 'value.invalid')),
    reason: text({ required: 'error.reasonRequired', max: reasonMaxLength }),
  }),
  data: z.object({ waitingPlace: eventInvitation.shape.waitingPlace }),
  limit: { name: 'guestStep', by: 'session', counts: 'valid' },
});
