import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const applicationTexts = defineTexts({ en, ar });
