import { describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import english from '~/i18n/locales/en/admin.json';
import { accessControlProvider } from './access-control-provider';
import { authProvider } from './auth-provider';
import { i18nProvider } from './i18n-provider';
import { escapeTexts, isSameAddress } from './router-provider';

describe('the session', () => {
  const person = { id: 'u1', fullName: 'Mariam', role: 'coordinator' };

  it.each([
    [401, 1],
    [403, 1],
    [404, 0],
    [409, 0],
    [503, 0],
    [0, 0],
  ])('after an answer of status %i is left for the sign-in %i times', async (statusCode, times) => {
    const toSignIn = vi.fn();
    await authProvider(person, { toSignIn, signOut: vi.fn() }).onError({ statusCode });
    expect(toSignIn).toHaveBeenCalledTimes(times);
  });
});

describe('access', () => {
  it.each([
    ['coordinator', 'travel-intakes', 'show', true],
    ['coordinator', 'travel-intakes', 'delete', false],
    ['coordinator', 'travel-intakes', 'create', false],
    ['coordinator', 'users', 'list', false],
    ['member', 'travel-intakes', 'list', false],
  ] as const)('of a %s to %s (%s): %s', async (role, resource, action, can) => {
    expect(await accessControlProvider({ role }).can({ resource, action })).toEqual({ can });
  });

  it('of a coordinator of some queues is to these', async () => {
    const { can } = accessControlProvider({ role: 'coordinator', queues: ['travel-intakes'] });
    expect(await can({ resource: 'travel-intakes', action: 'list' })).toEqual({ can: true });
    expect(await can({ resource: 'applications', action: 'list' })).toEqual({ can: false });
  });
});

describe('Refine’s texts', () => {
  const { translate } = i18nProvider(createTexts('en', { admin: english }), 'en', () => undefined);

  it('are the back office’s where it has them, else Refine’s', () => {
    expect(translate('buttons.logout', 'Logout')).toBe('Sign out');
    expect(translate('buttons.clone', 'Clone')).toBe('Clone');
    expect(translate('buttons.clone', {}, 'Clone')).toBe('Clone');
  });
});

describe('what Refine writes into the address', () => {
  it('is escaped at every depth', () => {
    expect(escapeTexts({ page: 2, filters: [{ value: 'R&D' }] })).toEqual({ page: 2, filters: [{ value: 'R%26D' }] });
  });

  it('is the same in another order and escaped otherwise, and not where it says something else', () => {
    const present = '/en/admin/applications?pageSize=20&filters%5B0%5D%5Bvalue%5D=R%26D';
    expect(isSameAddress('?filters[0][value]=R%26D&pageSize=20', present)).toBe(true);
    expect(isSameAddress('?filters[0][value]=R%26D&pageSize=50', present)).toBe(false);
    expect(isSameAddress('/en/admin/users?pageSize=20&filters[0][value]=R%26D', present)).toBe(false);
  });
});
