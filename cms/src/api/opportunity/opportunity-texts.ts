import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What calendars and shared pictures say of an opportunity beside its own words. */
export const opportunityTexts = defineTexts({ en, ar });
