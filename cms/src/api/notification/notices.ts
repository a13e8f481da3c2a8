import type { Locale } from '@scholars/contract/locale';
import type { NotificationType } from '@scholars/contract/notifications';
import { filledAtStart } from '../../platform/typed/trusted-types.js';

/**
 * What people are notified of, and what its words need. Each subject declares its own here, beside its words
 * (`declare module`). Both are kept with the row: a name is never given to something else.
 */
export interface Notices {}
export type NoticeName = keyof Notices;

export interface Wording {
  /** Plain text. */
  title: string;
  /** HTML. */
  message: string;
}

interface Notice<Params> {
  type: NotificationType;
  /** Path of this site that it leads to, without its language. */
  leadsTo: string | ((params: Params) => string);
  words: (params: Params, locale: Locale) => Wording;
  /** Where several of it that are unread are shown as one. */
  together?: Together<Params>;
  /** A summary of the week may come too late for it, and one after a pause too. */
  cannotWait?: true;
  /** The step that this tells of queues a mail itself. */
  hasOwnMail?: true;
}

interface Together<Params> {
  /** What they are about: only those of the same are put together. */
  about: (params: Params) => string;
  /** Of two or more, the newest first. */
  words: (all: readonly Params[], locale: Locale) => Wording;
  /** As of a notice. */
  leadsTo: string;
}

export type NoticeTable<Declared> = { [Name in keyof Declared]: Notice<Declared[Name]> };

export const notices = filledAtStart<NoticeTable<Notices>>();

/** Call once, before anybody is notified. */
export function registerNotices(all: NoticeTable<Notices>): void {
  Object.assign(notices, all);
}

export function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}
