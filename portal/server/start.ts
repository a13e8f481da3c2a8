import { fileURLToPath } from 'node:url';

// React chooses its production build when it is first loaded, so nothing is imported before.
process.env.NODE_ENV = 'production';
const { serve } = await import('./serve');
// Seen from build/server.
await serve(fileURLToPath(new URL('../client/', import.meta.url)));
