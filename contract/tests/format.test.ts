import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../src/format.js';

describe('An instant in numbers', () => {
  it('is day, month and year, each of which an Arabic reader meets in this order, from the right', () => {
    expect(formatDateTime('2026-11-28T07:07:00Z', 'en')).toBe('28/11/2026 10:07 AM');
    expect(formatDateTime('2026-11-28T07:07:00Z', 'ar')).toBe('٢٨\u200f/١١\u200f/٢٠٢٦ ١٠:٠٧ ص');
  });
});
