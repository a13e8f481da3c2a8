import { expect, it } from 'vitest';
import { getText } from './texts.server';

it('a text is asked for by a key that it has, with what its words need', () => {
  const t = getText('en', 'opportunities');
  const shell = getText('en', 'shell');
  expect(t('list.count', { count: 1 })).toBe('1 opportunity');
  expect(shell('account.completion', { value: '70%' })).toBe('Profile 70% complete');

  // Never called: what does not compile.
  void (() => [
    // @ts-expect-error no text of this name
    t('list.nothing'),
    // @ts-expect-error no namespace of this name
    getText('en', 'opportunity'),
    // @ts-expect-error a plural form is chosen by its count
    t('list.count_one'),
    // @ts-expect-error counted, so it wants a count
    t('list.count'),
    // @ts-expect-error counted by a number
    t('list.count', { count: '3' }),
    // @ts-expect-error has a placeholder
    shell('account.completion'),
    // @ts-expect-error the placeholder has another name
    shell('account.completion', { percent: '70%' }),
    // @ts-expect-error has no placeholder of this name
    t('list.title', { name: 'x' }),
  ]);
});
