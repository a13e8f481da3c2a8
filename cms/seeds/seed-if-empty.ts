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

/** Fills an empty database as SEED says (product §6): `base` areas, pages and lists; `demo` a whole network. */
export async function seedIfEmpty(): Promise<void> {
  if (environment.seed === 'none' || (await strapi.db.query('api::thematic-area.thematic-area').count()) > 0) return;
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
