import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';

describe.each(byTurns())('The keyboard’s place, in %s', (locale) => {
  const open = async (path = '') => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad', 'Li Wei'].map((fullName) =>
      buildSubmission('travel-intakes', { status: 'in_review', fields: { fullName } }),
    );
    server.submissions['travel-intakes'] = rows;
    server.views = ['Mine', 'Late'].map((name) => ({
      id: name,
      queue: 'travel-intakes',
      name,
      query: 'pageSize=50',
      isDefault: false,
    }));
    const opened = await openBackOffice(locale, `/travel-intakes${path && `/${rows[0]?.id}`}`, server);
    await opened.says('Amina Otieno');
    /** As by the keyboard: what is pressed has the focus. */
    const press = async (name: string) => {
      const named = () =>
        [...document.querySelectorAll<HTMLElement>('button, a')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
        );
      await settled(() => expect(named(), `a control named ${name}`).toBeDefined());
      named()?.focus();
      named()?.click();
    };
    const standsAt = (place: string) =>
      settled(() =>
        expect([document.activeElement?.tagName, document.activeElement?.textContent].join(' ')).toBe(place),
      );
    return { ...opened, press, standsAt };
  };

  it('is the title of each page that one comes to, once it is there', async () => {
    const { press, standsAt, t } = await open();
    await press('Amina Otieno');
    await standsAt('H1 Amina Otieno');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', key: 'k', bubbles: true }));
    await standsAt('H1 Omar Haddad');
    await press(t('kind.contact-messages'));
    await standsAt(`H1 ${t('kind.contact-messages')}`);
  });

  it('is the panel’s title once a submission is taken on, and where a step is let go', async () => {
    const { press, standsAt, t } = await open('record');
    await press(t('assignee.take'));
    await standsAt(`H2 ${t('field.assignee')}`);
    await press(t('step.declined'));
    await settled(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await press(t('next.cancel'));
    await standsAt(`H2 ${t('next.title')}`);
  });

  it('stays where one ticks what a sender is to complete, beside the reason', async () => {
    const { press, page, t } = await open('record');
    await press(t('step.needs_info'));
    await settled(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    const box = page.querySelector<HTMLInputElement>('form fieldset input') ?? expect.fail();
    box.focus();
    box.click();
    await settled(() => expect(box.checked).toBe(true));
    expect(document.activeElement).toBe(box);
  });

  it('is what became of many rows, and the list once that is read', async () => {
    const { press, page, lists, t, says } = await open();
    const focused = () => document.activeElement?.textContent ?? '';
    const all = { count: 3, things: t('counted.travel-intakes', { count: 3 }) };
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    await says(lists('bulk.marked', all));
    const search = page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.assign')}"]`);
    search?.focus();
    search?.closest('.ant-select-selector')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await settled(() => expect(document.querySelector('.ant-select-item-option')).not.toBeNull());
    document.querySelector<HTMLElement>('.ant-select-item-option')?.click();
    await settled(() => expect(focused()).toContain(lists('bulk.done', all)));
    await press(lists('bulk.undo', { count: 3 }));
    await settled(() => expect(focused()).toContain(lists('bulk.undone', all)));
    await press(lists('bulk.close'));
    await settled(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(t('kind.travel-intakes')));
  });

  it('is the row that comes into the place of one that is taken away, and the window’s title without any', async () => {
    const { press, standsAt, lists } = await open();
    const rowOf = (name: string) => [
      name,
      ...['makeDefault', 'renameShort', 'deleteShort'].map((key) => lists(`views.${key}` as 'views.title')),
    ];
    await press(lists('views.manage'));
    await press(lists('views.delete', { name: 'Mine' }));
    await standsAt(`LI ${rowOf('Late').join('')}`);
    await press(lists('views.delete', { name: 'Late' }));
    await standsAt(`H2 ${lists('views.title')}`);
  });
});
