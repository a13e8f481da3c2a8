import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../tests/back-office/back-office-server';
import { byTurns } from '../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../tests/back-office/open-back-office';
import { buildSubmission } from '../../tests/back-office/submissions';

const linksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.replace(/^\/\w+\/admin\/?/, ''));

describe.each(byTurns())('The back office of a coordinator of one queue, in %s', (locale) => {
  it('leads to that queue alone, and counts no other', async () => {
    const server = backOfficeServer();
    for (const kind of ['contact-messages', 'travel-intakes'] as const)
      server.submissions[kind] = [buildSubmission(kind, { fields: { subject: kind, fullName: kind } })];
    const { t, page, says } = await openBackOffice(locale, '', server, { queues: ['contact-messages'] });
    await says(t('dashboard.title'), t('kind.contact-messages'), 'contact-messages');
    expect(linksOf(page)).toEqual(['', 'statistics', 'contact-messages']);
    expect(page.querySelector('main')?.textContent).not.toContain(t('kind.travel-intakes'));
  });

  it.each(['/travel-intakes', '/travel-intakes/some-id', '/mail-jobs'])('has no page %s', async (path) => {
    const server = backOfficeServer();
    const { t, says } = await openBackOffice(locale, path, server, { queues: ['contact-messages'] });
    await says(t('problem.pageNotFound'));
    expect(server.asked.join()).not.toContain(path.slice(1));
  });

  it('has colleagues to give a row to who work with its queue', async () => {
    const server = backOfficeServer();
    const submission = buildSubmission('contact-messages', { fields: { subject: 'Visiting' } });
    server.submissions['contact-messages'] = [submission];
    server.coordinators.push(
      { id: 'u8', name: 'Huda of messages', queues: ['contact-messages'] },
      { id: 'u9', name: 'Omar of journeys', queues: ['travel-intakes'] },
    );
    const { page, says } = await openBackOffice(locale, `/contact-messages/${submission.id}`, server);
    await says('Visiting');
    const chooser = page.querySelector('main .ant-select-selector');
    chooser?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await says('Huda of messages');
    expect(document.body.textContent).not.toContain('Omar of journeys');
  });
});

it('The menu of a coordinator of all queues has them all', async () => {
  const { page, says, t } = await openBackOffice('en', '', backOfficeServer());
  await says(t('dashboard.title'));
  await settled(() => expect(linksOf(page)).toEqual(expect.arrayContaining([...kindNames, 'member-accounts'])));
});
