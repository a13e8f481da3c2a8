import { sheetImportFacts } from './facts/sheet-import.js';
import { useCms } from './support/cms.js';

sheetImportFacts(useCms(), 500);
