import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const cmsFolder = fileURLToPath(new URL('../..', import.meta.url));
/** The tests compile the CMS for themselves, so that a build that runs beside them is not disturbed. */
export const distFolder = join(cmsFolder, '.tmp/test-dist');
export const templateFolder = join(cmsFolder, '.tmp/test-template');
export const secret = 'a-secret-of-the-tests-that-is-long-enough';
/** Where staff open Strapi's admin. */
export const adminUrl = 'https://desk.scholars.example/admin';
export const publicUrl = 'http://portal.scholars.example';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo's content, to be copied. */
    template: string;
  }
}
