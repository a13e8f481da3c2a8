import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/endpoints.js';
import { openApiDocument } from '../src/openapi.js';

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

const document = openApiDocument('https://scholars.example');
const paths = document.paths as Record<string, Record<string, Operation>>;

describe('The OpenAPI document', () => {
  it('is version 3.1 and survives JSON', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toMatchObject({ servers: [{ url: 'https://scholars.example' }] });
  });

  it.each(Object.entries(endpoints))('describes %s', (name, { method, path, access, query, body, multipart }) => {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security.length).toBe(access === 'public' ? 0 : 1);
    const named = (place: string) =>
      operation?.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);
    expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param));
    expect(named('header')).toContain('Language');
    if (query) expect(named('query')?.length).toBeGreaterThan(0);
    if (body)
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual([
        multipart ? 'multipart/form-data' : 'application/json',
      ]);
  });

  it('describes no call that the contract does not have', () => {
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('names the filters of the opportunities', () => {
    const names = paths['/api/job-opportunities']?.get?.parameters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'page',
        'pageSize',
        'q',
        'cat',
        'partner',
        'agsCat',
        'isProgram',
        'tas',
        'taSlug',
        'sort',
        'country',
        'workMode',
        'open',
      ]),
    );
  });
});
