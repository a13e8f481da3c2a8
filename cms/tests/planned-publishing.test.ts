import { announcementFacts } from './facts/announcements.js';
import { outdatedTranslationFacts } from './facts/outdated-translations.js';
import { plannedPublishingFacts } from './facts/planned-publishing.js';
import { useCms } from './support/cms.js';

const cms = useCms();

plannedPublishingFacts(cms);
announcementFacts(cms);
outdatedTranslationFacts(cms);
