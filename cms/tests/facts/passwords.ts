import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { cmsFolder } from '../support/places.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type * as Rules from '../../src/api/account/password-problem.js';

const { dictionary } = createRequire(join(cmsFolder, 'package.json'))('@zxcvbn-ts/language-common') as {
  dictionary: { 'passwords-common': string[] };
};

/** Which passwords are taken, and that they are taken as they are. */
export function passwordFacts(cms: Cms, sink: SmtpSink): void {
  const { register, login, userRow, open } = useAccounts(cms, sink);

  describe('A new password', () => {
    it.each([
      ['of 7 characters', () => 'orchard', 'password.min'],
      ['that everybody uses', () => 'password1234', 'password.common'],
      ['of one sign over and over', () => '.'.repeat(20), 'password.common'],
      ['of the network’s name', () => 'scholars network 2026', 'password.personal'],
      ['of the network’s Arabic name', () => 'شبكة العلماء 2026', 'password.personal'],
      ['of the person’s address', (email: string) => email, 'password.personal'],
      ['of 129 characters', () => 'orchard lantern '.repeat(9).slice(0, 129), 'password.max'],
    ])('%s is refused wherever it is set, in both languages', async (_, build, key) => {
      const email = newPerson();
      const password = build(email);
      const token = await open(email);
      const { id, password: before } = await userRow(email);
      const tokens = cms.module<{ issueLinkToken(db: unknown, token: object): Promise<string> }>(
        'src/platform/link-tokens/link-tokens.js',
      );
      const link = (purpose: string) =>
        cms.strapi.db.transaction(({ trx }) => tokens.issueLinkToken(trx, { purpose, subject: String(id) }));
      for (const language of locales) {
        const answers = [
          await register(password === email ? email : newPerson(), { password }, { language }),
          await cms.post('/api/reset-password', { password }, { token: await link('reset-password'), language }),
          await cms.post('/api/set-password', { password }, { token: await link('set-password'), language }),
          await cms.post(
            '/api/change-old-password',
            { oldPassword: goodPassword, password, passwordConfirmation: password },
            { token, language },
          ),
        ];
        for (const answer of answers) {
          expect(answer).toMatchObject({ status: 422, body: { errors: { password: [messageText(language, key)] } } });
          // What was typed is not sent back.
          expect(answer.bytes.toString()).not.toContain(password);
        }
      }
      expect((await userRow(email)).password).toBe(before);
    });

    it('is none of the 3,000 most used, nor one of them made longer by digits', () => {
      const { passwordProblem } = cms.module<typeof Rules>('src/api/account/password-problem.js');
      for (const common of dictionary['passwords-common'].slice(0, 3000)) {
        expect({ common, problem: passwordProblem(common, 'amina@lakeside.example') }).toEqual({
          common,
          problem: 'password.common',
        });
        if (/^[a-z]+$/.test(common))
          expect({ common, problem: passwordProblem(`${common}2026!`, 'amina@lakeside.example') }).toEqual({
            common,
            problem: 'password.common',
          });
      }
    });

    it.each([
      ['spaces around and within', '  three   spaced words  ', 'three   spaced words'],
      ['signs of every plane', '🏮🌊🧭🌴🏮🌊🧭🌴🏮🌊🧭🌴', '🏮🌊🧭🌴🏮🌊🧭🌴🏮🌊🧭'],
      ['64 Arabic letters', 'منارةالبستان'.repeat(6).slice(0, 64), 'منارةالبستان'.repeat(6).slice(0, 63)],
      [
        '128 characters of four scripts',
        '日本語 منارة Ωmega lantern 7! '.repeat(9).slice(0, 128),
        '日本語 منارة Ωmega lantern 7! '.repeat(9).slice(0, 127),
      ],
    ])('with %s is exact: it opens the account, and what is left of it does not', async (_, password, part) => {
      const email = newPerson();
      await open(email, password);
      expect((await login(email, password)).status).toBe(200);
      expect((await login(email, password.normalize('NFD'))).status).toBe(200);
      for (const other of [part, `${password}x`, password.trim() === password ? ` ${password}` : password.trim()])
        expect((await login(email, other)).status).toBe(401);
    });
  });

  describe('A changed password', () => {
    it('needs the current one', async () => {
      const email = newPerson();
      const token = await open(email);
      const { password: before } = await userRow(email);
      const password = 'quiet harbour mornings';
      for (const oldPassword of [undefined, '', 'not the password', goodPassword.toUpperCase(), { $ne: '' }]) {
        expect(
          (
            await cms.post(
              '/api/change-old-password',
              { oldPassword, password, passwordConfirmation: password },
              { token },
            )
          ).body,
        ).toMatchObject({ success: false, errors: { oldPassword: [expect.any(String)] } });
      }
      expect((await userRow(email)).password).toBe(before);
      expect((await cms.get('/api/user', { token })).status).toBe(200);
    });
  });
}
