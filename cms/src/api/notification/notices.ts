import type { Locale } from '@scholars/contract/locale';
import type { NotificationType } from '@scholars/contract/notifications';
import { escapeHtml } from '../../platform/mail/letter-html.js';

/**
 * What people are notified of, and what its words need. Each subject declares its own here, beside its words (`declare module`).
 * Both are kept with the row: a name is never given to something else.
 */
export interface Notices {}
export type NoticeName = keyof Notices;

interface Wording {
  /** Plain text. */
  title: string;
  /** HTML, see `html`. */
  message: string;
}

interface Notice<Params> {
  type: NotificationType;
  /** Path of this site that it leads to, without its language. */
  leadsTo: string;
  words: Record<Locale, (params: Params) => Wording>;
}

export type NoticeTable<Declared> = { [Name in keyof Declared]: Notice<Declared[Name]> };

export const notices = {} as NoticeTable<Notices>; // filled before anybody is notified

/** Call once, before anybody is notified. */
export function registerNotices(all: NoticeTable<Notices>): void {
  Object.assign(notices, all);
}

export function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

/** A paragraph of HTML; what is put in is text that people may have written. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return `<p>${String.raw({ raw: parts }, ...values.map(escapeHtml))}</p>`;
}
