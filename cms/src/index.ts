import type { Core } from '@strapi/strapi';
import { kindLayouts } from './admin/layouts.js';
import { staffRights } from './admin/staff-rights.js';
import { followStaffChanges } from './api/account/follow-staff-changes.js';
import { inviteNewAccounts } from './api/account/invite-new-accounts.js';
import { followStaffSwitch } from './api/second-factor/follow-staff-switch.js';
import { refuseBadLinks } from './api/page/refuse-bad-links.js';
import { arrangeForms } from './platform/strapi/arrange-forms.js';
import { closeAdminRegistration, closePluginRoutes } from './platform/strapi/close-plugin-routes.js';
import { prepareInvitations } from './api/event-invitation/prepare-invitations.js';
import { followCapacity } from './api/event-invitation/waiting-list.js';
import { mountRoutes } from './composition/mount-routes.js';
import { drainRequestsAtStop } from './platform/strapi/drain-requests.js';
import { ensureLocales } from './platform/strapi/ensure-locales.js';
import { ensureStaffRoles } from './platform/strapi/ensure-staff-roles.js';
import { listLanguages } from './platform/strapi/list-languages.js';
import { findRelatedByName } from './platform/strapi/related-names.js';
import { ensureRoles } from './platform/strapi/ensure-roles.js';
import { nameMailProvider, prepareStrapiMails } from './platform/strapi/strapi-mails.js';
import { startHousekeeping, tidyUp } from './composition/housekeeping.js';
import { startLiveChannel } from './composition/live-channel.js';
import { registerPersonalData } from './composition/personal-data.js';
import { registerFollowers } from './composition/step-followers.js';
import { registerSubjectParts } from './composition/subject-parts.js';
import { stopFanOut } from './api/notification/fan-out.js';
import { stopPushes } from './api/notification/send-pushes.js';
import { stopExports } from './api/privacy/make-exports.js';
import { stopImports } from './api/sheet-import/bring-in.js';
import { tellFollowersOfOpenings } from './api/opportunity/tell-followers.js';
import { stopScheduledJobs } from './platform/jobs/scheduled-jobs.js';
import { makeCommitsHonest } from './platform/database/honest-commits.js';
import { readBigintsAsNumbers } from './platform/database/dialect.js';
import { refuseNewerDatabase, takeTableSteps } from './platform/database/take-table-steps.js';
import { tableSteps } from './platform/database/table-steps.js';
import { ensureOneApplication } from './api/application/applications.js';
import { ensureUniqueEmails } from './api/account/find-account.js';
import { followFiles } from './platform/listing/follow-files.js';
import { followChanges, prepareListings } from './platform/listing/keep-in-step.js';
import { closeLiveChannel } from './platform/live/live-channel.js';
import { closeSideConnection } from './platform/processes/side-connection.js';
import { startMailWorker, stopMailWorker } from './platform/mail/mail-worker.js';
import { moveTextsToBlocks } from './platform/rich-text/move-to-blocks.js';
import { seedIfEmpty } from '../seeds/seed-if-empty.js';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerSubjectParts();
    registerFollowers();
    registerPersonalData();
    const beforeSync = strapi.hook('strapi::content-types.beforeSync');
    beforeSync.register(() => readBigintsAsNumbers(strapi.db.connection));
    beforeSync.register(() => refuseNewerDatabase(strapi.db.connection, tableSteps));
    beforeSync.register(moveTextsToBlocks);
    closePluginRoutes(strapi);
    closeAdminRegistration(strapi);
    mountRoutes(strapi);
    listLanguages(strapi);
    findRelatedByName(strapi, kindLayouts);
    followChanges();
    prepareInvitations();
    followCapacity();
    refuseBadLinks();
    inviteNewAccounts();
    tellFollowersOfOpenings();
    prepareStrapiMails(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    makeCommitsHonest();
    nameMailProvider(strapi);
    await takeTableSteps(strapi.db.connection, tableSteps);
    await ensureUniqueEmails();
    await ensureOneApplication();
    await ensureLocales();
    await ensureRoles();
    await arrangeForms(kindLayouts);
    await ensureStaffRoles(staffRights);
    await prepareListings();
    await seedIfEmpty();
    followStaffChanges();
    followStaffSwitch();
    followFiles();
    startLiveChannel();
    drainRequestsAtStop(closeLiveChannel);
    await tidyUp();
    startHousekeeping();
    startMailWorker();
  },

  async destroy() {
    stopScheduledJobs();
    await stopMailWorker();
    await stopFanOut();
    await stopExports();
    await stopPushes();
    await stopImports();
    await closeSideConnection();
  },
};
