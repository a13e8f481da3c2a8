import { describe, expect, it } from 'vitest';
import { endpoints } from '@scholars/contract/endpoints';
import { messageText } from '@scholars/contract/message-catalogues';
import { locales } from '@scholars/contract/locale';
import { goodPassword, useAccounts } from './support/accounts.js';
import { portalKey, useCms } from './support/cms.js';
import { addressOf } from './support/samples.js';
import { codeOf, useSecondFactor } from './support/second-factor.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url, COORDINATOR_SECOND_FACTOR: 'required', RATE_LIMITS: 'on' } });
const accounts = useAccounts(cms, sink);
const { coordinator, enrolled, halfWay, step, start, confirm, stateOf } = useSecondFactor(cms, accounts);
const from = (address: string) => ({ headers: { 'X-Client-Ip': address, 'X-Portal-Key': portalKey } });

describe('Where the configuration requires a second step', () => {
  const forCoordinators = Object.entries(endpoints).filter(([, { access }]) => access === 'coordinator');

  it(
    'a coordinator without one is refused every call but those that set it up, and none after',
    { timeout: 60_000 },
    async () => {
      const { token } = await coordinator();
      for (const [name, { method, isBeforeSecondFactor }] of forCoordinators) {
        if (isBeforeSecondFactor) continue;
        for (const language of locales) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const answered = await cms.call(method, await addressOf(cms, name), body, { token, language });
          expect({ name, status: answered.status, body: answered.body }).toEqual({
            name,
            status: 403,
            body: { success: false, message: messageText(language, 'secondFactor.missing') },
          });
        }
      }
      expect(
        forCoordinators.filter(([, { isBeforeSecondFactor }]) => isBeforeSecondFactor).map(([name]) => name),
      ).toEqual(['getSecondFactor', 'startSecondFactor', 'confirmSecondFactor']);
      expect(await stateOf(token)).toMatchObject({ isOn: false, isRequired: true });
      const { secret } = await start(token);
      expect((await confirm(token, codeOf(secret))).status).toBe(200);
      expect((await cms.get('/api/backoffice/member-accounts', { token })).status).toBe(200);
    },
  );
});

describe('Wrong codes', () => {
  it('are ten in a quarter of an hour from one address; from another the owner goes on', async () => {
    const { email, secret } = await enrolled();
    const begun = await halfWay(email, from('198.51.100.1'));
    for (let n = 0; n < 10; n += 1)
      expect({ n, status: (await step(begun, '000000', from('198.51.100.1'))).status }).toEqual({ n, status: 422 });
    const refused = await step(begun, codeOf(secret), from('198.51.100.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await halfWay(email, from('198.51.100.2'));
    expect((await step(elsewhere, codeOf(secret), from('198.51.100.2'))).status).toBe(200);
  });

  it('are twenty a day for an account from everywhere; a known browser and recovery codes go on', async () => {
    const { email, secret, codes, forgetCodes } = await enrolled();
    const opened = await step(await halfWay(email, from('198.51.101.250')), codeOf(secret), from('198.51.101.250'));
    const known = opened.headers.get('x-known-browser') ?? '';
    await forgetCodes();
    for (let n = 0; n < 20; n += 1) {
      const address = from(`198.51.101.${n}`);
      expect((await step(await halfWay(email, address), '000000', address)).status).toBe(422);
    }
    const away = from('198.51.101.100');
    expect((await step(await halfWay(email, away), codeOf(secret), away)).status).toBe(429);
    expect((await step(await halfWay(email, away), codes[0] ?? '', away)).status).toBe(200);
    const home = from('198.51.101.101');
    const ofBrowser = { headers: { ...home.headers, 'X-Known-Browser': known } };
    expect((await step(await halfWay(email, ofBrowser), codeOf(secret), ofBrowser)).status).toBe(200);
  });

  it('cannot be tried, nor used up, by who does not know the password', async () => {
    const { email, secret } = await enrolled();
    for (let n = 0; n < 30; n += 1) {
      const stranger = from(`198.51.102.${n}`);
      expect((await step('x'.repeat(43), '000000', stranger)).status).toBe(401);
      if (n < 8) expect((await accounts.login(email, 'not the password', stranger)).status).toBe(401);
    }
    const home = from('198.51.102.200');
    const begun = await cms.post('/api/login', { email, password: goodPassword }, home);
    expect(begun.status).toBe(403);
    const { secondStep } = (begun.body as unknown as { data: { secondStep: string } }).data;
    expect((await step(secondStep, codeOf(secret), home)).status).toBe(200);
  });
});
