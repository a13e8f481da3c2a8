import { afterAll, expect, it } from 'vitest';
import { useCms, type Cms } from './cms.js';
import { startPostgres, type Postgres } from './postgres.js';
import { copyCluster, postgresTemplate } from './postgres-template.js';

/** One CMS for the facts of a file, as `useCms`, on a PostgreSQL of its own. */
export function cmsOnPostgres(env: Record<string, string> = {}): { cms: Cms; postgres: () => Postgres } {
  let postgres: Postgres | undefined;
  // Stopped last: hooks of this kind run in the reverse order of their registration.
  afterAll(() => postgres?.remove());
  const cms = useCms({
    env,
    async database() {
      const { cluster, dataDir } = await postgresTemplate();
      postgres = await startPostgres((folder) => copyCluster(cluster, folder));
      return { url: postgres.url, dataDir };
    },
  });

  it('the CMS runs on PostgreSQL', async () => {
    const { rows } = await cms.db.raw('select version()');
    expect(rows[0].version).toMatch(/^PostgreSQL/);
  });

  return {
    cms,
    postgres() {
      if (!postgres) throw new Error('PostgreSQL has not started');
      return postgres;
    },
  };
}
