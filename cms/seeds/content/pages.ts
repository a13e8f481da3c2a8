import { aboutPage } from './pages/about.js';
import { categoryPages } from './pages/categories.js';
import { directoryPages } from './pages/directories.js';
import { formPages } from './pages/forms.js';
import { homePage } from './pages/home.js';
import { legalPages } from './pages/legal.js';
import type { PageSeed } from './shapes.js';

/**
 * The pages that staff edit. Links in HTML carry the language, because the first path segment is the language
 * (spec §2); links of blocks do not, the portal adds it.
 */
export const pages: PageSeed[] = [
  homePage,
  aboutPage,
  ...categoryPages,
  ...directoryPages,
  ...formPages,
  ...legalPages,
];
