import { describe, expect, it } from 'vitest';
import type { Session } from '@scholars/contract/account';
import { demoPassword, people, type Cms } from '../support/cms.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** What people read and change of their own account, and where they are signed in. */
export function ownAccountFacts(cms: Cms, sink: SmtpSink): void {
  const { login, open } = useAccounts(cms, sink);

  describe('One’s information', () => {
    it('is changed, whole or in part', async () => {
      const token = await open(newPerson());
      const whole = {
        firstName: 'Zoë',
        lastName: 'Kamau',
        phoneNumber: '+254 711550142',
        country: 'Kenya',
        city: 'Kisumu',
        language: 'ar',
      };
      expect((await cms.post('/api/user-info', whole, { token })).body).toMatchObject({
        data: { ...whole, country: 'KE', fullName: 'Zoë Kamau' },
      });
      for (const path of ['/api/update-profile', '/api/user-info'])
        expect((await cms.post(path, { city: 'Nairobi' }, { token })).body).toMatchObject({
          data: { firstName: 'Zoë', city: 'Nairobi', phoneNumber: '+254 711550142', country: 'KE', language: 'ar' },
        });
    });

    it('of somebody else is not to be found, and not to be changed', async () => {
      const token = await open(newPerson());
      const other = await cms.data<{ id: string; firstName: string }>('/api/user', {
        token: await cms.tokenOf('member'),
      });
      expect(
        (await cms.post('/api/update-profile', { userId: other.id, firstName: 'Mallory' }, { token })).status,
      ).toBe(404);
      expect(await cms.data('/api/user', { token: await cms.tokenOf('member') })).toEqual(other);
    });

    it('keeps address, role and password whatever is sent', async () => {
      const email = newPerson();
      const token = await open(email);
      await cms.post(
        '/api/update-profile',
        {
          email: people.coordinator,
          password: demoPassword,
          role: 'coordinator',
          blocked: true,
          messaging_system: 0,
          profile_completion_percentage: 100,
          city: 'Kisumu',
        },
        { token },
      );
      expect(await cms.data('/api/user', { token })).toMatchObject({
        email,
        role: 'member',
        messaging_system: 1,
        city: 'Kisumu',
      });
      expect((await login(email, goodPassword)).status).toBe(200);
    });
  });

  describe('One’s sessions', () => {
    it('are listed with the one at hand, and each can be ended; nobody else’s', async () => {
      const email = newPerson();
      const here = await open(email);
      const { body } = await cms.post<{ token: string }>(
        '/api/login',
        { email, password: goodPassword },
        { headers: { 'User-Agent': 'A phone' } },
      );
      if (!body.success) throw new Error(body.message);
      const sessions = await cms.data<Session[]>('/api/sessions', { token: here });
      expect(sessions.map(({ current, device }) => [current, device]).sort()).toEqual([
        [false, 'A phone'],
        [true, expect.any(String)],
      ]);
      const other = sessions.find(({ current }) => !current);
      expect(
        (await cms.call('DELETE', `/api/sessions/${other?.id}`, undefined, { token: await cms.tokenOf('member') }))
          .status,
      ).toBe(404);
      expect((await cms.call('DELETE', `/api/sessions/${other?.id}`, undefined, { token: here })).status).toBe(200);
      expect([
        (await cms.get('/api/user', { token: here })).status,
        (await cms.get('/api/user', { token: body.data.token })).status,
      ]).toEqual([200, 401]);
    });
  });
}
