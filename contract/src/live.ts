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
}

/** What a browser tells; each is judged by `liveWords`. */
export interface LiveWords {
  typing: (conversationId: string) => void;
  /** Whether the page is looked at. */
  looking: (isLooking: boolean) => void;
}

export const liveWords = {
  typing: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  looking: z.boolean(),
};

/** Somebody who goes on writing says so this often, and has stopped where nothing was said for so long. */
export const typingEveryMs = 3000;
export const typingEndsMs = 5000;
