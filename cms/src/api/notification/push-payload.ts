import type { Locale } from '@scholars/contract/locale';
import { directionOf } from '@scholars/contract/locale';
import { richTextOfHtml } from '../../platform/rich-text/read-html.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import { sitePath, wordsOf } from './present-notification.js';
import type { PushMessageRow } from './push-message-row.js';

const texts = defineTexts({ en, ar });
/** Together they stay below what every service takes (4,096 bytes, RFC 8030), also in Arabic letters. */
const titleMaxLength = 150;
const bodyMaxLength = 400;

/**
 * What a device is told. Unless its person allows the words, a lock screen says only that there is something.
 *
 * @returns JSON; `id` is that of the notification, which following it marks as read
 */
export function pushPayload(
  row: Pick<PushMessageRow, 'notification_id' | 'topic' | 'notice' | 'params' | 'redirect'>,
  locale: Locale,
  showsWords: boolean,
): string {
  const { title, message } = wordsOf(row, locale);
  return JSON.stringify({
    id: row.notification_id,
    tag: row.topic,
    lang: locale,
    dir: directionOf(locale),
    url: `/${locale}${sitePath(row.redirect)}`,
    ...(showsWords
      ? { title: cut(title, titleMaxLength), body: cut(readableText(richTextOfHtml(message)), bodyMaxLength) }
      : { title: texts(locale)('push.wordless'), body: '' }),
  });
}

function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}
