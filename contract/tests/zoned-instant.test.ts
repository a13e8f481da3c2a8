import { describe, expect, it } from 'vitest';
import { dateIn, zonedInstant } from '../src/zoned-instant.js';

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

describe('The day at a moment', () => {
  it.each([
    ['2027-04-05T21:00:00.000Z', 'Asia/Qatar', '2027-04-06'],
    ['2027-04-05T20:59:59.999Z', 'Asia/Qatar', '2027-04-05'],
    ['2027-01-01T04:00:00.000Z', 'America/Lima', '2026-12-31'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dateIn(zone, new Date(moment))).toBe(day);
  });
});
