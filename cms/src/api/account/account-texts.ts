import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What owners of accounts are mailed and notified of, in words. */
export const accountTexts = defineTexts({ en, ar });
