import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { focusedRow, openBackOffice, pressKey, settled } from '../../../tests/back-office/open-back-office';

const account = (id: string, given: Partial<MemberAccountDetail> = {}): MemberAccountDetail => ({
  id,
  name: `Member ${id}`,
  email: `${id}@lakeside.example`,
  state: 'active',
  role: 'member',
  slug: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  language: 'en',
  country: 'KE',
  lastSeenAt: null,
  suspension: null,
  erasedAt: null,
  canResendConfirmation: false,
  canInvite: false,
  sent: [],
  reports: [],
  history: [],
  ...given,
});

describe.each(byTurns())('Member accounts, in %s', (locale) => {
  const open = (path: string) => {
    const server = backOfficeServer();
    server.accounts = Array.from({ length: 23 }, (_, i) => account(`${i + 1}`));
    return openBackOffice(locale, `/member-accounts${path}`, server).then((opened) => ({ server, ...opened }));
  };

  it('are come back to at the one that was read, by its key and by the link, as they were narrowed', async () => {
    const { t, address, press, says } = await open('?state=active&page=2');
    const byKey = () => Promise.resolve(pressKey('KeyU'));
    const byLink = () => press(t('detail.back', { queue: t('accounts.title') }));
    for (const leave of [byKey, byLink]) {
      await press('Member 22');
      await says(t('accounts.sent'));
      await leave();
      await settled(() => expect(focusedRow()).toBe('Member 22'));
      expect(address()).toBe('/member-accounts?state=active&page=2');
    }
    pressKey('KeyJ');
    expect(focusedRow()).toBe('Member 23');
  });

  it('are gone on with from the next one, where the one that was read has left the list', async () => {
    const { t, press, says, server } = await open('?state=active&page=2');
    await press('Member 22');
    await says(t('accounts.sent'));
    Object.assign(server.accounts[21] ?? {}, { state: 'suspended' });
    pressKey('KeyU');
    await settled(() => expect(document.querySelector('main')?.textContent).not.toContain('Member 22'));
    await settled(() => expect(focusedRow()).toBe('Member 23'));
  });

  it('are searched as one types, with what was pressed meanwhile, and keep what is typed on', async () => {
    const { t, page, press, address, says, type, goBack } = await open('?state=active');
    await says('Member 1');
    const field = () => page.querySelector<HTMLInputElement>('input[type="search"]');
    type(field(), 'lakeside');
    await press(t('accounts.state.suspended'));
    await settled(() => expect(address()).toBe('/member-accounts?q=lakeside&state=suspended'));
    type(field(), 'lakeside.example ');
    await settled(() => expect(address()).toBe('/member-accounts?q=lakeside.example&state=suspended'));
    expect(field()?.value).toBe('lakeside.example ');
    // A word is no step of the way back; the status was one.
    goBack();
    await settled(() => expect(field()?.value).toBe(''));
    expect(address()).toBe('/member-accounts?state=active');
  });

  it('are shown by the last page where the address names one past it', async () => {
    const { address, says } = await open('?state=active&page=4');
    await says('Member 23');
    await settled(() => expect(address()).toBe('/member-accounts?state=active&page=2'));
  });

  it('keep the days that were chosen for a suspension, until it is taken', async () => {
    const { t, page, press, says, server } = await open('/1');
    await press(t('step.suspended'));
    await says(t('next.reason'));
    const days = `input[aria-label="${t('next.days')}"]`;
    const box = page.querySelector(days)?.closest('.ant-select-selector');
    box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
    const month = t('next.forDays', { count: 30 });
    await settled(() => expect(options().map(({ textContent }) => textContent)).toContain(month));
    options()
      .find(({ textContent }) => textContent === month)
      ?.click();
    await settled(() => expect(Object.keys(localStorage).join()).toContain('member-accounts:1:step:suspended'));
    page.remove();
    const again = await openBackOffice(locale, '/member-accounts/1', server);
    await again.press(t('step.suspended'));
    await settled(() => expect(again.page.querySelector(days)?.closest('.ant-select')?.textContent).toContain(month));
  });
});
