import type { Locale } from '@scholars/contract/locale';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import type { NoticeTable } from '../notification/notices.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** Whom the notice is about, by the name in each language. */
export interface AboutMember {
  /** Of their account; those of earlier versions say the name alone. */
  userId?: number;
  name: string;
  nameAr: string;
}

/** What members are told of each other. */
interface ConnectionNotices {
  'connection-request': AboutMember;
  'connection-accepted': AboutMember;
}

declare module '../notification/notices.js' {
  interface Notices extends ConnectionNotices {}
}

const texts = defineTexts({ en, ar });

export const connectionNotices: NoticeTable<ConnectionNotices> = {
  'connection-request': {
    type: 'connection-request',
    leadsTo: '/account/my-connections?tab=received',
    words: (about, locale) => inWords('connection-request', about, locale),
    together: {
      about: () => '',
      words: (all, locale) => wordsForAll('connection-request', all, 0, locale),
      leadsTo: '/account/my-connections?tab=received',
    },
  },
  'connection-accepted': {
    type: 'connection-accepted',
    leadsTo: '/account/my-connections',
    words: (about, locale) => inWords('connection-accepted', about, locale),
    together: {
      about: () => '',
      // One of them by name, and so many others.
      words: (all, locale) => wordsForAll('connection-accepted', all, 1, locale),
      leadsTo: '/account/my-connections',
    },
  },
};

/** Whether a notice is about somebody; one of an earlier version by what they are called. */
export function isAbout(userId: number, names: ReadonlySet<string>): (about: AboutMember) => boolean {
  return (about) => (about.userId === undefined ? names.has(about.name) : about.userId === userId);
}

function inWords(notice: keyof ConnectionNotices, { name, nameAr }: AboutMember, locale: Locale) {
  const t = texts(locale);
  const values = { name: locale === 'ar' ? nameAr : name };
  return {
    title: t(`notices.${notice}.title`, values),
    message: `<p>${escapeHtml(t(`notices.${notice}.message`, values))}</p>`,
  };
}

/** Of people, each counted once, where it is known who they are; of one alone as if there were one notice. */
function wordsForAll(notice: keyof ConnectionNotices, all: readonly AboutMember[], countNamed: number, locale: Locale) {
  const [newest] = all;
  const countPeople = new Set(all.map((about) => about.userId ?? about)).size;
  if (newest && countPeople === 1) return inWords(notice, newest, locale);
  const t = texts(locale);
  const name = (locale === 'ar' ? newest?.nameAr : newest?.name) ?? '';
  return {
    title: t(`notices.${notice}.together.title`, { name, count: countPeople - countNamed }),
    message: `<p>${escapeHtml(t(`notices.${notice}.together.message`))}</p>`,
  };
}
