import { findCallPath } from '@scholars/contract/call-paths';
import { livePath } from '@scholars/contract/live';
import { isForApi } from './cms-target';
import { isDrawnPicture, picturesRoute } from './kept-pictures';
import type { FindPage } from './page-table';
import type { StaticFiles } from './static-files';

/**
 * What stands in the log for the address of a request: its route, with names where the address has values. An address
 * tells of people, as by a member's name, and anybody can think of a new one; routes are few.
 */
export function createRouteNames(findPage: FindPage, files: StaticFiles) {
  return (pathname: string): string => {
    if (pathname.startsWith('/assets/')) return '/assets/*';
    if (pathname === livePath || files.has(pathname)) return pathname;
    if (isForApi(pathname)) return findCallPath(pathname)?.path ?? '/api/*';
    if (isDrawnPicture(pathname)) return picturesRoute;
    if (pathname.startsWith('/uploads/')) return '/uploads/*';
    if (/^\/(en|ar)\/admin(\/|$)/.test(pathname)) return '/:lang/admin/*';
    // `.data` is the router's spelling of the same page.
    const page = findPage(pathname) ?? findPage(pathname.replace(/(\.data|\/)$/, ''));
    return page?.route ?? '*';
  };
}
