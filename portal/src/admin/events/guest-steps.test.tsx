import { describe, expect, it } from 'vitest';
import arGuests from '~/i18n/locales/ar/guests.json';
import enGuests from '~/i18n/locales/en/guests.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { answersSample, guestSample } from '../../../tests/back-office/guest-samples';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';

describe.each(byTurns())('Guests who are withdrawn, in %s', (locale) => {
  const texts = { en: enGuests, ar: arGuests }[locale];
  const asked = texts.steps.withdrawing;
  const taken = 'POST /api/events/annual-gathering-24/invitations/steps';
  const guests = answersSample(
    [
      guestSample(),
      guestSample({ id: 'g2', fullName: 'Omar Haddad', attending: null, answeredAt: null }),
      guestSample({ id: 'g3', fullName: 'Lena Brandt', attending: 'no', arrivedAt: '2027-03-02T06:00:00.000Z' }),
    ],
    { places: { capacity: 1, taken: 1, waiting: 1 } },
  );

  async function chooseGuests(...names: string[]) {
    const server = backOfficeServer({ guests });
    const opened = await openBackOffice(locale, '/guests', server);
    await opened.says(...names);
    for (const name of names)
      opened.page.querySelector<HTMLInputElement>(`[aria-label="${texts.choose.replace('{{name}}', name)}"]`)?.click();
    await opened.press(texts.steps.withdraw);
    return { ...opened, server, dialog: () => opened.page.querySelector('main dialog[open]') };
  }

  it('are asked for where they have accepted or are in, by their names, and stay where one thinks better of it', async () => {
    const { server, press, says, dialog } = await chooseGuests('Amina Otieno', 'Omar Haddad', 'Lena Brandt');
    await says(asked.title, asked.next);
    expect(dialog()?.textContent).toContain('Amina Otieno');
    expect(dialog()?.textContent).toContain('Lena Brandt');
    expect(dialog()?.textContent).not.toContain('Omar Haddad');
    await press(asked.cancel);
    await settled(() => expect(dialog()).toBeNull());
    expect(server.asked).not.toContain(taken);
  });

  it('are withdrawn once that is confirmed', async () => {
    const { server, says, dialog } = await chooseGuests('Amina Otieno');
    await says(asked.title);
    [...(dialog()?.querySelectorAll('button') ?? [])]
      .find((button) => button.textContent === texts.steps.withdraw)
      ?.click();
    await settled(() => expect(server.asked).toContain(taken));
    expect(dialog()).toBeNull();
  });

  it('are withdrawn at once where nobody has accepted', async () => {
    const { server, dialog } = await chooseGuests('Omar Haddad');
    await settled(() => expect(server.asked).toContain(taken));
    expect(dialog()).toBeNull();
  });
});
