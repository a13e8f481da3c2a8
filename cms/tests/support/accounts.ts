import { expect } from 'vitest';
import { tokenFor } from './account-mails.js';
import type { Cms } from './cms.js';
import type { Answer, RequestOptions } from './request.js';
import type { SmtpSink } from './smtp-sink.js';

let registered = 0;
/** An address that no other fact registers. */
export const newPerson = () => `scholar-${(registered += 1)}@lakeside.example`;
export const goodPassword = 'lantern orchard 47 tides';

export function registrationOf(email: string, changes: Record<string, unknown> = {}) {
  const password = String(changes.password ?? goodPassword);
  return {
    firstName: 'Amina',
    lastName: 'Otieno',
    email,
    password,
    passwordConfirmation: password,
    country: 'KE',
    currentTitle: 'Senior Lecturer',
    currentInstitution: 'Lakeside University',
    thematicAreas: [1, 5],
    acceptTerms: true,
    ...changes,
  };
}

/** What facts about accounts do again and again, with the mails of a real mail server. */
export function useAccounts(cms: Cms, sink: SmtpSink) {
  const register = (
    email: string,
    changes: Record<string, unknown> = {},
    options: RequestOptions = {},
  ): Promise<Answer<{ token: string }>> => cms.post('/api/register', registrationOf(email, changes), options);
  const userRow = (email: string) => cms.db('up_users').where({ email }).first();
  /** An account that is confirmed. @returns a session of it */
  async function open(email: string, password = goodPassword, changes: Record<string, unknown> = {}): Promise<string> {
    expect((await register(email, { password, ...changes })).status).toBe(200);
    expect((await cms.post('/api/confirm-email', {}, { token: await tokenFor(sink, email) })).status).toBe(200);
    return cms.signIn(email, password);
  }
  return {
    register,
    login: (email: string, password: string, options: RequestOptions = {}) =>
      cms.post<{ token: string }>('/api/login', { email, password }, options),
    userRow,
    open,
    /** Somebody new, signed in. */
    async person(): Promise<{ email: string; token: string; id: number }> {
      const email = newPerson();
      const token = await open(email);
      return { email, token, id: (await userRow(email)).id };
    },
  };
}
