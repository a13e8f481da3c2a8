import { createServer } from 'vite';

// Node cannot read TypeScript by itself: from here on Vite does, for the server as for the routes.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
/** @type {unknown} */
const loaded = await vite.ssrLoadModule('/server/serve-sources.ts');
await /** @type {typeof import('./serve-sources')} */ (loaded).serveSources(vite);
