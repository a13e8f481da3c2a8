import { locales } from '@scholars/contract/locale';
import { describe, expect, it } from 'vitest';
import { backOfficeServer, moveOn } from '../../../tests/back-office/back-office-server';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';
import { undoOf } from './undo-of';

const press = (key: KeyboardEventInit, target: EventTarget = document.activeElement ?? document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));

describe.each(locales)('A queue by its keys, in %s', (locale) => {
  const open = async () => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad', 'Li Wei'].map((fullName) =>
      buildSubmission('contact-messages', { fields: { fullName, subject: `From ${fullName}` } }),
    );
    server.submissions['contact-messages'] = rows;
    const opened = await openBackOffice(locale, '/contact-messages', server);
    await opened.says('From Amina Otieno');
    return { ...opened, rows };
  };
  const focused = () => document.activeElement?.textContent;

  it('is gone through row by row, whatever letters are typed, and rows are marked', async () => {
    const { lists, says } = await open();
    press({ code: 'KeyJ', key: locale === 'ar' ? 'ت' : 'j' });
    expect(focused()).toBe('From Li Wei');
    press({ code: 'ArrowDown', key: 'ArrowDown' });
    expect(focused()).toBe('From Omar Haddad');
    press({ code: 'KeyK', key: 'k' });
    expect(focused()).toBe('From Li Wei');
    press({ code: 'KeyX', key: 'x' });
    await says(lists('bulk.marked', { count: 1 }));
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
});

describe.each(locales)('Many rows, in %s', (locale) => {
  it('are assigned together; what changed meanwhile is named and stays marked; the rest is taken back', async () => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad'].map((fullName) =>
      buildSubmission('travel-intakes', { fields: { fullName } }),
    );
    const [first, second] = rows;
    if (!first || !second) throw new Error('Two rows');
    server.submissions['travel-intakes'] = rows;
    const { lists, page, press: follow, says } = await openBackOffice(locale, '/travel-intakes', server);
    await says('Amina Otieno', 'Omar Haddad');
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    await says(lists('bulk.marked', { count: 2 }));
    moveOn('travel-intakes', second, 'in_review');
    const box = page.querySelector(`input[aria-label="${lists('bulk.assign')}"]`)?.closest('.ant-select-selector');
    box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    const option = () =>
      [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
        ({ textContent }) => textContent === lists('bulk.toMe'),
      );
    await settled(() => expect(option()).toBeDefined());
    option()?.click();
    await says(lists('bulk.done', { count: 1 }), lists('bulk.left', { count: 1 }), lists('bulk.changed'));
    await says(lists('bulk.marked', { count: 1 }));
    expect([first.assignee?.id, second.assignee]).toEqual(['u1', null]);
    await follow(lists('bulk.undo', { count: 1 }));
    await says(lists('bulk.undone', { count: 1 }));
    expect(first.assignee).toBeNull();
  });
});

describe('What takes a change back', () => {
  const row = { id: 'a', reference: 'TI-1', status: 'in_review', createdAt: '', version: '3', assignee: 'u2' };
  const present = { version: 4, status: 'in_review', assignee: 'u1' };
  const result = { id: 'a', outcome: 'done' as const, message: '', present };

  it('is who had it before, from the version that the change made', () => {
    expect(undoOf('travel-intakes', row, result)).toEqual([{ id: 'a', version: 4, assignee: 'u2' }]);
  });

  it.each([
    ['contact-messages', 'in_review', 'answered', [{ id: 'a', version: 4, to: 'in_review' }]],
    ['travel-intakes', 'in_review', 'needs_info', [{ id: 'a', version: 4, to: 'in_review' }]],
    ['travel-intakes', 'new', 'in_review', []],
    ['travel-intakes', 'needs_info', 'in_review', []],
  ] as const)(
    'of %s is a step from %s to %s where the flow leads back without a reason',
    (kind, from, to, expected) => {
      const taken = { ...result, present: { ...present, status: to } };
      expect(undoOf(kind, { ...row, status: from }, taken)).toEqual(expected);
    },
  );

  it('is nothing for what was not changed', () => {
    expect(undoOf('travel-intakes', row, { ...result, outcome: 'changed' })).toEqual([]);
    expect(undoOf('travel-intakes', row, { ...result, present: { ...present, version: 3 } })).toEqual([]);
  });
});
