import { environment } from '../src/platform/environment/environment.js';
import { refreshAllListings, withoutFollowing } from '../src/platform/listing/keep-in-step.js';
import { seedAccounts } from './accounts.js';
import { seedApplications } from './applications.js';
import { seedChat } from './chat.js';
import { seedConnections } from './connections.js';
import { seedTravelRequests } from './travel-requests.js';
import { seedBase, seedDemo } from './content.js';
import { seedMessageTemplates } from './message-templates.js';
import { seedNotifications } from './notifications.js';
import { seedPages } from './pages.js';
import { seedReports } from './reports.js';
import { seedSubmissions } from './submissions.js';

/** Stands in the database from the first row that is seeded until the last. */
const begun = 'begun';
const store = () => strapi.store({ type: 'core', name: 'seed' });

/**
 * Fills an empty database as SEED says (product §6): `base` areas, pages and lists; `demo` a whole network.
 *
 * @throws where that was begun before and did not come to its end: half a network would pass for a whole one
 */
export async function seedIfEmpty(): Promise<void> {
  if (environment.seed === 'none') return;
  await refuseHalfSeeded();
  if ((await strapi.db.query('api::thematic-area.thematic-area').count()) > 0) return;
  await store().set({ key: begun, value: new Date().toISOString() });
  await seed();
  await store().delete({ key: begun });
}

async function refuseHalfSeeded(): Promise<void> {
  const since: unknown = await store().get({ key: begun });
  if (typeof since !== 'string') return;
  throw new Error(
    `Filling this database was begun at ${since} and has not come to its end. If another process is at it, start this ` +
      'one again in a minute. Otherwise it was interrupted: empty the database (without PostgreSQL, delete data.db in ' +
      'DATA_DIR) and start again, or start with SEED=none to go on with what is there.',
  );
}

async function seed(): Promise<void> {
  strapi.log.info(`Seeding (${environment.seed}) …`);
  await withoutFollowing(async () => {
    await seedBase();
    if (environment.seed === 'demo') {
      await seedPages(await seedDemo());
      await seedAccounts();
      await seedNotifications();
      await seedConnections();
      await seedChat();
      await seedSubmissions();
      await seedReports();
      await seedMessageTemplates();
    } else {
      await seedPages();
    }
  });
  await refreshAllListings();
  if (environment.seed === 'demo') {
    await seedApplications();
    await seedTravelRequests();
  }
  strapi.log.info('Seeded');
}
