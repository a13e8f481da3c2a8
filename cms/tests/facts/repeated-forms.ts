import { describe, expect, it } from 'vitest';
import type { Receipt } from '@scholars/contract/submissions';
import type { Cms } from '../support/cms.js';
import { buildFellow, buildIntake, buildPdf, buildPng } from '../support/forms.js';
import { leavesNothing, send } from '../support/submissions.js';

/** A form that comes again is kept once. */
export function repeatedFormFacts(cms: Cms): void {
  describe('The same form sent again', () => {
    const headers = (key: string) => ({ headers: { 'Idempotency-Key': key } });
    const newKey = () => crypto.randomUUID();

    it('with the same key and contents gets the first answer, and is kept once', async () => {
      const key = newKey();
      const first = await send(cms, 'travel-intake', buildIntake(), headers(key));
      const after = await cms.traces();
      expect(await send(cms, 'travel-intake', buildIntake(), headers(key))).toEqual(first);
      expect(await cms.traces()).toEqual(after);
    });

    it('ten times at once is kept once', async () => {
      const key = newKey();
      const photo = { bytes: await buildPng() };
      const before = await cms.traces();
      const receipts = await Promise.all(
        Array.from({ length: 10 }, () => send(cms, 'founding-fellows-profile', buildFellow({ photo }), headers(key))),
      );
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      const after = await cms.traces();
      expect(Number(after.founding_fellows_profiles)).toBe(Number(before.founding_fellows_profiles) + 1);
      expect((after.privateFiles as string[]).length).toBe((before.privateFiles as string[]).length + 1);
    });

    it.each([
      ['another text', () => buildIntake({ preferredAirport: 'Nairobi (NBO)' })],
      ['another file', () => buildIntake({ passportDocument: { bytes: buildPdf(401), name: 'passport.pdf' } })],
    ])('with the same key and %s is refused', async (_, build) => {
      const key = newKey();
      await send(cms, 'travel-intake', buildIntake(), headers(key));
      await leavesNothing(cms, async () => {
        const { status, body } = await cms.post('/api/travel-intake', build(), headers(key));
        expect(status).toBe(409);
        expect(body).toEqual({ success: false, message: 'This form was already sent with other contents' });
      });
    });

    it('without a key, or with another key, is another submission', async () => {
      const receipts: Receipt[] = [];
      for (const options of [{}, {}, headers(newKey()), headers(newKey())])
        receipts.push(await send(cms, 'travel-intake', buildIntake(), options));
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(4);
    });

    it('takes a key of one form for nothing on the other form', async () => {
      const key = newKey();
      const intake = await send(cms, 'travel-intake', buildIntake(), headers(key));
      const fellow = await send(cms, 'founding-fellows-profile', buildFellow(), headers(key));
      expect(intake.reference.slice(0, 2) + fellow.reference.slice(0, 2)).toBe('TIFF');
    });

    it.each(['short', 'x'.repeat(101), 'with a space'])('with the key %j, which is none, is refused', async (key) => {
      await leavesNothing(cms, async () => {
        expect((await cms.post('/api/travel-intake', buildIntake(), headers(key))).status).toBe(400);
      });
    });

    it('after a refusal may come corrected under the same key', async () => {
      const key = newKey();
      expect((await cms.post('/api/travel-intake', buildIntake({ fullName: '' }), headers(key))).status).toBe(422);
      expect((await send(cms, 'travel-intake', buildIntake(), headers(key))).reference).toMatch(/^TI-/);
    });
  });
}
