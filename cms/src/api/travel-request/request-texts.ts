import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What members are told of their travel requests, the words of the statuses that they see among it. */
export const requestTexts = defineTexts({ en, ar });
