import { formatNumber } from '@scholars/contract/format';
import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { answersSample, guestSample } from '../../../tests/back-office/guest-samples';
import { tellBrowser } from '../../../tests/back-office/live-news';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import arGuests from '~/i18n/locales/ar/guests.json';
import enGuests from '~/i18n/locales/en/guests.json';

describe.each(byTurns())('The list of guests, in %s', (locale) => {
  const texts = { en: enGuests, ar: arGuests }[locale];

  it('follows what guests and colleagues do, and keeps who is chosen', async () => {
    const unanswered = { attending: null, answeredAt: null };
    const server = backOfficeServer({
      guests: answersSample([
        guestSample(unanswered),
        guestSample({ id: 'g2', fullName: 'Omar Haddad', ...unanswered }),
      ]),
    });
    const { t, page, says } = await openBackOffice(locale, '/guests', server);
    await says('Amina Otieno', 'Omar Haddad');
    const box = () =>
      page.querySelector<HTMLInputElement>(`[aria-label="${texts.choose.replace('{{name}}', 'Omar Haddad')}"]`);
    box()?.click();
    await settled(() => expect(box()?.checked).toBe(true));
    const row = () => [...page.querySelectorAll('main li')].find((item) => item.textContent?.includes('Amina Otieno'));
    expect(row()?.textContent).toContain(t('guests.answer.waiting'));
    server.guests = answersSample([
      guestSample(),
      guestSample({ id: 'g2', fullName: 'Omar Haddad', ...unanswered }),
      guestSample({ id: 'g3', fullName: 'Lena Brandt' }),
    ]);
    tellBrowser('queue', { kind: 'guests', created: ['g3'], changed: ['g1'] });
    await says('Lena Brandt');
    expect(row()?.textContent).toContain(t('guests.answer.yes'));
    expect(box()?.checked).toBe(true);
  });

  it('is laid out in pages, of which all guests can be chosen at once', async () => {
    const many = Array.from({ length: 52 }, (_, n) => guestSample({ id: `g${n}`, fullName: `Guest ${n + 1}.` }));
    const server = backOfficeServer({ guests: answersSample(many) });
    const { page, says, press, address, t } = await openBackOffice(locale, '/guests?page=2', server);
    await says('Guest 51.', 'Guest 52.', t('queue.range', { from: 51, to: 52, total: 52 }));
    expect(page.querySelector('main')?.textContent).not.toContain('Guest 1.');
    const all = [...page.querySelectorAll('label')].find((label) => label.textContent === texts.chooseAllPages);
    all?.querySelector('input')?.click();
    const chosen = { en: enGuests.steps.chosen_other, ar: arGuests.steps.chosen_many }[locale];
    await says(chosen.replace('{{count}}', formatNumber(52, locale)));
    // Other guests begin at their first page.
    await press(`${t('guests.answer.no')}${formatNumber(0, locale)}`);
    await says(t('guests.none'));
    expect(address()).not.toContain('page=');
  });

  it('says of a search that finds nobody that it was one', async () => {
    const server = backOfficeServer({ guests: answersSample([guestSample()]) });
    const { says, t } = await openBackOffice(locale, '/guests?q=xyzzy', server);
    await says(t('guests.noMatch'));
  });
});
