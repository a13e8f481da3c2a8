/** What a route module says about itself: `export const handle = {…} satisfies PageHandle`. */
export interface PageHandle {
  /** Locale files that the page reads, by name; `messages` for pages with a form. */
  ns?: readonly string[];
  /** `interaction`: the page reads fully without React, which starts with the visitor's first touch. */
  boot?: 'interaction';
  /**
   * The page begins with an ink band and its header lies over it (spec §2): `true`, or the ids of the routes that do,
   * where several share the module.
   */
  overlayHeader?: boolean | readonly string[];
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}

/** Whether the header lies over the page of this route. */
export function hasOverlayHeader({ id, handle }: { id: string; handle?: unknown }): boolean {
  if (!isPageHandle(handle)) return false;
  const { overlayHeader = false } = handle;
  return typeof overlayHeader === 'boolean' ? overlayHeader : overlayHeader.includes(id);
}
