import { expect, test } from 'vitest';
import { allUnread, nameIn } from './signed-in-user';

test('Somebody is called by their Arabic name in Arabic, where the profile has one', () => {
  const both = { fullName: 'Layla Haddad', fullNameAr: 'ليلى حداد' };
  expect(nameIn('ar', both)).toBe('ليلى حداد');
  expect(nameIn('en', both)).toBe('Layla Haddad');
  expect(nameIn('ar', { ...both, fullName: 'ليلى منصور' })).toBe('ليلى منصور');
  expect(nameIn('ar', { ...both, fullNameAr: '' })).toBe('Layla Haddad');
});

test('What is unread is all that the list of notifications holds, of the chat too', () => {
  expect(allUnread({ countUnread: 2, countChatUnread: 3 })).toBe(5);
});
