import { expect, it } from 'vitest';
import { people, useCms } from './support/cms.js';

const cms = useCms({ env: { COORDINATOR_SECOND_FACTOR: 'off' } });

it('Where the configuration has no second step, none is offered, and none that was set up before is asked for', async () => {
  await cms.db('up_users').where({ email: people.coordinator }).update({ second_factor: true });
  const token = await cms.signIn(people.coordinator);
  expect((await cms.get('/api/second-factor', { token })).status).toBe(404);
  expect((await cms.post('/api/second-factor', { password: 'x' }, { token })).status).toBe(404);
  expect((await cms.get('/api/backoffice/member-accounts', { token })).status).toBe(200);
});
