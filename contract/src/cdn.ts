/*
 * What portal and CMS agree on for a shared cache in front of the site, a CDN. The portal says what one may keep, the
 * CMS tells it to let go (docs/decisions/0083-a-cdn-in-front.md).
 */

/** Names everything that is made of content. Each page shows some of all of it, in its frame at least. */
export const contentTag = 'content';

/** However the purge fares, nothing is shown for longer than this, nor what only the clock changes. */
export const cdnMaxAgeSeconds = 300;

/**
 * The portal lets nothing be kept where it asked the CMS for its content's version longer ago than this: it cannot know
 * that what it shows is what is published.
 */
export const portalKnowsForMs = 2500;

/**
 * So long after a change the purge is sent. Before, a portal that has not heard of the change could give the CDN once
 * more what was dropped. Longer than `portalKnowsForMs`, by what an answer takes on its way.
 */
export const purgeAfterMs = portalKnowsForMs + 1000;
