import { describe, expect, it } from 'vitest';
import { backOfficeServer, moveOn } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { chooseFrom } from '../../../tests/back-office/choose-from';
import { focusedRow, openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';
import { isForGood, leadsBack, undoOf } from './undo-of';

const press = (key: KeyboardEventInit, target: EventTarget = document.activeElement ?? document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));

describe.each(byTurns())('A queue by its keys, in %s', (locale) => {
  const open = async (query = '', count = 0) => {
    const server = backOfficeServer();
    const senders = count > 0 ? Array.from({ length: count }, (_, n) => n) : ['Amina Otieno', 'Omar Haddad', 'Li Wei'];
    const rows = senders.map((fullName) =>
      buildSubmission('contact-messages', { fields: { fullName: `${fullName}`, subject: `From ${fullName}` } }),
    );
    server.submissions['contact-messages'] = rows;
    const opened = await openBackOffice(locale, `/contact-messages${query}`, server);
    await opened.says(`From ${senders.at(-1)}`);
    return { ...opened, rows };
  };
  const focused = () => document.activeElement?.textContent;

  it('is gone through row by row, whatever letters are typed, and rows are marked', async () => {
    const { t, lists, says } = await open();
    press({ code: 'KeyJ', key: locale === 'ar' ? 'ت' : 'j' });
    expect(focused()).toBe('From Li Wei');
    press({ code: 'ArrowDown', key: 'ArrowDown' });
    expect(focused()).toBe('From Omar Haddad');
    press({ code: 'KeyK', key: 'k' });
    expect(focused()).toBe('From Li Wei');
    press({ code: 'KeyX', key: 'x' });
    await says(lists('bulk.marked', { things: t('counted.contact-messages', { count: 1 }) }));
    expect(focused()).toBe('From Li Wei');
  });

  it('hears none while one types, nor with another key', async () => {
    const { page } = await open();
    const search = page.querySelector<HTMLInputElement>('input[type="search"]');
    search?.focus();
    press({ code: 'KeyJ', key: 'j' });
    expect(document.activeElement).toBe(search);
    search?.blur();
    press({ code: 'KeyJ', key: 'j', ctrlKey: true });
    expect(focused()).not.toBe('From Li Wei');
  });

  it('leads to its search by the slash, where a letter stands in its place too', async () => {
    const { page } = await open();
    press({ code: 'Slash', key: locale === 'ar' ? 'ظ' : '/' });
    expect(document.activeElement).toBe(page.querySelector('main input[type="search"]'));
  });

  it('has a sheet of its keys behind the question mark', async () => {
    const { lists } = await open();
    press({ code: 'Slash', key: locale === 'ar' ? '؟' : '?', shiftKey: true });
    await settled(() => expect(document.querySelector('dialog[open]')?.textContent).toContain(lists('keys.mark')));
  });

  it('leads from a submission to the next one, and to the one before', async () => {
    const { t, lists, press: follow, address, rows, says } = await open();
    await follow('From Li Wei');
    // The list's own pages have a button of that name.
    await says(t('next.title'));
    await follow(lists('keys.nextShort'));
    await settled(() => expect(address()).toBe(`/contact-messages/${rows[1]?.id}`));
    await says(rows[1]?.reference ?? '');
    press({ code: 'KeyK', key: 'k' }, document.body);
    await settled(() => expect(address()).toBe(`/contact-messages/${rows[2]?.id}`));
    await says(rows[2]?.reference ?? '');
    await follow(lists('keys.previousShort'));
    await says(lists('keys.noPrevious'));
  });

  it('is gone on with from a submission’s row, the one that one has stepped to', async () => {
    const { t, press: follow, says } = await open();
    await follow('From Omar Haddad');
    await says(t('next.title'));
    press({ code: 'KeyJ', key: 'j' });
    await settled(() => expect(document.querySelector('h1')?.textContent).toBe('From Amina Otieno'));
    press({ code: 'KeyU', key: 'u' });
    await settled(() => expect(focusedRow()).toBe('From Amina Otieno'));
    press({ code: 'KeyK', key: 'k' });
    await settled(() => expect(focusedRow()).toBe('From Omar Haddad'));
  });

  it('is gone on with from the next row, where a submission has left the list', async () => {
    const {
      t,
      press: follow,
      says,
      rows,
    } = await open('?filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=new');
    await follow('From Omar Haddad');
    await says(t('next.title'));
    moveOn('contact-messages', rows[1] ?? expect.fail(), 'in_review');
    press({ code: 'KeyU', key: 'u' });
    await settled(() => expect(document.querySelector('tbody')?.textContent).not.toContain('From Omar Haddad'));
    await settled(() => expect(focusedRow()).toBe('From Amina Otieno'));
  });

  it('is come back to at the page that one has stepped to', async () => {
    const { t, press: follow, address, says } = await open('', 21);
    await follow('From 1');
    await says(t('next.title'));
    press({ code: 'KeyJ', key: 'j' });
    await settled(() => expect(document.querySelector('h1')?.textContent).toBe('From 0'));
    press({ code: 'KeyU', key: 'u' });
    await settled(() => expect(focusedRow()).toBe('From 0'));
    expect(address()).toContain('currentPage=2');
  });

  it('is come back to at that page also by the browser’s own way back', async () => {
    const { t, press: follow, address, says, goBack } = await open('', 21);
    await settled(() => expect(address()).toContain('currentPage=1'));
    await follow('From 1');
    await says(t('next.title'));
    press({ code: 'KeyJ', key: 'j' });
    await settled(() => expect(document.querySelector('h1')?.textContent).toBe('From 0'));
    goBack();
    await settled(() => expect(focusedRow()).toBe('From 0'));
    expect(address()).toContain('currentPage=2');
  });
});

describe.each(byTurns())('Many rows, in %s', (locale) => {
  it('are assigned together; what changed meanwhile is named and stays marked; the rest is taken back', async () => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad'].map((fullName) =>
      buildSubmission('travel-intakes', { fields: { fullName } }),
    );
    const [first, second] = rows;
    if (!first || !second) throw new Error('Two rows');
    server.submissions['travel-intakes'] = rows;
    const { t, lists, page, press: follow, says } = await openBackOffice(locale, '/travel-intakes', server);
    const things = (count: number) => ({ count, things: t('counted.travel-intakes', { count }) });
    await says('Amina Otieno', 'Omar Haddad');
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    await says(lists('bulk.marked', things(2)));
    moveOn('travel-intakes', second, 'in_review');
    await chooseFrom(lists('bulk.assign'), lists('bulk.toMe'));
    await says(lists('bulk.done', things(1)), lists('bulk.left', things(1)), lists('bulk.changed'));
    await says(lists('bulk.marked', things(1)));
    expect([first.assignee?.id, second.assignee]).toEqual(['u1', null]);
    await follow(lists('bulk.undo', { count: 1 }));
    await says(lists('bulk.undone', things(1)));
    expect(first.assignee).toBeNull();
  });
});

describe.each(byTurns())('A step with many rows that is undone, in %s', (locale) => {
  const openRows = async (status: string) => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad'].map((fullName) =>
      buildSubmission('travel-intakes', { status, fields: { fullName } }),
    );
    server.submissions['travel-intakes'] = rows;
    const opened = await openBackOffice(locale, '/travel-intakes', server);
    const { t, lists, page, says } = opened;
    const things = (count: number) => ({ count, things: t('counted.travel-intakes', { count }) });
    await says('Amina Otieno', 'Omar Haddad');
    const take = async (to: 'in_review' | 'needs_info') => {
      page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
      await says(lists('bulk.marked', things(2)));
      await chooseFrom(lists('bulk.status'), t(`status.${to}`));
      await settled(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
      opened.type(page.querySelector<HTMLTextAreaElement>('dialog[open] textarea'), 'Please send your passport');
      page.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit();
      await says(lists('bulk.done', things(2)));
    };
    return { ...opened, rows, things, take };
  };

  it('puts back those that nobody has changed since, and says which and why of the others', async () => {
    const { lists, press: follow, says, rows, things, take } = await openRows('new');
    await take('in_review');
    moveOn('travel-intakes', rows[1] ?? expect.fail(), 'approved');
    await follow(lists('bulk.undo', { count: 2 }));
    await says(lists('bulk.undone', things(1)), lists('bulk.left', things(1)), lists('bulk.changed'));
    expect(rows.map(({ status }) => status)).toEqual(['new', 'approved']);
  });

  it('is none that told its senders, which says so and offers the step that leads back', async () => {
    const { t, lists, page, press: follow, says, rows, things, take } = await openRows('in_review');
    await take('needs_info');
    await says(lists('bulk.forGood', things(2)));
    expect(page.textContent).not.toContain(lists('bulk.undo', { count: 2 }));
    await follow(lists('bulk.back', { status: t('status.in_review'), count: 2 }));
    await settled(() => expect(rows.map(({ status }) => status)).toEqual(['in_review', 'in_review']));
    expect(rows.map(({ history }) => history.at(-1)?.action)).toEqual(['transition', 'transition']);
  });
});

describe.each(byTurns())('A step with many rows, in %s', (locale) => {
  it('says how many it changes, which it leaves, and that no way leads back; and changes just these', async () => {
    const server = backOfficeServer();
    const rows = (['in_review', 'in_review', 'new', 'booked'] as const).map((status) =>
      buildSubmission('travel-intakes', { status, fields: { fullName: 'Amina Otieno' } }),
    );
    server.submissions['travel-intakes'] = rows;
    const { t, lists, page, says } = await openBackOffice(locale, '/travel-intakes', server);
    await says('Amina Otieno');
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    const things = (count: number) => t('counted.travel-intakes', { count });
    await says(lists('bulk.marked', { things: things(4) }));
    await chooseFrom(lists('bulk.status'), t('status.approved'));
    const dialog = () => page.querySelector('dialog[open]');
    await settled(() => expect(dialog()).not.toBeNull());
    const said = dialog()?.textContent ?? '';
    for (const words of [
      lists('bulk.confirm', { status: t('status.approved'), things: things(2) }),
      lists('bulk.go', { count: 2 }),
      lists('bulk.leaves', { things: things(2) }),
      t('next.forGood'),
    ])
      expect(said).toContain(words);
    expect(rows.map(({ reference }) => said.includes(reference))).toEqual([false, false, true, true]);
    dialog()?.querySelector('form')?.requestSubmit();
    await says(lists('bulk.done', { count: 2, things: things(2) }), lists('bulk.marked', { things: things(2) }));
    expect(rows.map(({ status }) => status)).toEqual(['approved', 'approved', 'new', 'booked']);
  });

  it.each([3, 4])(
    'shows up to three that it leaves, and folds more, as the dialog scrolls already: %i',
    async (count) => {
      const server = backOfficeServer();
      server.submissions['travel-intakes'] = Array.from({ length: count + 1 }, (_, i) =>
        buildSubmission('travel-intakes', {
          status: i > 0 ? 'new' : 'in_review',
          fields: { fullName: 'Amina Otieno' },
        }),
      );
      const { t, lists, page, says } = await openBackOffice(locale, '/travel-intakes', server);
      await says('Amina Otieno');
      page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
      await says(lists('bulk.marked', { things: t('counted.travel-intakes', { count: count + 1 }) }));
      await chooseFrom(lists('bulk.status'), t('status.approved'));
      await settled(() => expect(page.querySelector('dialog[open] details')).toHaveProperty('open', count === 3));
      expect(page.querySelectorAll('dialog[open] details li')).toHaveLength(count);
    },
  );

  it('leaves out what one has sent oneself, says how many and why, and offers no step where that is all', async () => {
    const server = backOfficeServer();
    const rows = [true, false].map((isOwn) =>
      buildSubmission('travel-intakes', { status: 'in_review', isOwn, fields: { fullName: 'Amina Otieno' } }),
    );
    server.submissions['travel-intakes'] = rows;
    const { t, lists, page, says } = await openBackOffice(locale, '/travel-intakes', server);
    await says('Amina Otieno');
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    const things = t('counted.travel-intakes', { count: 1 });
    await says(lists('bulk.own', { things }));
    await chooseFrom(lists('bulk.status'), t('status.approved'));
    const dialog = () => page.querySelector('dialog[open]');
    await settled(() => expect(dialog()).not.toBeNull());
    expect(dialog()?.textContent).toContain(lists('bulk.own', { things }));
    expect(rows.map(({ reference }) => dialog()?.textContent?.includes(reference))).toEqual([true, false]);
    dialog()?.querySelector('form')?.requestSubmit();
    await says(lists('bulk.done', { count: 1, things }));
    expect(rows.map(({ status }) => status)).toEqual(['in_review', 'approved']);
    // What is left marked is one's own alone.
    await says(lists('bulk.marked', { things }));
    expect(page.querySelector(`input[aria-label="${lists('bulk.status')}"]`)).toHaveProperty('disabled', true);
  });

  it('is not offered in the record of what one has sent oneself either, which says why', async () => {
    const server = backOfficeServer();
    const rows = [true, false].map((isOwn) => buildSubmission('contact-messages', { status: 'in_review', isOwn }));
    server.submissions['contact-messages'] = rows;
    for (const { id, isOwn } of rows) {
      const { t, page, says } = await openBackOffice(locale, `/contact-messages/${id}`, server);
      await says(t('next.title'), t('assignee.take'));
      expect(page.textContent?.includes(t('next.own'))).toBe(isOwn);
      expect(page.textContent?.includes(t('step.answered'))).toBe(!isOwn);
      page.remove();
    }
  });

  it('says that an account is made for a founding fellow who is approved, as the step for one does', async () => {
    const server = backOfficeServer();
    const row = buildSubmission('founding-fellows-profiles', { status: 'in_review', fields: { fullName: 'Li Wei' } });
    server.submissions['founding-fellows-profiles'] = [row];
    const many = await openBackOffice(locale, '/founding-fellows-profiles', server);
    await many.says('Li Wei');
    many.page.querySelector<HTMLInputElement>(`input[aria-label="${many.lists('bulk.markPage')}"]`)?.click();
    await many.says(many.lists('bulk.marked', { things: many.t('counted.founding-fellows-profiles', { count: 1 }) }));
    await chooseFrom(many.lists('bulk.status'), many.t('status.approved'));
    await many.says(many.t('next.invites'), many.t('next.forGood'));
    many.page.remove();
    const { t, press: follow, says } = await openBackOffice(locale, `/founding-fellows-profiles/${row.id}`, server);
    await follow(t('step.approved'));
    await says(t('next.invites'), t('next.forGood'));
    await follow(t('next.cancel'));
    await follow(t('step.archived'));
    await says(t('next.last'));
  });
});

describe.each(byTurns())('The reason of a step with many rows, in %s', (locale) => {
  it('is kept until all of them were changed, and said to have been written before', async () => {
    const server = backOfficeServer();
    const row = buildSubmission('contact-messages', { status: 'in_review', fields: { fullName: 'Amina Otieno' } });
    server.submissions['contact-messages'] = [row];
    const choose = async () => {
      const opened = await openBackOffice(locale, '/contact-messages', server);
      const { lists, page, t, says } = opened;
      await says('Amina Otieno');
      page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
      await says(lists('bulk.marked', { things: t('counted.contact-messages', { count: 1 }) }));
      await chooseFrom(lists('bulk.status'), t('status.answered'));
      const field = () => page.querySelector<HTMLTextAreaElement>('dialog[open] textarea');
      await settled(() => expect(field()).not.toBeNull());
      return { ...opened, field };
    };
    const { page, type, field } = await choose();
    type(field(), 'The library is open again');
    await settled(() => expect(Object.keys(localStorage).join()).toContain('bulk:step:answered'));
    page.remove();
    const again = await choose();
    await settled(() => expect(again.field()?.value).toBe('The library is open again'));
    expect(again.field()?.form?.textContent).toContain(again.lists('bulk.kept'));
    again.field()?.form?.requestSubmit();
    await settled(() => expect(row).toMatchObject({ status: 'answered' }));
    await settled(() => expect(Object.keys(localStorage).join()).not.toContain('bulk:step'));
  });
});

describe('What takes a change back', () => {
  const row = { id: 'a', reference: 'TI-1', status: 'in_review', createdAt: '', version: '3', assignee: 'u2' };
  const present = { version: 4, status: 'in_review', assignee: 'u1' };
  const result = { id: 'a', outcome: 'done' as const, message: '', present };

  it('is who had it before, from the version that the change made', () => {
    expect(undoOf('travel-intakes', { row, result })).toEqual([{ id: 'a', version: 4, assignee: 'u2' }]);
  });

  const stepped = (from: string, to: string) => ({
    row: { ...row, status: from },
    result: { ...result, present: { ...present, status: to } },
  });

  it.each([
    ['contact-messages', 'in_review', 'answered'],
    ['travel-intakes', 'new', 'in_review'],
    ['applications', 'interview', 'decision_ready'],
  ] as const)('of %s is a step from %s to %s, as it told nobody', (kind, from, to) => {
    expect(undoOf(kind, stepped(from, to))).toEqual([{ id: 'a', version: 4, takesBack: true }]);
    expect(isForGood(kind, stepped(from, to))).toBe(false);
    expect(leadsBack(kind, stepped(from, to))).toBeUndefined();
  });

  it.each([
    ['travel-intakes', 'in_review', 'needs_info', true],
    ['travel-intakes', 'in_review', 'approved', false],
    ['travel-intakes', 'needs_info', 'in_review', false],
    ['travel-requests', 'new', 'in_review', false],
    ['applications', 'in_review', 'more_info', true],
  ] as const)('of %s is nothing from %s to %s, and another step where one leads back', (kind, from, to, hasWay) => {
    expect(undoOf(kind, stepped(from, to))).toEqual([]);
    expect(isForGood(kind, stepped(from, to))).toBe(true);
    const way = { ...row, status: to, version: '4', assignee: 'u1' };
    expect(leadsBack(kind, stepped(from, to))).toEqual(hasWay ? way : undefined);
  });

  it('is nothing for what was not changed', () => {
    for (const unchanged of [
      { ...result, outcome: 'changed' as const },
      { ...result, present: { ...present, version: 3 } },
    ]) {
      expect(undoOf('travel-intakes', { row, result: unchanged })).toEqual([]);
      expect(isForGood('travel-intakes', { row, result: unchanged })).toBe(false);
    }
  });
});
