import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** Why something is recommended, and what is told of it. */
export const recommendationTexts = defineTexts({ en, ar });
