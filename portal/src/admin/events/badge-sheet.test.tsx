import { describe, expect, it } from 'vitest';
import arGathering from '~/i18n/locales/ar/gathering.json';
import enGathering from '~/i18n/locales/en/gathering.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { answersSample, guestSample } from '../../../tests/back-office/guest-samples';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice } from '../../../tests/back-office/open-back-office';

describe.each(byTurns())('The badges, in %s', (locale) => {
  const texts = { en: enGathering, ar: arGathering }[locale];
  const invitations = Array.from({ length: 10 }, (_, n) =>
    guestSample({ id: `g${n}`, fullName: `Guest ${n}`, language: n === 9 ? 'ar' : 'en' }),
  );
  const others = [
    guestSample({ id: 'w', fullName: 'Waiting Guest', waitingPlace: 1 }),
    guestSample({ id: 'o', fullName: 'Online Guest', attending: 'online' }),
  ];
  const badges = [...invitations, ...others].map(({ id, fullName }, n) => ({
    id,
    code: `CODE-000${n}`,
    names: n === 0 ? [fullName, 'سلوى المرزوقي'] : [fullName],
    organizations: n === 0 ? ['Noor Genomics'] : [],
  }));
  const server = () => backOfficeServer({ guests: answersSample([...invitations, ...others]), badges });

  it('are those of who comes, eight on a page, in both scripts and with a code to be read', async () => {
    const { page, says } = await openBackOffice(locale, '/guests/badges', server());
    await says('Guest 0', 'سلوى المرزوقي', 'Noor Genomics', 'CODE-0000');
    const pages = [...page.querySelectorAll('main ul')].map((list) => list.querySelectorAll(':scope > li').length);
    expect(pages).toEqual([8, 2]);
    expect(page.querySelector('main')?.textContent).not.toMatch(/Waiting Guest|Online Guest/);
    expect(
      page.querySelectorAll(`svg[aria-label="${texts.badges.code.replace('{{code}}', 'CODE-0001')}"]`),
    ).toHaveLength(1);
  });

  it('are those of the guests who are looked for', async () => {
    const narrowed = await openBackOffice(locale, '/guests/badges?language=ar', server());
    await narrowed.says('Guest 9');
    expect(narrowed.page.querySelector('main')?.textContent).not.toContain('Guest 0');
    const online = await openBackOffice(locale, '/guests/badges?answer=online', server());
    await online.says('Online Guest');
  });

  it('are led to from the list of guests, with what is looked for there', async () => {
    const { page, says, press } = await openBackOffice(locale, '/guests?q=Guest%203', server());
    await says('Guest 3');
    await press(texts.badges.open);
    await says(texts.badges.title, 'CODE-0003');
    expect(page.querySelector('main')?.textContent).not.toContain('Guest 4');
  });
});
