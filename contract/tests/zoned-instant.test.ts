import { describe, expect, it } from 'vitest';
import { dateIn, resolveWallTime, timeIn, timeZoneName, zonedInstant } from '../src/zoned-instant.js';

describe('The name of a clock', () => {
  it.each([
    ['Asia/Qatar', 'Arabian Standard Time', 'التوقيت العربي الرسمي'],
    ['Africa/Cairo', 'Eastern European Time', 'توقيت شرق أوروبا'],
    ['UTC', 'Coordinated Universal Time', 'التوقيت العالمي المنسق'],
  ])('of %s is %s', (timeZone, en, ar) => {
    expect([timeZoneName(timeZone, 'en'), timeZoneName(timeZone, 'ar')]).toEqual([en, ar]);
  });
});

describe('The moment of a date and a time', () => {
  it.each([
    ['2027-04-06', '09:00', 'Asia/Qatar', '2027-04-06T06:00:00.000Z'],
    ['2027-04-06', '24:00', 'Asia/Qatar', '2027-04-06T21:00:00.000Z'],
    ['2027-04-06', '00:00', 'Pacific/Auckland', '2027-04-05T12:00:00.000Z'],
    ['2027-03-28', '01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31', '12:00', 'America/New_York', '2027-10-31T16:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(zonedInstant(date, time, zone).toISOString()).toBe(instant);
  });
});

describe('What a clock’s time means', () => {
  it.each([
    ['2027-04-06', '09:00', 'Asia/Qatar', '2027-04-06T06:00:00.000Z', 'plain', '09:00'],
    ['2027-03-28', '01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z', 'plain', '01:59'],
    ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z', 'skipped', '03:30'],
    ['2027-03-28', '03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z', 'plain', '03:00'],
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z', 'twice', '02:30'],
    ['2027-10-31', '03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z', 'plain', '03:00'],
    ['2027-03-14', '02:15', 'America/New_York', '2027-03-14T07:15:00.000Z', 'skipped', '03:15'],
    ['2027-11-07', '01:15', 'America/New_York', '2027-11-07T05:15:00.000Z', 'twice', '01:15'],
    // Half an hour, and a change at midnight.
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', 'twice', '01:45'],
    ['2027-04-30', '00:30', 'Africa/Cairo', '2027-04-29T22:30:00.000Z', 'skipped', '01:30'],
  ])('%s %s in %s is %s: %s, shown as %s', (date, time, zone, instant, kind, shown) => {
    const { at, ...rest } = resolveWallTime(date, time, zone);
    expect([at.toISOString(), rest.kind, timeIn(zone, at)]).toEqual([instant, kind, shown]);
  });

  it('is none where there is no such day or time', () => {
    expect(() => resolveWallTime('', '09:00', 'UTC')).toThrow(RangeError);
    expect(() => resolveWallTime('2027-04-06', 'soon', 'UTC')).toThrow(RangeError);
  });
});

describe('The day at a moment', () => {
  it.each([
    ['2027-04-05T21:00:00.000Z', 'Asia/Qatar', '2027-04-06'],
    ['2027-04-05T20:59:59.999Z', 'Asia/Qatar', '2027-04-05'],
    ['2027-01-01T04:00:00.000Z', 'America/Lima', '2026-12-31'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dateIn(zone, new Date(moment))).toBe(day);
  });
});
