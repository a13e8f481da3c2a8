import type { Core } from '@strapi/strapi';
import { followStaffChanges } from './accounts/follow-staff-changes.js';
import { inviteNewAccounts } from './accounts/invite-new-accounts.js';
import { refuseBadLinks } from './api/page/links/refuse-bad-links.js';
import { closeAdminRegistration, closePluginRoutes } from './bootstrap/close-plugin-routes.js';
import { prepareInvitations } from './api/event-invitation/codes/prepare-invitations.js';
import { mountRoutes } from './composition/mount-routes.js';
import { drainRequestsAtStop } from './bootstrap/drain-requests.js';
import { ensureLocales } from './bootstrap/ensure-locales.js';
import { ensureRoles } from './bootstrap/ensure-roles.js';
import { nameMailProvider, prepareStrapiMails } from './bootstrap/strapi-mails.js';
import { startHousekeeping, stopHousekeeping, tidyUp } from './bootstrap/housekeeping.js';
import { makeCommitsHonest } from './database/honest-commits.js';
import { makeTables } from './database/tables.js';
import { ensureUniqueEmails } from './database/unique-emails.js';
import { followFiles } from './listings/follow-files.js';
import { followChanges, prepareListings } from './listings/keep-in-step.js';
import { startMailWorker, stopMailWorker } from './mail/mail-worker.js';
import { moveTextsToBlocks } from './rich-text/move-to-blocks.js';
import { seedIfEmpty } from '../seeds/seed-if-empty.js';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.hook('strapi::content-types.beforeSync').register(moveTextsToBlocks);
    closePluginRoutes(strapi);
    closeAdminRegistration(strapi);
    mountRoutes(strapi);
    followChanges();
    prepareInvitations();
    refuseBadLinks();
    inviteNewAccounts();
    prepareStrapiMails(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    makeCommitsHonest();
    nameMailProvider(strapi);
    await makeTables();
    await ensureUniqueEmails();
    await ensureLocales();
    await ensureRoles();
    await prepareListings();
    await seedIfEmpty();
    followStaffChanges();
    followFiles();
    drainRequestsAtStop();
    await tidyUp();
    startHousekeeping();
    startMailWorker();
  },

  async destroy() {
    stopHousekeeping();
    await stopMailWorker();
  },
};
