import { describe, expect, it } from 'vitest';
import { fillPath } from '../src/endpoint.js';
import { byPathPrecision, endpoints } from '../src/endpoints.js';

const all = Object.entries(endpoints);
const calls = new Map(all.map(([name, { method, path }]) => [`${method} ${path}`, name]));

// By the account that is tried too, and by whether the browser is known (decision 0023).
const countedOtherwise = new Set(['login']);

describe('The calls of the contract', () => {
  it('are each declared once', () => {
    expect(calls.size).toBe(all.length);
  });

  it('never differ only in the name of a parameter', () => {
    const anonymous = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(anonymous).size).toBe(all.length);
  });

  it.each(all)('%s has a well-formed address, a summary and a known access', (_, { path, summary, access, method }) => {
    expect(path).toMatch(/^\/api(\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][A-Za-z]*\}))+(?:\.[a-z]+)?$/);
    expect(summary).toMatch(/^\S.+[.]$/);
    expect(['public', 'member', 'coordinator', 'link']).toContain(access);
    expect(['GET', 'POST', 'PATCH', 'DELETE']).toContain(method);
  });

  it.each(all)(
    '%s sends a body only where its method carries one, and a query only with GET',
    (_, { method, body, query, multipart }) => {
      if (method === 'GET' || method === 'DELETE') expect([body, multipart]).toEqual([undefined, undefined]);
      if (method !== 'GET') expect(query).toBeUndefined();
    },
  );

  it.each(all.filter(([, { path }]) => path.includes('{')))(
    '%s is called with each of its parameters, encoded',
    (_, { path }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      expect(new Set(names).size).toBe(names.length);
      const filled = fillPath(path, Object.fromEntries(names.map((name) => [name, 'a b/ج?'])));
      expect(filled).not.toMatch(/[{} ?]/);
      expect(filled).toContain(encodeURIComponent('a b/ج?'));
      expect(() => fillPath(path)).toThrow(`{${names[0]}}`);
    },
  );

  it.each(
    all.filter(([name, { access, method }]) => {
      const isForAnybody = access === 'link' || (access === 'public' && method !== 'GET');
      return isForAnybody && !countedOtherwise.has(name);
    }),
  )('%s, which strangers may send, says how often', (_, { limit }) => {
    expect(limit).toBeDefined();
  });

  it.each(all.filter(([, { list }]) => list))('%s says of which shape the elements of its list are', (_, { data }) => {
    expect(data).toBeDefined();
  });
});

describe('The calls that the specification names are there', () => {
  it.each([
    ['POST /api/login', 'public'],
    ['POST /api/auth/{provider}', 'public'],
    ['POST /api/auth/{provider}/callback', 'public'],
    ['POST /api/register', 'public'],
    ['POST /api/request-reset-password', 'public'],
    ['GET /api/check-reset-password-token', 'link'],
    ['POST /api/reset-password', 'link'],
    ['GET /api/check-set-password-token', 'link'],
    ['POST /api/set-password', 'link'],
    ['GET /api/user', 'member'],
    ['POST /api/user-info', 'member'],
    ['POST /api/update-profile', 'member'],
    ['POST /api/change-old-password', 'member'],
    ['POST /api/confirm-email', 'link'],
    ['POST /api/resend-email-verification', 'link'],
    ['POST /api/contact-us', 'public'],
    ['GET /api/job-opportunities', 'public'],
    ['GET /api/job-opportunities/{id}', 'public'],
    ['GET /api/job-opportunities/related/{id}', 'public'],
    ['GET /api/job-opportunities/ta-slug/{slug}', 'public'],
    ['POST /api/job-opportunities/apply/{id}', 'member'],
    ['POST /api/job-opportunities/cancel/{id}', 'member'],
    ['GET /api/job-opportunities/user/applications', 'member'],
    ['GET /api/job-opportunities/categories', 'public'],
    ['GET /api/job-opportunities/filters', 'public'],
    ['GET /api/thematic-areas', 'public'],
    ['GET /api/thematic-areas/ags-category/{category}', 'public'],
    ['GET /api/thematic-areas/slug/{slug}', 'public'],
    ['GET /api/thematic-areas/{id}', 'public'],
    ['GET /api/global-keys', 'public'],
    ['GET /api/user-profile', 'member'],
    ['POST /api/user-profile', 'member'],
    ['POST /api/user-profile/upload-cv', 'member'],
    ['POST /api/user-profile/social/orcid', 'member'],
    ['POST /api/user-profile/delete-section', 'member'],
    ['GET /api/user-notifications', 'member'],
    ['POST /api/user-notifications/{id}', 'member'],
    ['DELETE /api/user-notifications/{id}', 'member'],
    ['GET /api/organization-followings', 'member'],
    ['GET /api/degree-types', 'public'],
    ['POST /api/subscribe-to-newsletter', 'public'],
    ['GET /api/connections', 'member'],
    ['POST /api/connections/{id}/update', 'member'],
    ['GET /api/notification-preferences', 'member'],
    ['PATCH /api/notification-preferences', 'member'],
    ['GET /api/notification-preferences/check-token', 'link'],
    ['GET /api/notification-preferences/public', 'link'],
    ['PATCH /api/notification-preferences/public', 'link'],
    ['POST /api/ui-action-log', 'public'],
    ['POST /api/founding-fellows-profile', 'public'],
    ['POST /api/travel-intake', 'public'],
  ])('%s, open to: %s', (call, access) => {
    const name = calls.get(call);
    expect(name).toBeDefined();
    expect(endpoints[name ?? '']?.access).toBe(access);
  });

  it('and the whole back office is for coordinators alone', () => {
    const backOffice = all.filter(([, { path }]) => path.startsWith('/api/backoffice'));
    expect(backOffice.length).toBeGreaterThan(0);
    expect(new Set(backOffice.map(([, { access }]) => access))).toEqual(new Set(['coordinator']));
  });
});

describe('Addresses in the order of their precision', () => {
  it('have a literal before the parameter that would swallow it', () => {
    const paths = Object.values(endpoints)
      .sort(byPathPrecision)
      .map(({ path }) => path);
    const at = (path: string) => paths.indexOf(path);
    for (const literal of ['categories', 'filters'])
      expect(at(`/api/job-opportunities/${literal}`)).toBeLessThan(at('/api/job-opportunities/{id}'));
    expect(at('/api/user-notifications/read-all')).toBeLessThan(at('/api/user-notifications/{id}'));
    expect(at('/api/organizations/filters')).toBeLessThan(at('/api/organizations/{id}'));
    expect(at('/api/backoffice/{kind}/counts')).toBeLessThan(at('/api/backoffice/{kind}/{id}'));
  });
});
