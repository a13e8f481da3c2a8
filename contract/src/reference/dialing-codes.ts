import codes from './dialing-codes.json' with { type: 'json' };

export interface DialingCode {
  /** ISO 3166 two-letter code. */
  country: string;
  /** With its plus sign, e.g. `+974`. */
  code: string;
}

/** Dialing codes of all countries and territories, sorted by code (spec §3). */
export const dialingCodes: readonly DialingCode[] = codes;
