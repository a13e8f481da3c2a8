import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { messageText } from '@scholars/contract/message-catalogues';
import { solveCaptcha } from '../support/captcha.js';
import type { Cms } from '../support/cms.js';

const message = {
  fullName: 'Amina Otieno',
  emailAddress: 'amina@lakeside.example',
  subject: 'Partnership',
  message: 'How do we take part in the programme?',
};
const send = (cms: Cms, recaptcha: string) => cms.post('/api/contact-us', { ...message, recaptcha });

/** Facts about answers to a captcha that the database decides, on either database. */
export function captchaFacts(cms: Cms): void {
  describe('An answer to a captcha', () => {
    it('lets in exactly one of several forms that send it at once', async () => {
      const answer = await solveCaptcha(cms, 'contact-us');
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await send(cms, answer)).status));
      expect(statuses.sort()).toEqual([200, ...Array(7).fill(422)]);
    });

    it('that was made for another form is refused, and not used up', async () => {
      const answer = await solveCaptcha(cms, 'login');
      expect(await send(cms, answer)).toMatchObject({
        status: 422,
        body: { errors: { recaptcha: [messageText('en', 'recaptcha.invalid')] } },
      });
      expect(await cms.count('spent_captchas', { answer_hash: hashOfAnswer(answer) })).toBe(0);
    });
  });
}

function hashOfAnswer(answer: string): string {
  const { challenge } = JSON.parse(Buffer.from(answer, 'base64').toString()) as { challenge: { signature: string } };
  return createHash('sha256').update(challenge.signature).digest('hex');
}
