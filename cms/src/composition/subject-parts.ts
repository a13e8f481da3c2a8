import { accountMails } from '../api/account/account-mails.js';
import { accountNotices } from '../api/account/account-notices.js';
import { secondFactorMails } from '../api/account/second-factor-mails.js';
import { applicationMails } from '../api/application/application-mails.js';
import { applicationNotices } from '../api/application/application-notices.js';
import { chatNotices } from '../api/chat/chat-notices.js';
import { connectionNotices } from '../api/connection/connection-notices.js';
import { emailChangeMails } from '../api/email-change/email-change-mails.js';
import { emailChangeNotices } from '../api/email-change/email-change-notices.js';
import { invitationMails } from '../api/event-invitation/event-answer-mail.js';
import { guestMails } from '../api/event-invitation/event-invitation-mail.js';
import { eventPages } from '../api/event/event-search.js';
import { eventShare } from '../api/event/event-share.js';
import { publishedSiteName } from '../api/global-key/actions.js';
import { countMembersOf } from '../api/member/find-members.js';
import { memberHits } from '../api/member/member-hits.js';
import { memberListing } from '../api/member/member-listing.js';
import { memberShare } from '../api/member/member-share.js';
import { reportNotices } from '../api/message-report/report-notices.js';
import { newsletterMails } from '../api/newsletter-subscriber/newsletter-mails.js';
import { registerAudiences } from '../api/notification/fan-out.js';
import { noticeMails } from '../api/notification/notice-mails.js';
import { registerNotices } from '../api/notification/notices.js';
import { countOpenByPartner } from '../api/opportunity/count-open.js';
import { openingNotices } from '../api/opportunity/opening-notices.js';
import { opportunityHits } from '../api/opportunity/opportunity-hits.js';
import { opportunityListing } from '../api/opportunity/opportunity-listing.js';
import { opportunityShare } from '../api/opportunity/opportunity-share.js';
import { listFollowers } from '../api/organization/followings.js';
import { registerOrganizationCounts } from '../api/organization/organization-counts.js';
import { organizationHits } from '../api/organization/organization-hits.js';
import { organizationListing } from '../api/organization/organization-listing.js';
import { organizationShare } from '../api/organization/organization-share.js';
import { sitePages } from '../api/page/page-search.js';
import { pageShare } from '../api/page/page-share.js';
import { recommendationNotices } from '../api/recommendation/recommendation-notices.js';
import { alertMails } from '../api/search-alert/alert-mail.js';
import { privacyMails } from '../api/privacy/privacy-mails.js';
import { privacyNotices } from '../api/privacy/privacy-notices.js';
import { registerSiteEntries } from '../api/site-index/site-entries.js';
import { submissionMails } from '../api/submission/submission-mails.js';
import { areaPages } from '../api/thematic-area/area-search.js';
import { areaShare } from '../api/thematic-area/area-share.js';
import { queueNotices } from '../api/submission/queue-notices.js';
import { requestNotices } from '../api/travel-request/request-notices.js';
import { registerListings } from '../platform/listing/listings.js';
import { registerTemplates } from '../platform/mail/templates.js';
import { registerShareSources } from '../platform/pictures/share/find-share-facts.js';
import { registerSearched } from '../platform/search/search-everything.js';
import { sitePageHits, sitePageListing, type SitePages } from '../platform/search/site-pages.js';

const pagesOfSite: [SitePages, ...SitePages[]] = [sitePages, eventPages, areaPages];

/** Tells the floor what the subjects have for it. Call first of all, while Strapi registers. */
export function registerSubjectParts(): void {
  const pageListing = sitePageListing(pagesOfSite);
  registerListings([opportunityListing, organizationListing, memberListing, pageListing]);
  registerSearched({
    pages: { listing: pageListing, present: sitePageHits(pageListing, pagesOfSite) },
    opportunities: { listing: opportunityListing, present: opportunityHits },
    organizations: { listing: organizationListing, present: organizationHits },
    members: { listing: memberListing, present: memberHits },
  });
  registerShareSources({
    words: {
      opportunity: opportunityShare,
      organization: organizationShare,
      member: memberShare,
      area: areaShare,
      event: eventShare,
      page: pageShare,
    },
    siteName: publishedSiteName,
  });
  registerSiteEntries({
    opportunity: opportunityListing,
    organization: organizationListing,
    member: memberListing,
    event: { uid: 'api::event.event' },
    page: { uid: 'api::page.page' },
  });
  registerTemplates({
    ...accountMails,
    ...secondFactorMails,
    ...emailChangeMails,
    ...alertMails,
    ...applicationMails,
    ...invitationMails,
    ...guestMails,
    ...newsletterMails,
    ...noticeMails,
    ...privacyMails,
    ...submissionMails,
  });
  registerNotices({
    ...accountNotices,
    ...applicationNotices,
    ...chatNotices,
    ...connectionNotices,
    ...emailChangeNotices,
    ...openingNotices,
    ...recommendationNotices,
    ...privacyNotices,
    ...queueNotices,
    ...reportNotices,
    ...requestNotices,
  });
  registerAudiences({ 'organization-followers': listFollowers });
  registerOrganizationCounts({ openOpportunities: countOpenByPartner, members: countMembersOf });
}

export type { TemplateData, TemplateName } from '../platform/mail/templates.js';
