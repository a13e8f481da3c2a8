import { createServer } from 'vite';

/** @typedef {typeof import('./serve-sources')} Sources */

// Node cannot read TypeScript by itself: from here on Vite does, for the server as for the routes.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
/** @type {unknown} */
const loaded = await vite.ssrLoadModule('/server/serve-sources.ts');
await /** @type {Sources} */ (loaded).serveSources(vite);
