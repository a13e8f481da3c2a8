/** What one may do with a member, each a button of a form. */
export const connectionIntents = [
  'connect',
  'accept',
  'decline',
  'withdraw',
  'remove',
  'block',
  'unblock',
  'message',
] as const;
export type ConnectionIntent = (typeof connectionIntents)[number];

/** How the signed-in member stands to another one, in words: pages that visitors are given too carry none of them. */
export interface ConnectionAct {
  memberId: string;
  slug: string;
  /** '' where there is none. */
  connectionId: string;
  /** '' where nothing is to be said. */
  status: string;
  buttons: readonly { intent: ConnectionIntent; label: string; name: string; isFirst: boolean }[];
  /** The page that one comes back to. */
  back: string;
}
