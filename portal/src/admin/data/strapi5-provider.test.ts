import { describe, expect, it, vi } from 'vitest';
import { identify, strapi5Provider } from './strapi5-provider';

function clientAnswering(data: unknown) {
  const call = () => vi.fn((_url: string, _body?: unknown) => Promise.resolve({ data }));
  return { get: call(), post: call(), put: call(), patch: call(), delete: call(), getFile: vi.fn() };
}

const entry = { id: 7, documentId: 'abc', title: 'One' };

describe('the provider for Strapi 5', () => {
  it('names entries by their document id, within entries too', () => {
    expect(identify([{ ...entry, area: { id: 2, documentId: 'area' } }])).toEqual([
      { documentId: 'abc', id: 'abc', rowId: 7, title: 'One', area: { documentId: 'area', id: 'area', rowId: 2 } },
    ]);
  });

  it('lists with the total of all pages', async () => {
    const client = clientAnswering({ data: [entry], meta: { pagination: { total: 41 } } });
    const answer = await strapi5Provider('/api', client).getList({ resource: 'pages' });
    expect(answer).toMatchObject({ total: 41, data: [{ id: 'abc' }] });
  });

  it('keeps what a filter value holds from becoming another filter', async () => {
    const client = clientAnswering({ data: [], meta: { pagination: { total: 0 } } });
    await strapi5Provider('/api', client).getList({
      resource: 'pages',
      filters: [
        {
          operator: 'or',
          value: [{ field: 'title', operator: 'contains', value: 'R&D=1+1 #&filters[secret][$ne]=x' }],
        },
      ],
    });
    const { searchParams } = new URL(client.get.mock.calls[0]![0], 'http://portal.invalid');
    expect(Object.fromEntries(searchParams)).toEqual({
      'pagination[page]': '1',
      'pagination[pageSize]': '10',
      'filters[$or][0][title][$containsi]': 'R&D=1+1 #&filters[secret][$ne]=x',
    });
  });

  it('finds many by their document ids', async () => {
    const client = clientAnswering({ data: [entry], meta: {} });
    await strapi5Provider('/api', client).getMany?.({ resource: 'pages', ids: ['abc', 'def'] });
    const { searchParams } = new URL(client.get.mock.calls[0]![0], 'http://portal.invalid');
    expect(searchParams.get('filters[documentId][$in][1]')).toBe('def');
  });

  it('chooses a version by status and a language by locale', async () => {
    const client = clientAnswering({ data: entry });
    await strapi5Provider('/api', client).update({
      resource: 'pages',
      id: 'abc',
      variables: {},
      meta: { status: 'draft', locale: 'ar' },
    });
    expect(client.put.mock.calls[0]![0]).toBe('/api/pages/abc?status=draft&locale=ar');
    await strapi5Provider('/api', client).getOne({
      resource: 'pages',
      id: 'abc',
      meta: { status: 'draft', locale: 'ar' },
    });
    expect(client.get.mock.calls[0]![0]).toBe('/api/pages/abc?locale=ar&status=draft');
  });

  it('unwraps what writes answer with', async () => {
    const client = clientAnswering({ data: entry });
    const { data } = await strapi5Provider('/api', client).create({ resource: 'pages', variables: {} });
    expect(data).toMatchObject({ id: 'abc', title: 'One' });
  });

  it('deletes an entry in all its languages', async () => {
    const client = clientAnswering(undefined);
    await strapi5Provider('/api', client).deleteOne({ resource: 'pages', id: 'abc' });
    expect(client.delete.mock.calls[0]![0]).toBe('/api/pages/abc?locale=*');
  });
});
