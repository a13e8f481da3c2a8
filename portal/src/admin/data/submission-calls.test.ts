import { describe, expect, it, vi } from 'vitest';
import { auditLogProvider } from './audit-log-provider';
import { backOfficeProvider } from './back-office-provider';
import type { BackOfficeClient } from './back-office-client';
import { submissionCalls, withTieBreaker } from './submission-calls';

const detail = {
  id: 'abc',
  status: 'new',
  history: [
    { id: '1', at: '2026-11-01T10:00:00.000Z', actor: '', action: 'created', from: null, to: 'new', reason: '' },
  ],
};

function clientAnswering(data: unknown) {
  const call = () => vi.fn((_url: string, _body?: unknown) => Promise.resolve({ data }));
  return { get: call(), post: call(), put: call(), patch: call(), delete: call(), getFile: vi.fn() };
}

const submissionProvider = (client: BackOfficeClient) =>
  backOfficeProvider(client, new Map([['travel-intakes', submissionCalls(client, 'travel-intakes')]]));

describe('the provider of submissions', () => {
  it('asks for the columns of a queue and no more', async () => {
    const client = clientAnswering({ data: [], meta: { pagination: { total: 0 } } });
    await submissionProvider(client).getList({
      resource: 'travel-intakes',
      filters: [{ field: 'status', operator: 'in', value: ['new'] }],
      sorters: [{ field: 'fullName', order: 'asc' }],
      pagination: { currentPage: 2, pageSize: 5000 },
    });
    const { pathname, searchParams } = new URL(client.get.mock.calls[0]![0], 'http://portal.invalid');
    expect(pathname).toBe('/api/backoffice/travel-intakes');
    expect(searchParams.get('filters[status][$in][0]')).toBe('new');
    expect(searchParams.get('sort')).toBe('fullName:asc,id:desc');
    expect(searchParams.get('pagination[page]')).toBe('2');
    expect(searchParams.get('pagination[pageSize]')).toBe('100');
    expect([...searchParams].filter(([name]) => name.startsWith('fields')).map(([, value]) => value)).not.toContain(
      'phoneNumber',
    );
  });

  it('reads one submission from the contract’s call', async () => {
    const client = clientAnswering({ success: true, data: detail });
    const { data } = await submissionProvider(client).getOne({ resource: 'travel-intakes', id: 'abc' });
    expect(client.get).toHaveBeenCalledWith('/api/backoffice/travel-intakes/abc/detail');
    expect(data).toEqual(detail);
  });

  it('moves a submission by naming the version that was seen', async () => {
    const client = clientAnswering({ success: true, data: detail });
    const step = { to: 'in_review', reason: '', version: 3 };
    const variables = { change: 'transition', body: step };
    await submissionProvider(client).update({ resource: 'travel-intakes', id: 'abc', variables });
    expect(client.post).toHaveBeenCalledWith('/api/backoffice/travel-intakes/abc/transition', step);
  });

  it.each([
    ['assign', 'assign', { assignee: 'c1', version: 3 }],
    ['comment', 'comments', { text: 'Ask the library', mentions: [] }],
    ['message', 'messages', { text: 'Please send both pages' }],
  ] as const)('has a call of its own to %s', async (change, path, body) => {
    const client = clientAnswering({ success: true, data: detail });
    await submissionProvider(client).update({ resource: 'travel-intakes', id: 'abc', variables: { change, body } });
    expect(client.post).toHaveBeenCalledWith(`/api/backoffice/travel-intakes/abc/${path}`, body);
  });

  it('neither makes nor deletes submissions', async () => {
    const provider = submissionProvider(clientAnswering(undefined));
    await expect(provider.create({ resource: 'travel-intakes', variables: {} })).rejects.toThrow();
    await expect(provider.deleteOne({ resource: 'travel-intakes', id: 'abc' })).rejects.toThrow();
  });

  it('orders rows of equal value by their age, so that pages do not overlap', () => {
    expect(withTieBreaker([])).toEqual([{ field: 'id', order: 'desc' }]);
  });
});

describe('the audit log', () => {
  it('is the history that the CMS keeps', async () => {
    const logs: unknown = await auditLogProvider(clientAnswering({ success: true, data: detail })).get({
      resource: 'travel-intakes',
      meta: { id: 'abc' },
    });
    expect(logs).toMatchObject([{ id: '1', action: 'created', resource: 'travel-intakes', data: detail.history[0] }]);
  });
});
