import { formatNumber } from '@scholars/contract/format';
import { describe, expect, it } from 'vitest';
import { backOfficeServer, moveOn } from '../../../tests/back-office/back-office-server';
import { tellBrowser } from '../../../tests/back-office/live-news';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';
import { statusLabel } from '../status/status-label';

const kind = 'contact-messages';
const letter = (subject: string, more = {}) => buildSubmission(kind, { fields: { subject }, ...more });

describe.each(byTurns())('A list that others work on, in %s', (locale) => {
  const open = async (query = '') => {
    const server = backOfficeServer();
    const rows = [letter('First'), letter('Second')];
    server.submissions[kind] = rows;
    const opened = await openBackOffice(locale, `/${kind}${query}`, server);
    await opened.says('First', 'Second');
    const subjects = () => [...opened.page.querySelectorAll('[data-row-link]')].map(({ textContent }) => textContent);
    const changed = (id: string) => tellBrowser('queue', { kind, created: [], changed: [id] });
    return { ...opened, server, first: rows[0]!, second: rows[1]!, subjects, changed };
  };
  const onlyNew = '?filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=new';

  it('shows what became of its rows in their places, and keeps marks and the focus', async () => {
    const { t, lists, page, says, subjects, first, changed } = await open(onlyNew);
    page.querySelector<HTMLElement>(`[aria-label="${lists('bulk.mark', { name: 'First' })}"]`)?.click();
    await says(lists('bulk.marked', { things: t('counted.contact-messages', { count: 1 }) }));
    page.querySelector<HTMLElement>(`[data-row-link="${first.id}"]`)?.focus();
    moveOn(kind, first, 'in_review');
    changed(first.id);
    await settled(() => expect(page.querySelector('tbody')?.textContent).toContain(statusLabel(t, 'in_review')));
    expect(subjects()).toEqual(['Second', 'First']);
    expect(document.activeElement?.textContent).toBe('First');
    await says(
      lists('bulk.marked', { things: t('counted.contact-messages', { count: 1 }) }),
      t('counted.contact-messages', { count: 1 }),
    );
  });

  it('says how many have come, and shows them when one asks for it', async () => {
    const { t, live, page, press, says, subjects, server } = await open();
    const arrived = [letter('Third'), letter('Fourth'), letter('Fifth')];
    server.submissions[kind].push(...arrived);
    tellBrowser('queue', { kind, created: arrived.map(({ id }) => id), changed: [] });
    await says(
      live('arrived', { things: t('counted.contact-messages', { count: 3 }) }),
      t('counted.contact-messages', { count: 5 }),
    );
    expect(subjects()).toEqual(['Second', 'First']);
    await press(live('show'));
    await settled(() => expect(subjects()).toEqual(['Fifth', 'Fourth', 'Third', 'Second', 'First']));
    await settled(() =>
      expect(page.querySelector('main')?.textContent).not.toContain(
        live('arrived', { things: t('counted.contact-messages', { count: 3 }) }),
      ),
    );
  });

  it('keeps its rows where they cannot be read anew, and says so', async () => {
    const { t, live, press, says, subjects, server } = await open();
    const arrived = letter('Third');
    server.submissions[kind].push(arrived);
    tellBrowser('queue', { kind, created: [arrived.id], changed: [] });
    await says(live('arrived', { things: t('counted.contact-messages', { count: 1 }) }));
    server.failingReads = 400;
    await press(live('show'));
    await says(t('problem.title'), t('problem.retry'));
    expect(subjects()).toEqual(['Second', 'First']);
  });

  it('counts none that its filters keep out, nor changes of another queue', async () => {
    const { live, page, server, subjects, changed, first } = await open(onlyNew);
    const other = letter('Answered', { status: 'answered' });
    server.submissions[kind].push(other);
    const asked = server.asked.length;
    tellBrowser('queue', { kind: 'applications', created: ['x'], changed: [] });
    tellBrowser('queue', { kind, created: [other.id], changed: [] });
    moveOn(kind, first, 'in_review');
    changed(first.id);
    await settled(() => expect(server.asked.slice(asked).join()).toContain(`[documentId][$in]`));
    await settled(() => expect(page.querySelector('tbody')?.textContent).not.toContain('Answered'));
    expect(page.querySelector('main')?.textContent).not.toContain(live('show'));
    expect(subjects()).toEqual(['Second', 'First']);
    expect(server.asked.slice(asked).join()).not.toContain('applications?');
  });

  it('counts its statuses anew', async () => {
    const { t, page, server, changed, first } = await open();
    const tabs = () =>
      [...page.querySelectorAll(`[aria-label="${t('queue.statuses')}"] button`)].map(({ textContent }) => textContent);
    const counted = (all: number, isNew: number, inReview: number) =>
      [
        [t('queue.all'), all],
        [statusLabel(t, 'new'), isNew],
        [statusLabel(t, 'in_review'), inReview],
      ].map(([name, n]) => `${name}${formatNumber(Number(n), locale)}`);
    await settled(() => expect(tabs().slice(0, 3)).toEqual(counted(2, 2, 0)));
    moveOn(kind, first, 'in_review');
    server.submissions[kind].push(letter('Third'));
    changed(first.id);
    await settled(() => expect(tabs().slice(0, 3)).toEqual(counted(3, 2, 1)));
  });
});

describe.each(byTurns())('A record that somebody else works on, in %s', (locale) => {
  it('says what was done and by whom, and keeps what is typed', async () => {
    const server = backOfficeServer();
    const record = letter('Visiting', { status: 'in_review', next: ['answered', 'declined'] });
    server.submissions[kind] = [record];
    const { t, live, page, press, says, type } = await openBackOffice(locale, `/${kind}/${record.id}`, server);
    await says(t('next.title'));
    await press(t('step.declined'));
    const field = (label: string) =>
      [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '';
    const words = (label: string) => document.getElementById(field(label));
    await settled(() => expect(words(t('next.reason'))).toBeTruthy());
    type(words(t('next.reason')), 'No room this year');
    type(words(t('correspondence.comment.text')), 'To be asked again');
    moveOn(kind, record, 'answered', 'Answered by telephone');
    tellBrowser('queue', { kind, created: [], changed: [record.id] });
    await says(live('changed'), 'Answered by telephone', 'Huda Nasser');
    expect(words(t('next.reason'))).toHaveProperty('value', 'No room this year');
    await press(live('load'));
    await settled(() => expect(page.querySelector('main')?.textContent).not.toContain(live('changed')));
    // The step follows no longer: its words are kept to be made a comment.
    await says('No room this year');
    expect(words(t('correspondence.comment.text'))).toHaveProperty('value', 'To be asked again');
    moveOn(kind, record, 'archived', 'Not for us');
    tellBrowser('queue', { kind, created: [], changed: [record.id] });
    await says(live('changed'), 'Not for us');
    // One's own comment reads the page anew, and hides nothing of what others did.
    await press(t('correspondence.comment.send'));
    await settled(() => expect(words(t('correspondence.comment.text'))).toHaveProperty('value', ''));
    await says(live('changed'), statusLabel(t, 'archived'));
  });

  it('is not said to be somebody else’s where one’s own approval has made an account', async () => {
    const profiles = 'founding-fellows-profiles';
    const server = backOfficeServer();
    const [mine, theirs] = [1, 2].map(() => buildSubmission(profiles, { status: 'in_review' }));
    if (!mine || !theirs) throw new Error('Two profiles');
    server.submissions[profiles] = [mine, theirs];
    const first = await openBackOffice(locale, `/${profiles}/${mine.id}`, server);
    await first.press(first.t('step.approved'));
    await first.says(first.t('next.reasonOptional'));
    first.page.querySelector<HTMLFormElement>('form:has(textarea)')?.requestSubmit();
    await first.says(first.t('history.invitationSent'));
    tellBrowser('queue', { kind: profiles, created: [], changed: [mine.id] });
    expect(first.page.querySelector('main')?.textContent).not.toContain(first.live('changed'));
    first.page.remove();
    const { t, live, says } = await openBackOffice(locale, `/${profiles}/${theirs.id}`, server);
    await says(t('next.title'));
    moveOn(profiles, theirs, 'approved');
    tellBrowser('queue', { kind: profiles, created: [], changed: [theirs.id] });
    await says(live('changed'), 'Huda Nasser', t('history.invitationSent'));
  });
});
