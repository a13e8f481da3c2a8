import { describe, expect, it } from 'vitest';
import { messageText } from '../src/message-catalogues.js';
import { monthNamed } from '../src/month-names.js';
import { readTypedDate, splitDate } from '../src/typed-date.js';

const read = (day: string, month: string, year: string) => readTypedDate({ day, month, year });
const dateOf = (day: string, month: string, year: string) => {
  const reading = read(day, month, year);
  return reading.ok ? reading.date : reading;
};

describe('A date typed as day, month and year', () => {
  it.each([
    ['6', '4', '2027', '2027-04-06'],
    ['06', '04', '2027', '2027-04-06'],
    [' 6 ', '4', '2027', '2027-04-06'],
    ['٦', '٤', '٢٠٢٧', '2027-04-06'],
    ['۶', '۴', '۲۰۲۷', '2027-04-06'],
    ['٦', '4', '۲۰۲۷', '2027-04-06'],
    ['\u200f٦', '٤\u200e', '\u061c٢٠٢٧', '2027-04-06'],
    ['6', 'April', '2027', '2027-04-06'],
    ['6', 'apr', '2027', '2027-04-06'],
    ['6', 'Sept.', '2027', '2027-09-06'],
    ['٦', 'أبريل', '٢٠٢٧', '2027-04-06'],
    ['٦', 'ابريل', '٢٠٢٧', '2027-04-06'],
    ['٦', 'نيسان', '٢٠٢٧', '2027-04-06'],
    ['٦', 'كانون الثاني', '٢٠٢٧', '2027-01-06'],
    ['29', '2', '2096', '2096-02-29'],
    ['31', '12', '9999', '9999-12-31'],
    ['1', '1', '1000', '1000-01-01'],
  ])('%j, %j, %j is %s', (day, month, year, date) => {
    expect(dateOf(day, month, year)).toBe(date);
  });

  it.each([
    ['6/4/2027', '', ''],
    ['2027-04-06', '', ''],
    ['٦ أبريل ٢٠٢٧', ' ', ''],
    ['', '6 April 2027', ''],
    ['', '', '٢٠٢٧/٤/٦'],
  ])('may stand whole in one of the three: %j, %j, %j', (day, month, year) => {
    expect(dateOf(day, month, year)).toBe('2027-04-06');
  });

  it.each([
    ['', '', ''],
    [' ', '\t', '\u200f'],
  ])('is none where nothing is typed: %j, %j, %j', (day, month, year) => {
    expect(dateOf(day, month, year)).toBe('');
  });

  it.each([
    ['', '4', '2027', 'Date must include a day', ['day']],
    ['6', '', '2027', 'Date must include a month', ['month']],
    ['6', '4', '', 'Date must include a year', ['year']],
    ['', '', '2027', 'Date must include a day and a month', ['day', 'month']],
    ['', '4', '', 'Date must include a day and a year', ['day', 'year']],
    ['6', '', '', 'Date must include a month and a year', ['month', 'year']],
    ['0', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['32', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['6.5', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['-6', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['006', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['sixth', '4', '2027', 'Day must be a number from 1 to 31', ['day']],
    ['6', '0', '2027', 'Month must be a number from 1 to 12, or the name of a month', ['month']],
    ['6', '13', '2027', 'Month must be a number from 1 to 12, or the name of a month', ['month']],
    ['6', 'J', '2027', 'Month must be a number from 1 to 12, or the name of a month', ['month']],
    ['6', 'كانون', '2027', 'Month must be a number from 1 to 12, or the name of a month', ['month']],
    ['6', '4', '27', 'Year must have four digits, as in 2027', ['year']],
    ['6', '4', '0027', 'Year must have four digits, as in 2027', ['year']],
    ['6', '4', '20271', 'Year must have four digits, as in 2027', ['year']],
    ['6', '4', 'next', 'Year must have four digits, as in 2027', ['year']],
    ['31', '2', '2027', 'That month has only 28 days', ['day']],
    ['30', '2', '2096', 'That month has only 29 days', ['day']],
    ['29', '2', '2100', 'That month has only 28 days', ['day']],
    ['31', 'April', '2027', 'That month has only 30 days', ['day']],
    ['31/2/2027', '', '', 'That month has only 28 days', ['day']],
    ['4/16/2027', '', '', 'Month must be a number from 1 to 12, or the name of a month', ['month']],
    ['6/4/27', '', '', 'Year must have four digits, as in 2027', ['year']],
  ])('%j, %j, %j is refused with "%s"', (day, month, year, message, wrong) => {
    const reading = read(day, month, year);
    if (reading.ok) throw new Error(`Read as ${reading.date}`);
    expect(messageText('en', reading.problem)).toBe(message);
    expect(messageText('ar', reading.problem)).toMatch(/\p{Script=Arabic}/u);
    expect(reading.wrong).toEqual(wrong);
  });

  it('is told in Arabic how many days the month has', () => {
    const reading = read('٣١', '٢', '٢٠٢٧');
    expect(reading.ok || messageText('ar', reading.problem)).toBe('ليس في ذلك الشهر سوى ٢٨ يومًا');
  });
});

describe('A whole date', () => {
  const sixthOfApril = { day: '6', month: '4', year: '2027' };
  it.each([
    ['6/4/2027', sixthOfApril],
    ['6.4.2027', sixthOfApril],
    ['6 4 2027', sixthOfApril],
    ['06-04-2027', { day: '06', month: '04', year: '2027' }],
    ['2027-04-06', { day: '06', month: '04', year: '2027' }],
    ['2027/4/6', sixthOfApril],
    ['٦/٤/٢٠٢٧', sixthOfApril],
    ['٦‏/٤‏/٢٠٢٧', sixthOfApril],
    ['٢٠٢٧/٤/٦', sixthOfApril],
    ['۶/۴/۲۰۲۷', sixthOfApril],
    ['٦/٤/٢٠٢٧م', sixthOfApril],
    ['6 April 2027', sixthOfApril],
    ['6th April 2027', sixthOfApril],
    ['April 6, 2027', sixthOfApril],
    ['2027 April 6', sixthOfApril],
    ['Tuesday 6 April 2027', sixthOfApril],
    ['Tuesday, April 6, 2027', sixthOfApril],
    ['٦ أبريل ٢٠٢٧', sixthOfApril],
    ['الثلاثاء ٦ أبريل ٢٠٢٧', sixthOfApril],
    ['الثلاثاء، ٦ نيسان ٢٠٢٧', sixthOfApril],
    ['٦ كانون الثاني ٢٠٢٧', { day: '6', month: '1', year: '2027' }],
    ['6/4/27', { day: '6', month: '4', year: '27' }],
    [' 6/4/2027\n', sixthOfApril],
  ])('%j is split into its parts', (text, parts) => {
    expect(splitDate(text)).toEqual(parts);
  });

  it.each(['', '6', '6/4', 'April 2027', '6 2027', 'tomorrow', '2027-04-06T10:00', '6 Ramadan 1448'])(
    'is not in %j',
    (text) => {
      expect(splitDate(text)).toBeUndefined();
    },
  );
});

describe('The name of a month', () => {
  const monthsIn = (tag: string) =>
    Array.from({ length: 12 }, (_, i) =>
      new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, i)),
    );

  it.each(['en-GB', 'ar-QA', 'ar-EG', 'ar-SY', 'ar-IQ', 'ar-MA', 'ar-DZ', 'ar-TN'])(
    'is understood as it is written in %s',
    (tag) => {
      expect(monthsIn(tag).map(monthNamed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    },
  );

  it('may be cut to three letters in English', () => {
    expect(monthsIn('en-GB').map((name) => monthNamed(name.slice(0, 3)))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it.each(['', 'Ju', 'ma', 'Monday', 'تشرين', '6'])('is not %j', (text) => {
    expect(monthNamed(text)).toBeUndefined();
  });
});
