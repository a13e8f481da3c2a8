import { describe, expect, it } from 'vitest';
import { login, logout } from '../src/account.js';
import { findCallPath, systemPaths } from '../src/call-paths.js';
import { fillPath } from '../src/endpoint.js';
import { endpoints } from '../src/endpoints.js';
import { growth, notByTheSquare } from './support/growth.js';

describe('The address of a call', () => {
  it.each(Object.entries(endpoints))('of %s is known by its spelling', (_, call) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const found = findCallPath(fillPath(call.path, Object.fromEntries(names.map((name) => [name, 'a1-b_c']))));
    expect(found?.path).toBe(call.path);
    expect(found?.calls.get(call.method)).toBe(call);
  });

  it.each(Object.values(systemPaths))('%s is known, to be read', (path) => {
    expect([...(findCallPath(path)?.calls.keys() ?? [])]).toEqual(['GET']);
  });

  it('is of several calls where it takes several methods', () => {
    expect([...(findCallPath('/api/search-alerts/7')?.calls.keys() ?? [])].sort()).toEqual(['DELETE', 'PATCH']);
    expect(findCallPath('/api/login')?.calls).toEqual(new Map([['POST', login]]));
    expect(findCallPath('/api/logout')?.calls).toEqual(new Map([['POST', logout]]));
  });

  it('is the literal one before one with a parameter', () => {
    expect(findCallPath('/api/members/filters')?.path).toBe('/api/members/filters');
    expect(findCallPath('/api/job-opportunities/categories')?.path).toBe('/api/job-opportunities/categories');
    expect(findCallPath('/api/members/filters-of-water')?.path).toBe('/api/members/{id}');
  });

  it('may hold encoded letters of another script, and no other', () => {
    expect(findCallPath('/api/members/%D8%B9%D9%84%D9%8A')?.path).toBe('/api/members/{id}');
    expect(findCallPath('/api/members/layl%61')).toBeUndefined();
  });

  it.each([
    '/api/login/',
    '/api/Login',
    '/API/login',
    '//api/login',
    '/api//login',
    '/api/./login',
    '/api/login.',
    '/api/login..',
    '/api/login%20',
    '/api/log%69n',
    '/%61pi/login',
    '/api%2flogin',
    '/api/login%2f',
    '/api/login%00',
    '/api/login;x',
    '/api/logout/',
    '/api/auth/orcid/Callback',
    '/api/auth/%6frcid/callback',
    '/api/auth//callback',
    '/api/members/Filters',
    '/api/members/filters/',
    '/api/members/filter%73',
    '/api/members/',
    '/api/user-notifications/Read-All',
    '/api/backoffice/travel-intakes/Counts',
    '/api/job-opportunities/x/calendarxics',
    '/api/nowhere',
    '/api',
    '/api/',
    '',
    '/api/%',
  ])('is not %s', (path) => {
    expect(findCallPath(path)).toBeUndefined();
  });

  it.each(['.', '/.', '%20'])('is looked for no longer than its length asks, of %j again and again', (end) => {
    expect(growth((times) => findCallPath(`/api/${end.repeat(times)}x`))).toBeLessThan(notByTheSquare);
  });
});
