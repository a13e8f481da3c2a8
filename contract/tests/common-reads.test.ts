import { describe, expect, it } from 'vitest';
import { findCommonRead, isCommonRead, isForEverybody } from '../src/common-reads.js';
import { endpoints } from '../src/endpoints.js';
import { getEvent } from '../src/events.js';
import { getMember } from '../src/members.js';
import { getOpportunity } from '../src/opportunities.js';

describe('The answer of a call', () => {
  it.each([
    'listOpportunities',
    'getOpportunityFilters',
    'getMember',
    'listThematicAreas',
    'search',
    'getPage',
    'listGlobalKeys',
  ])('%s is the same for everybody', (name) => {
    expect(endpoints[name] && isCommonRead(endpoints[name])).toBe(true);
  });

  it.each([
    'getUser',
    'listNotifications',
    'login',
    'checkResetToken',
    'getOpportunityCalendar',
    'listSubmissions',
    'subscribeToNewsletter',
  ])('%s is not', (name) => {
    expect(endpoints[name] && isCommonRead(endpoints[name])).toBe(false);
  });

  it('about an event is one guest’s alone with an invitation', () => {
    expect([
      isForEverybody(getEvent, {}, false),
      isForEverybody(getEvent, {}, true),
      isForEverybody(getEvent, { invitation: 'abc' }, false),
    ]).toEqual([true, true, false]);
  });

  it.each([
    ['an opportunity', getOpportunity],
    ['a member', getMember],
  ])('about %s is the same for all who are not signed in', (_, call) => {
    expect(isCommonRead(call)).toBe(true);
    expect([isForEverybody(call, {}, false), isForEverybody(call, {}, true)]).toEqual([true, false]);
  });

  it('is found by its path, with its parameters', () => {
    expect(findCommonRead('GET', '/api/members/layla-haddad')).toEqual({
      endpoint: endpoints.getMember,
      params: { id: 'layla-haddad' },
    });
    expect(findCommonRead('GET', '/api/members/%D8%B9%D9%84%D9%8A')).toBeUndefined();
    expect(findCommonRead('POST', '/api/thematic-areas')).toBeUndefined();
    expect(findCommonRead('GET', '/api/user')).toBeUndefined();
    expect(findCommonRead('GET', '/api/content-version')).toBeUndefined();
  });
});
