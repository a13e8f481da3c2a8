import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { SecondFactor } from '@scholars/contract/second-factor';
import { goodPassword, type useAccounts } from './accounts.js';
import type { Cms } from './cms.js';
import type { RequestOptions } from './request.js';

const { Secret, TOTP } = createRequire(import.meta.url)('otpauth') as typeof import('otpauth');

const stepMs = 30_000;

/** What an authenticator app shows, so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });
}

/** Coordinators of a fact's own, and their second step. */
export function useSecondFactor(cms: Cms, accounts: ReturnType<typeof useAccounts>) {
  const api = '/api/second-factor';
  const stateOf = (token: string) => cms.data<SecondFactor>(api, { token });
  const start = async (token: string) => {
    const { status, body } = await cms.post<SecondFactor>(api, { password: goodPassword }, { token });
    if (!body.success || !body.data.pending) throw new Error(`Nothing was begun: ${status}`);
    return body.data.pending;
  };
  const confirm = (token: string, code: string) => cms.post<{ codes: string[] }>(`${api}/confirm`, { code }, { token });
  /** Somebody new with the role, signed in. */
  async function coordinator() {
    const person = await accounts.person();
    const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
    await cms.db('up_users_role_lnk').where({ user_id: person.id }).update({ role_id: role.id });
    return person;
  }
  return {
    stateOf,
    start,
    confirm,
    coordinator,
    /** With the second step on; codes that it has taken so far are forgotten, so that facts need not wait. */
    async enrolled() {
      const person = await coordinator();
      const { secret } = await start(person.token);
      const { status, body } = await confirm(person.token, codeOf(secret));
      if (!body.success) throw new Error(`Not confirmed: ${status}`);
      const forgetCodes = () => cms.db('second_factors').where({ user_id: person.id }).update({ last_step: 0 });
      await forgetCodes();
      return { ...person, secret, codes: body.data.codes, forgetCodes };
    },
    /** Signs in as far as the password leads. */
    async halfWay(email: string, options: RequestOptions = {}): Promise<string> {
      const { status, body } = await cms.post('/api/login', { email, password: goodPassword }, options);
      expect({ status, body }).toMatchObject({
        status: 403,
        body: { message: 'Please enter the code of your authenticator app', data: { secondStep: expect.any(String) } },
      });
      return (body as unknown as { data: { secondStep: string } }).data.secondStep;
    },
    step: (token: string, code: string, options: RequestOptions = {}) =>
      cms.post<{ token: string }>('/api/login/second-step', { code }, { ...options, token }),
    change: (what: 'remove' | 'recovery-codes', token: string, code: string, password = goodPassword) =>
      cms.post<{ codes: string[] }>(`${api}/${what}`, { password, code }, { token }),
  };
}
