import { describe, expect, it, vi } from 'vitest';
import type { BackOfficeClient } from '../data/back-office-client';
import { backOfficeProvider } from '../data/back-office-provider';
import { mailJobCalls } from './mail-job-calls';
import { failureKey, templateKey } from './mail-words';

const mailJobProvider = (client: BackOfficeClient) =>
  backOfficeProvider(client, new Map([['mail-jobs', mailJobCalls(client)]]));

describe('the provider of mails', () => {
  it('asks for a page of one state, and gives the number of all', async () => {
    const get = vi.fn(async () => ({
      data: { data: [{ id: 'one' }], meta: { page: 2, pageSize: 20, pageCount: 2, total: 21 } },
    }));
    const provider = mailJobProvider({
      get,
      post: vi.fn(),
      put: vi.fn(),
      patch: vi.fn(),
      delete: vi.fn(),
      getFile: vi.fn(),
    });
    const answer = await provider.getList({
      resource: 'mail-jobs',
      filters: [{ field: 'state', operator: 'eq', value: 'failed' }],
      pagination: { currentPage: 2, pageSize: 20 },
    });
    expect(get).toHaveBeenCalledWith('/api/mail-jobs?page=2&pageSize=20&state=failed');
    expect(answer).toEqual({ data: [{ id: 'one' }], total: 21 });
  });

  it('sends again what is updated, and neither makes nor deletes', async () => {
    const post = vi.fn(async () => ({ data: { data: { id: 'one', state: 'queued' } } }));
    const provider = mailJobProvider({
      get: vi.fn(),
      post,
      put: vi.fn(),
      patch: vi.fn(),
      delete: vi.fn(),
      getFile: vi.fn(),
    });
    expect(await provider.update({ resource: 'mail-jobs', id: 'one', variables: {} })).toEqual({
      data: { id: 'one', state: 'queued' },
    });
    expect(post).toHaveBeenCalledWith('/api/mail-jobs/one/resend');
    await expect(provider.create({ resource: 'mail-jobs', variables: {} })).rejects.toThrow();
    await expect(provider.deleteOne({ resource: 'mail-jobs', id: 'one' })).rejects.toThrow();
  });
});

describe('the words of mails', () => {
  it.each([
    ['EENVELOPE 550', 'refused'],
    ['EMESSAGE 554', 'refused'],
    ['EENVELOPE 451', 'putOff'],
    ['EENVELOPE 421', 'unreachable'],
    ['ESOCKET', 'unreachable'],
    ['ETIMEDOUT', 'unreachable'],
    ['EAUTH 535', 'signIn'],
    ['EENVELOPE 530', 'signIn'],
    ['EPAYLOAD', 'broken'],
  ])('explain %s as %s', (code, meaning) => {
    expect(failureKey(code)).toBe(`mail.failure.${meaning}`);
  });

  it('name a mail of a later version as an email', () => {
    expect(templateKey('submission-received')).toBe('mail.template.submission-received');
    expect(templateKey('constructor')).toBe('mail.template.other');
  });
});
