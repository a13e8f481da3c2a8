import { describe, expect, it } from 'vitest';
import { countryChoices, dialingCodeChoices } from './form-choices.server';
import { dialingCodeOf } from './form-definition';

describe('choices of countries', () => {
  it('name about 195 countries in the language of the page, sorted as it sorts', () => {
    expect(countryChoices('en').length).toBeGreaterThan(190);
    expect(countryChoices('en')[0]).toEqual({ value: 'AF', label: 'Afghanistan' });
    expect(countryChoices('ar').find(({ value }) => value === 'QA')?.label).toBe('قطر');
    const names = countryChoices('ar').map(({ label }) => label);
    expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare));
  });
});

describe('choices of dialing codes', () => {
  it('are sorted by code as numbers are, and by name within a code', () => {
    const codes = dialingCodeChoices('en').map(({ value }) => Number(dialingCodeOf(value)));
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
    const north = dialingCodeChoices('en').filter(({ value }) => dialingCodeOf(value) === '+1');
    expect(north[0]?.label).toContain('American Samoa');
    expect(north.length).toBeGreaterThan(20);
  });

  it('have values of their own, plain where the code is one country’s', () => {
    const values = dialingCodeChoices('en').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(dialingCodeChoices('ar')).toContainEqual({ value: '+974', label: '+974\u200e\u2003\u2003\u2003قطر' });
    expect(values).toContain('+1-CA');
  });

  it.each([
    ['+974', '+974'],
    ['+1-CA', '+1'],
    ['', ''],
  ])('read %j as %j', (choice, code) => {
    expect(dialingCodeOf(choice)).toBe(code);
  });
});
