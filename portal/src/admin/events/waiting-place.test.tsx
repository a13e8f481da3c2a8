import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '@scholars/contract/format';
import arGathering from '~/i18n/locales/ar/gathering.json';
import enGathering from '~/i18n/locales/en/gathering.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { answersSample, guestSample } from '../../../tests/back-office/guest-samples';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice } from '../../../tests/back-office/open-back-office';

describe.each(byTurns())('The waiting list, in %s', (locale) => {
  const texts = { en: enGathering, ar: arGathering }[locale];
  const placeText = (place: number) => texts.waiting.place.replace('{{place}}', formatNumber(place, locale));
  const guests = answersSample(
    [
      guestSample({ guests: 1, dietaryNeeds: 'No nuts' }),
      guestSample({ id: 'g2', fullName: 'Omar Haddad', waitingPlace: 2, dietaryNeeds: 'No fish' }),
      guestSample({ id: 'g3', fullName: 'Lena Brandt', waitingPlace: 1 }),
    ],
    { places: { capacity: 2, taken: 2, waiting: 2 } },
  );

  it('stands in its order, and says how full the event is', async () => {
    const { t, page, says } = await openBackOffice(locale, '/guests?answer=waitlist', backOfficeServer({ guests }));
    await says(t('guests.answer.waitlist'), placeText(1), placeText(2));
    const taken = formatNumber(2, locale);
    await says(texts.places.taken.replace('{{taken}}', taken).replace('{{capacity}}', taken));
    const names = [...page.querySelectorAll('main li bdi')].map((name) => name.textContent);
    expect(names.filter((name) => /Omar|Lena|Amina/.test(name ?? ''))).toEqual(['Lena Brandt', 'Omar Haddad']);
  });

  it('has somebody moved up with a reason', async () => {
    const server = backOfficeServer({ guests });
    const { page, press, type, says } = await openBackOffice(locale, '/guests?answer=waitlist', server);
    await says('Omar Haddad');
    await press(texts.waiting.moveWhom.replace('{{name}}', 'Omar Haddad'));
    const reason = await vi.waitFor(() => page.querySelector('main form input[maxlength]') ?? expect.fail('no form'));
    type(reason, 'Speaks on the first day');
    page.querySelector<HTMLButtonElement>('main form button[type="submit"]')?.click();
    await vi.waitFor(() =>
      expect(server.asked).toContain('POST /api/events/annual-gathering-24/invitations/g2/waiting-place'),
    );
  });

  it('is not prepared for by the kitchen and the hall, which see how many wait', async () => {
    const { page, says } = await openBackOffice(locale, '/guests/sheet', backOfficeServer({ guests }));
    await says('No nuts');
    expect(page.querySelector('main')?.textContent).not.toContain('No fish');
    const numbers = [...page.querySelectorAll('main dd')].map((number) => number.textContent);
    expect(numbers).toContain(formatNumber(2, locale));
  });
});
