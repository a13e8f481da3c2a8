import { datePartName, dateParts } from '@scholars/contract/field-parts';
import { siteTimeZone } from '@scholars/contract/format';
import { isLocale } from '@scholars/contract/locale';
import { emailFrequencies, isAlwaysMailed, type PreferencesPatch } from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import { readTypedDate, type DateReading } from '@scholars/contract/typed-date';
import { isTimeZone, zonedInstant } from '@scholars/contract/zoned-instant';
import type { RouterContextProvider } from 'react-router';
import type { Sent } from '~/api/cms.server';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { changedSince } from '~/shared/form/changed-since.server';
import { textOf, type TypedValues } from '~/shared/form/read-form';
import { refusedBy, type Refused } from '~/shared/form/receive-form.server';
import type { AskedPreferences } from './asked-preferences';
import { asksForPush, emailName, inAppName, pushName } from './preference-names';

/** The one field of which something can be wrong; the rest is chosen. */
const fields = { pausedUntil: 'date' } as const;

/**
 * Saves of a posted form of preferences what its person has changed: in another window something else may have been
 * changed since the form was opened.
 *
 * @param send the call that takes it
 */
export async function savePreferences(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  send: (body: PreferencesPatch) => Promise<Sent<unknown>>,
): Promise<{ ok: true; saved: AskedPreferences } | Refused> {
  const typed = typedInto(form);
  const pause = readPause(form);
  if (pause?.ok === false) {
    const locale = context.get(localeContext);
    const errors = { pausedUntil: getMessage(locale, pause.problem) };
    const message = getMessage(locale, 'error.invalidFields');
    return { ok: false, status: 422, refused: { errors, message, isOurs: false, typed, ticked: {} } };
  }
  const asked = { ...readChoices(form), ...(pause && { pausedUntil: pause.date }) };
  const sent = await send(patchOf(changedSince(form, asked), asked.timeZone));
  return sent.ok ? { ok: true, saved: asked } : refusedBy(sent, { fields }, { typed, ticked: {} });
}

/** What the one click of a mail program asks for: no such mail any more (RFC 8058). */
export function withoutMails(): PreferencesPatch {
  const types = notificationTypes.filter((type) => !isAlwaysMailed(type));
  return { types: Object.fromEntries(types.map((type) => [type, { email: 'off' }])) };
}

function typedInto(form: FormData): TypedValues {
  return Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
}

/** Of a form that asks for the end of a pause. */
function readPause(form: FormData): DateReading | undefined {
  const [day, month, year] = dateParts.map((part) => datePartName('pausedUntil', part));
  if (!day || !month || !year || !form.has(day)) return undefined;
  return readTypedDate({ day: textOf(form, day), month: textOf(form, month), year: textOf(form, year) });
}

/** A box that is not ticked is not sent, so the form names its types. */
function readChoices(form: FormData): AskedPreferences & { timeZone?: string } {
  const language = textOf(form, 'language');
  const timeZone = textOf(form, 'timeZone');
  const asked = notificationTypes.filter((type) => form.getAll('type').includes(type));
  const ofTypes = asked.flatMap((type): [string, string | boolean][] => [
    [inAppName(type), form.has(inAppName(type))],
    ...(form.has(asksForPush) ? [[pushName(type), form.has(pushName(type))] satisfies [string, boolean]] : []),
    ...(isAlwaysMailed(type) ? [] : [[emailName(type), textOf(form, emailName(type))] satisfies [string, string]]),
  ]);
  return {
    ...(isLocale(language) && { language }),
    ...(isTimeZone(timeZone) && { timeZone }),
    ...Object.fromEntries(ofTypes),
  };
}

/** The call's body that changes what has changed. A pause ends as a day begins by the clock of `timeZone`. */
function patchOf(changed: AskedPreferences, timeZone = siteTimeZone): PreferencesPatch {
  const { language, timeZone: zone, pausedUntil } = changed;
  const types = notificationTypes.flatMap((type) => {
    const [inApp, push] = [changed[inAppName(type)], changed[pushName(type)]];
    const email = emailFrequencies.find((frequency) => frequency === changed[emailName(type)]);
    const preference = {
      ...(typeof inApp === 'boolean' && { inApp }),
      ...(typeof push === 'boolean' && { push }),
      ...(email && { email }),
    };
    return Object.keys(preference).length > 0 ? [[type, preference] as const] : [];
  });
  return {
    ...(isLocale(language) && { language }),
    ...(typeof zone === 'string' && { timeZone: zone }),
    ...(typeof pausedUntil === 'string' && {
      pausedUntil: pausedUntil === '' ? null : zonedInstant(pausedUntil, '00:00', timeZone).toISOString(),
    }),
    ...(types.length > 0 && { types: Object.fromEntries(types) }),
  };
}
