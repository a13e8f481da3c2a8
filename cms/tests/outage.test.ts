import { createRequire } from 'node:module';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { healthFacts } from './facts/health.js';
import { people, demoPassword, useCms } from './support/cms.js';
import { buildIntake } from './support/forms.js';
import { cmsFolder } from './support/places.js';
import { send } from './support/submissions.js';

interface Connection {
  exec(sql: string): void;
  close(): void;
}
const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (file: string) => Connection;

const cms = useCms();

healthFacts(cms);

describe('While something else holds the database', () => {
  it(
    'reads go on, writes are answered with 503 and leave nothing, and nobody is signed out',
    { timeout: 60_000 },
    async () => {
      const token = await cms.tokenOf('member');
      const before = await cms.traces();
      const other = new Database(join(cms.dataDir, 'data.db'));
      other.exec('begin exclusive');
      try {
        expect((await cms.get('/api/user', { token })).status).toBe(200);
        expect((await cms.get('/api/job-opportunities?sort=deadline')).status).toBe(200);
        for (const language of locales) {
          const { status, headers, body } = await cms.post('/api/travel-intake', buildIntake(), { language });
          expect({ status, body }).toEqual({
            status: 503,
            body: { success: false, message: messageText(language, 'error.unavailable') },
          });
          expect(headers.get('retry-after')).toBe('5');
        }
        expect((await cms.post('/api/login', { email: people.other, password: demoPassword })).status).toBe(503);
      } finally {
        other.exec('rollback');
        other.close();
      }
      cms.takeErrors(); // Strapi's own timers may have met the lock too
      expect(await cms.traces()).toEqual(before);
      expect((await cms.get('/api/user', { token })).status).toBe(200);
      expect((await send(cms, 'travel-intake', buildIntake())).reference).toMatch(/^TI-/);
    },
  );
});

describe('While private files cannot be written', () => {
  it('a form is refused with 500 and leaves no row; afterwards all goes on', async () => {
    const folder = join(cms.dataDir, 'private-files');
    const before = await cms.traces();
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'no folder');
    const answer = await cms.post('/api/travel-intake', buildIntake());
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 500,
      body: { success: false, message: messageText('en', 'error.internal') },
    });
    expect(cms.takeErrors()).toHaveLength(1);
    expect(await cms.traces()).toEqual(before);
    expect((await send(cms, 'travel-intake', buildIntake())).reference).toMatch(/^TI-/);
  });
});

describe('While the rows cannot be written', () => {
  it('no file stays behind', async () => {
    const before = cms.privateFiles();
    await cms.db.schema.renameTable('audit_entries', 'audit_entries_away');
    const { status } = await cms.post('/api/travel-intake', buildIntake({ fullName: 'A Name Of A Person' }));
    await cms.db.schema.renameTable('audit_entries_away', 'audit_entries');
    expect(status).toBe(500);
    const [error, ...others] = cms.takeErrors();
    expect(others).toEqual([]);
    expect(error).not.toMatch(/A Name Of A Person|insert into|amina@/i);
    expect(cms.privateFiles()).toEqual(before);
    expect(await cms.count('travel_intakes', { full_name: 'A Name Of A Person' })).toBe(0);
  });
});
