import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What a private calendar says beside the words of what it shows. */
export const feedTexts = defineTexts({ en, ar });
