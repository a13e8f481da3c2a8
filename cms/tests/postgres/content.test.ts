import { describe } from 'vitest';
import { announcementFacts } from '../facts/announcements.js';
import { commitFacts } from '../facts/commits.js';
import { componentFacts } from '../facts/components.js';
import { eventArrivalFacts } from '../facts/event-arrivals.js';
import { eventBadgeFacts } from '../facts/event-badges.js';
import { eventFacts } from '../facts/events.js';
import { eventGuestFacts } from '../facts/event-guests.js';
import { eventPlaceFacts } from '../facts/event-places.js';
import { followingFacts } from '../facts/followings.js';
import { listingFacts } from '../facts/listings.js';
import { opportunityFacts } from '../facts/opportunities.js';
import { pageFacts } from '../facts/pages.js';
import { outdatedTranslationFacts } from '../facts/outdated-translations.js';
import { plannedPublishingFacts } from '../facts/planned-publishing.js';
import { partnerNameFacts } from '../facts/partner-names.js';
import { publishingFacts } from '../facts/publishing.js';
import { readFacts } from '../facts/reads.js';
import { richTextFacts } from '../facts/rich-text.js';
import { searchFacts } from '../facts/search.js';
import { searchLanguageFacts } from '../facts/search-languages.js';
import { searchWordFacts } from '../facts/search-words.js';
import { sheetImportFacts } from '../facts/sheet-import.js';
import { uiActionFacts } from '../facts/ui-actions.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Content on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  commitFacts(cms);
  componentFacts(cms);
  readFacts(cms);
  opportunityFacts(cms);
  listingFacts(cms);
  pageFacts(cms);
  publishingFacts(cms);
  partnerNameFacts(cms);
  plannedPublishingFacts(cms);
  announcementFacts(cms);
  outdatedTranslationFacts(cms);
  followingFacts(cms);
  richTextFacts(cms);
  searchFacts(cms);
  searchWordFacts(cms);
  searchLanguageFacts(cms);
  eventFacts(cms, sink);
  eventGuestFacts(cms, sink);
  eventPlaceFacts(cms, sink);
  eventBadgeFacts(cms);
  eventArrivalFacts(cms);
  uiActionFacts(cms);
  // Last: what is brought in stays.
  sheetImportFacts(cms, 40);
});
