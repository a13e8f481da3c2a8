import * as z from 'zod/mini';

/** The live channel (product §4): it carries ids and counts alone; what is shown is asked for by the calls. */
export const livePath = '/socket.io/';

/** As what news of an event’s guests come, beside those of the queues. */
export const guestNews = 'guests';

export interface QueueNews {
  /** Of submissions, or `guestNews`. */
  kind: string;
  created: string[];
  changed: string[];
}

/** A submission that somebody has open. */
export interface OpenRecord {
  kind: string;
  id: string;
}

/** What is told to a browser. */
export interface LiveNews {
  /** How many notifications are unread, and how many of the chat. */
  unread: (counts: { countUnread: number; countChatUnread: number }) => void;
  /** A conversation has news up to a revision; ask with the one that is known. */
  conversation: (news: { id: string; revision: number }) => void;
  /** With whom one may write, or whom one sees there, has changed: ask. */
  contacts: () => void;
  /** The other one of a conversation is writing. */
  typing: (news: { id: string }) => void;
  presence: (news: { id: string; isOnline: boolean }) => void;
  /** To coordinators: submissions of a kind, or guests, that have come, and such that were changed, by their ids. */
  queue: (news: QueueNews) => void;
  /** To who has a submission open: the ids of the coordinators who have it open too, their own if it is in another window. */
  openToo: (news: OpenRecord & { coordinators: string[] }) => void;
}

/** What a browser tells; each is judged by `liveWords`. */
export interface LiveWords {
  typing: (conversationId: string) => void;
  /** Whether the page is looked at. */
  looking: (isLooking: boolean) => void;
  /** Which submission the window has open, of a coordinator; null for none. */
  open: (record: OpenRecord | null) => void;
}

const idOrKind = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const liveWords = {
  typing: idOrKind,
  looking: z.boolean(),
  open: z.nullable(z.strictObject({ kind: idOrKind, id: idOrKind })),
};

/** Somebody who goes on writing says so this often, and has stopped where nothing was said for so long. */
export const typingEveryMs = 3000;
export const typingEndsMs = 5000;
