import { describe as group, expect, test } from 'vitest';
import { describe } from './describe';

const long =
  'Four fellowships of twelve months on measuring, sharing and governing groundwater in the countries of the Nile basin. ';

group('the description of a page', () => {
  test('is the first text where that is long enough', () => {
    expect(describe([long, 'More'], 'The site')).toBe(long.trim());
  });

  test('goes on with the next ones where it is too short, as sentences', () => {
    expect(describe(['Hydrologist', undefined, 'Professor at a university by the sea'], 'A network of scholars')).toBe(
      'Hydrologist. Professor at a university by the sea. A network of scholars',
    );
    expect(describe(['راسلوا مكتب البرامج؟'], 'شبكة للعلماء في التعليم والبحث والابتكار')).toBe(
      'راسلوا مكتب البرامج؟ شبكة للعلماء في التعليم والبحث والابتكار',
    );
  });

  test('ends at a word, with an ellipsis, before 160 characters', () => {
    const description = describe([long.repeat(3)]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[a-z]…$/);
    expect(long.repeat(3)).toContain(description.slice(0, -1));
    expect(describe(['x'.repeat(400)])).toHaveLength(160);
  });

  test('is nothing where there is nothing', () => {
    expect(describe([undefined, ' '])).toBe('');
  });
});
