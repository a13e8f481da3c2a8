import { describe, expect, it } from 'vitest';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { newPerson, registrationOf } from './support/accounts.js';
import { solveCaptcha } from './support/captcha.js';
import { demoPassword, people, useCms } from './support/cms.js';

const cms = useCms({ env: { CAPTCHA: 'altcha' } });

const calls: [path: string, action: CaptchaAction, body: () => Record<string, unknown>][] = [
  ['/api/login', 'login', () => ({ email: people.member, password: demoPassword })],
  ['/api/register', 'register', () => registrationOf(newPerson())],
  ['/api/request-reset-password', 'request-reset-password', () => ({ email: people.member })],
];

describe.each(calls)('POST %s', (path, action, body) => {
  it('goes through with the captcha of its own action, once', async () => {
    const recaptcha = await solveCaptcha(cms, action);
    expect((await cms.post(path, { ...body(), recaptcha })).status).toBe(200);
    expect((await cms.post(path, { ...body(), recaptcha })).body).toMatchObject({
      success: false,
      errors: { recaptcha: [expect.stringContaining('did not succeed')] },
    });
  });

  it('is refused without one, with nonsense, and with one of another action', async () => {
    const foreign = await solveCaptcha(cms, action === 'login' ? 'register' : 'login');
    for (const recaptcha of [undefined, '', 'x', foreign]) {
      const { status, body: answer } = await cms.post(path, { ...body(), recaptcha }, { language: 'ar' });
      expect({ status, answer }).toMatchObject({
        status: 422,
        answer: { success: false, errors: { recaptcha: [expect.stringMatching(/\p{Script=Arabic}/u)] } },
      });
    }
  });
});
