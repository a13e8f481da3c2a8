import type { FileLike } from '../../src/files.js';

/** A founding fellow profile that passes, with some fields set otherwise; undefined leaves a field out. */
export function buildFellow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    currentLocation: 'KE',
    currentTitle: 'Senior Lecturer',
    currentInstitution: 'Lakeside University',
    ...changes,
  };
}

/** A travel intake that passes on any day of this century, with some fields set otherwise. */
export function buildIntake(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    phoneNumber: '+254 711550142',
    preferredDepartureDate: '2099-03-01',
    preferredReturnDate: '2099-03-08',
    preferredAirport: 'Kisumu (KIS)',
    specialTravelRequirements: 'None',
    passportDocument: buildFile({ type: 'application/pdf' }),
    ...changes,
  };
}

/** What a browser or the CMS knows of a chosen file. */
export function buildFile({
  type = 'image/jpeg',
  size = 1000,
  name = 'file',
}: Partial<FileLike & { name: string }> = {}): FileLike & { name: string } {
  return { type, size, name };
}

export const letters = (n: number) => 'a'.repeat(n);
export const words = (n: number) => Array.from({ length: n }, () => 'ab').join(' ');
/** An address of exactly n characters. */
export const emailOf = (n: number) => `${letters(n - '@lakeside.example'.length)}@lakeside.example`;
