/**
 * Has the browser delete what pages have kept in it: messages and drafts that were not sent. It needs no script, and is
 * done before anything of the answer is shown.
 */
export const clearStorage = ['Clear-Site-Data', '"storage"'] as const;
