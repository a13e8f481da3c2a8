import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, pdfFile } from './fixtures';
import type { Locale } from './words';

interface Wanted {
  fullName?: string;
  language?: Locale;
  passportDocument?: ReturnType<typeof pdfFile>;
}

/** Sends a travel intake as the public form does, so that each journey has one of its own. */
export async function sendTravelIntake(
  request: APIRequestContext,
  { fullName = `Traveller ${randomUUID().slice(0, 8)}`, language = 'en', passportDocument = pdfFile() }: Wanted = {},
): Promise<{ reference: string; fullName: string; emailAddress: string }> {
  const emailAddress = `traveller.${randomUUID()}@lakeside.example`;
  const answer = await request.post('/api/travel-intake', {
    headers: { 'Idempotency-Key': randomUUID(), Language: language },
    multipart: {
      fullName,
      emailAddress,
      phoneNumber: '+974 55512345',
      preferredDepartureDate: '2030-01-10',
      preferredReturnDate: '2030-01-14',
      preferredAirport: 'Doha (DOH)',
      specialTravelRequirements: 'An aisle seat.',
      passportDocument,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { reference: string } };
  return { reference: data.reference, fullName, emailAddress };
}
