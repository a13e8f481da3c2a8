import { datePartName, dateParts, type DatePart } from '@scholars/contract/field-parts';
import { siteTimeZone } from '@scholars/contract/format';
import { isLocale } from '@scholars/contract/locale';
import { emailFrequencies, isAlwaysMailed, type PreferencesPatch } from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import { readTypedDate } from '@scholars/contract/typed-date';
import { isTimeZone, zonedInstant } from '@scholars/contract/zoned-instant';
import { textOf } from '~/shared/form/read-form';
import { asksForPush, emailName, inAppName, pushName } from './preference-names';

/** What a posted form of preferences asks for. A box that is not ticked is not sent, so the form names its types. */
export function readPreferences(form: FormData): PreferencesPatch {
  const asked = notificationTypes.filter((type) => form.getAll('type').includes(type));
  const language = textOf(form, 'language');
  const timeZone = textOf(form, 'timeZone');
  const zone = isTimeZone(timeZone) ? timeZone : siteTimeZone;
  return {
    ...(isLocale(language) && { language }),
    ...(form.has(pausePart('day')) && { pausedUntil: startOf(readPause(form), zone) }),
    ...(timeZone === zone && { timeZone }),
    types: Object.fromEntries(
      asked.map((type) => {
        const email = emailFrequencies.find((frequency) => frequency === form.get(emailName(type)));
        return [
          type,
          {
            inApp: form.has(inAppName(type)),
            ...(form.has(asksForPush) && { push: form.has(pushName(type)) }),
            ...(email && !isAlwaysMailed(type) && { email }),
          },
        ];
      }),
    ),
  };
}

const pausePart = (part: DatePart) => datePartName('pausedUntil', part);

/** `YYYY-MM-DD`, '' for none, and what is no date as it was typed. */
function readPause(form: FormData): string {
  const typed = { day: '', month: '', year: '' };
  for (const part of dateParts) typed[part] = textOf(form, pausePart(part));
  const reading = readTypedDate(typed);
  return reading.ok ? reading.date : Object.values(typed).join(' ');
}

/** What the one click of a mail program asks for: no such mail any more (RFC 8058). */
export function withoutMails(): PreferencesPatch {
  const types = notificationTypes.filter((type) => !isAlwaysMailed(type));
  return { types: Object.fromEntries(types.map((type) => [type, { email: 'off' }])) };
}

/** The moment at which a day begins; what is no date is left for the call to refuse. */
function startOf(date: string, timeZone: string): string | null {
  if (date === '') return null;
  try {
    return zonedInstant(date, '00:00', timeZone).toISOString();
  } catch {
    return date;
  }
}
