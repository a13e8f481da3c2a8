// Loaded before Strapi's command line: its `build` compiles the code before it makes the desk, and `build:api` has done
// that, in a step of its own beside which other work can begin.
const { createRequire } = require('node:module');

const requireAsStrapi = createRequire(require.resolve('@strapi/strapi/package.json'));
requireAsStrapi('@strapi/typescript-utils').compile = () => Promise.resolve();
