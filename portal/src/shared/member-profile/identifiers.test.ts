import { describe, expect, it } from 'vitest';
import { doiAddress, isOrcid } from './identifiers';

describe('a DOI', () => {
  it.each([
    '10.5555/afe.2024.2062',
    'doi:10.5555/afe.2024.2062',
    'https://doi.org/10.5555/afe.2024.2062',
    'http://dx.doi.org/10.5555/afe.2024.2062',
  ])('written as %s leads to the resolver', (written) => {
    expect(doiAddress(written)).toBe('https://doi.org/10.5555/afe.2024.2062');
  });

  it('keeps its own signs out of the address', () => {
    expect(doiAddress('10.1002/(SICI)1097<1::AID>3.0.CO;2-#?')).toBe(
      'https://doi.org/10.1002/(SICI)1097%3C1::AID%3E3.0.CO;2-%23%3F',
    );
  });

  it.each(['', 'javascript:alert(1)', '11.5555/x', '10.5555'])('is not %s', (written) => {
    expect(doiAddress(written)).toBeUndefined();
  });
});

describe('an ORCID iD', () => {
  it.each(['0000-0002-1825-0097', '0000-0002-9079-593X'])('is %s', (text) => expect(isOrcid(text)).toBe(true));
  it.each(['0000-0002-1825-009', '0000000218250097', 'https://orcid.org/0000-0002-1825-0097'])('is not %s', (text) =>
    expect(isOrcid(text)).toBe(false),
  );
});
