/**
 * The router's list of routes is loaded with every page, and most of it are members' pages. So visitors load a list of
 * their own; an address that it lacks falls to the page for unknown ones, which asks the server (public/not-found.tsx).
 */
export function visitorsManifest(url: string): string {
  return url.replace(/\/manifest-(?=[\w-]+\.js$)/, '/visitors-');
}

/**
 * Whether a route, named by the file below `src` that it is, stands in the visitors' list. What is asked of a sender, the
 * newsletter's pages and the preferences of mails are reached by mailed links alone, and no page leads there.
 */
export function isForVisitors(routeId: string): boolean {
  return !/^(member|admin|public\/(asked-information|newsletter|notification-preferences))\//.test(routeId);
}
