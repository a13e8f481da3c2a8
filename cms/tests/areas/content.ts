import { isShortRun } from '@scholars/contract/tests/short-run';
import { announcementFacts } from '../facts/announcements.js';
import { cardNameFacts } from '../facts/card-names.js';
import { commitFacts } from '../facts/commits.js';
import { componentFacts } from '../facts/components.js';
import { contentRelationFacts } from '../facts/content-relations.js';
import { duplicateFacts } from '../facts/duplicates.js';
import { eventAnswerFacts } from '../facts/event-answers.js';
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
import { pictureSizeFacts } from '../facts/picture-sizes.js';
import { plannedPublishingFacts } from '../facts/planned-publishing.js';
import { publishingFacts } from '../facts/publishing.js';
import { readFacts } from '../facts/reads.js';
import { richTextFacts } from '../facts/rich-text.js';
import { searchHitFacts } from '../facts/search-hits.js';
import { searchLanguageFacts } from '../facts/search-languages.js';
import { searchPublishingFacts } from '../facts/search-publishing.js';
import { searchWordFacts } from '../facts/search-words.js';
import { searchFacts } from '../facts/search.js';
import { uiActionFacts } from '../facts/ui-actions.js';
import { textsOfBeforeFacts } from '../facts/texts-of-before.js';
import { usableContentFacts } from '../facts/usable-content.js';
import type { Area } from './area.js';

/** What staff write and visitors read, find and follow, and events. */
export const content: Area = [
  { database: commitFacts },
  componentFacts,
  { database: readFacts },
  opportunityFacts,
  { database: listingFacts },
  pageFacts,
  { database: publishingFacts },
  usableContentFacts,
  { database: contentRelationFacts },
  cardNameFacts,
  partnerNameFacts,
  duplicateFacts,
  { database: plannedPublishingFacts },
  { database: pictureSizeFacts },
  announcementFacts,
  { database: outdatedTranslationFacts },
  { database: followingFacts },
  richTextFacts,
  // What an installation goes through once.
  ...(isShortRun ? [] : [textsOfBeforeFacts]),
  { database: searchFacts },
  { database: searchHitFacts },
  { database: searchPublishingFacts },
  searchWordFacts,
  { database: searchLanguageFacts },
  eventFacts,
  eventAnswerFacts,
  eventGuestFacts,
  { database: eventPlaceFacts },
  eventBadgeFacts,
  eventArrivalFacts,
  uiActionFacts,
];
