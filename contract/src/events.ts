import * as z from 'zod/mini';
import { attendances, type Attendance } from './fixed-values.js';
import { endpoint } from './endpoint.js';
import { invitationAnswer, invitationCode } from './forms/event-invitation.js';
import { filter, languageInAddress } from './query.js';
import { countryShape, instant, locale, namedReference, picture } from './shapes.js';

export { attendances, type Attendance };

/** An invitation as its own holder sees it. Diet and access say something of health and faith: nobody else's. */
export const eventInvitation = z.object({
  fullName: z.string(),
  emailAddress: z.string(),
  language: locale,
  /** Null until there is an answer. */
  attending: z.nullable(z.enum(attendances)),
  guests: z.number(),
  maxGuests: z.number(),
  dietaryNeeds: z.string(),
  accessNeeds: z.string(),
  answeredAt: z.nullable(instant),
  /** Of who would come while there is no place: where they stand on the waiting list, from 1. Null for everybody else. */
  waitingPlace: z.nullable(z.number()),
  /** The network arranges the journey of this guest. */
  travelOffered: z.boolean(),
});
export type EventInvitation = z.output<typeof eventInvitation>;

export const event = z.object({
  id: z.string(),
  slug: z.string(),
  locale,
  /** The languages in which it is written; the others show it in one of these. */
  locales: z.array(locale),
  title: z.string(),
  summary: z.string(),
  /** HTML. */
  description: z.string(),
  /** The place's own dates, `YYYY-MM-DD`, both included. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** When the first session begins and the last one ends. */
  startsAt: instant,
  endsAt: instant,
  isOver: z.boolean(),
  /** IANA name: the sessions' times are this zone's. */
  timeZone: z.string(),
  /** Until the end of `closesOn` where the event is; without a day, until the event ends. */
  registration: z.object({ closesOn: z.nullable(z.string()), isOpen: z.boolean() }),
  venue: z.string(),
  city: z.string(),
  country: z.nullable(countryShape),
  /** How those take part who are not there. */
  onlineNote: z.string(),
  cover: picture,
  days: z.array(
    z.object({
      date: z.string(),
      title: z.string(),
      sessions: z.array(
        z.object({
          /** `HH:MM` in the event's zone. */
          starts: z.string(),
          ends: z.string(),
          /** The day on which it ends, `YYYY-MM-DD`: the next one where it runs past midnight. */
          endsOn: z.string(),
          title: z.string(),
          description: z.string(),
          room: z.string(),
          speakers: z.array(namedReference),
        }),
      ),
    }),
  ),
  speakers: z.array(z.object({ ...namedReference.shape, headline: z.string(), photo: picture })),
  /** HTML. */
  practical: z.string(),
  gallery: z.array(z.object({ picture, caption: z.string() })),
  /** Of the code that was asked with; null without one, and for one that is unknown or withdrawn. */
  invitation: z.nullable(eventInvitation),
});
export type Event = z.output<typeof event>;

/** An event that is still to come, or going on. */
export const comingEvent = z.object({
  id: z.string(),
  slug: z.string(),
  locale,
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
});
export type ComingEvent = z.output<typeof comingEvent>;

export const listComingEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'public',
  summary: 'Events that are not over, the next one first.',
  data: comingEvent,
  list: true,
});
export const getEvent = endpoint({
  method: 'GET',
  path: '/api/events/{slug}',
  access: 'public',
  summary: 'An event with its agenda; with the code of an invitation, that invitation.',
  query: z.object({ invitation: filter(z.string()) }),
  personalQuery: ['invitation'],
  data: event,
});
export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/calendar.ics',
  access: 'public',
  summary: 'An event’s days as a calendar file. Calendars send no header, so the language is in the address.',
  query: z.object({ lang: languageInAddress }),
  raw: { types: ['text/calendar; charset=utf-8'], keptSeconds: 300 },
});
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/rsvp',
  access: 'public',
  summary: 'Answers an invitation; the last answer counts until registration closes.',
  body: z.object({ ...invitationCode.shape, ...invitationAnswer.shape }),
  data: eventInvitation,
  limit: { name: 'eventAnswer' },
});
