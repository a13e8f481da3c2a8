import { announcementFacts } from '../facts/announcements.js';
import { cardNameFacts } from '../facts/card-names.js';
import { commitFacts } from '../facts/commits.js';
import { componentFacts } from '../facts/components.js';
import { contentRelationFacts } from '../facts/content-relations.js';
import { eventArrivalFacts } from '../facts/event-arrivals.js';
import { eventBadgeFacts } from '../facts/event-badges.js';
import { eventGuestFacts } from '../facts/event-guests.js';
import { eventPlaceFacts } from '../facts/event-places.js';
import { eventFacts } from '../facts/events.js';
import { followingFacts } from '../facts/followings.js';
import { listingFacts } from '../facts/listings.js';
import { opportunityFacts } from '../facts/opportunities.js';
import { outdatedTranslationFacts } from '../facts/outdated-translations.js';
import { pageFacts } from '../facts/pages.js';
import { partnerNameFacts } from '../facts/partner-names.js';
import { plannedPublishingFacts } from '../facts/planned-publishing.js';
import { publishingFacts } from '../facts/publishing.js';
import { readFacts } from '../facts/reads.js';
import { richTextFacts } from '../facts/rich-text.js';
import { searchLanguageFacts } from '../facts/search-languages.js';
import { searchWordFacts } from '../facts/search-words.js';
import { searchFacts } from '../facts/search.js';
import { uiActionFacts } from '../facts/ui-actions.js';
import { usableContentFacts } from '../facts/usable-content.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** The rules of what staff write and visitors read, find and follow, and events: in a short run on one database. */
export function factsOfContent(cms: Cms, sink: SmtpSink): void {
  componentFacts(cms);
  opportunityFacts(cms);
  pageFacts(cms);
  usableContentFacts(cms);
  cardNameFacts(cms);
  partnerNameFacts(cms);
  announcementFacts(cms);
  richTextFacts(cms);
  eventFacts(cms, sink);
  eventGuestFacts(cms, sink);
  eventBadgeFacts(cms);
  eventArrivalFacts(cms);
  uiActionFacts(cms);
}

/** What hangs on how a database asks, sorts, counts, finds and commits. */
export function databaseFactsOfContent(cms: Cms, sink: SmtpSink): void {
  commitFacts(cms);
  readFacts(cms);
  listingFacts(cms);
  publishingFacts(cms);
  contentRelationFacts(cms);
  plannedPublishingFacts(cms);
  outdatedTranslationFacts(cms);
  followingFacts(cms);
  searchFacts(cms);
  searchWordFacts(cms);
  searchLanguageFacts(cms);
  eventPlaceFacts(cms, sink);
}
