// What may import what, in all three parts. `npm run validate -- dependencies` runs it alone.

const areas = ['public', 'member', 'admin'];
/** `portal/src` itself: root, routes and entries. */
const top = '^portal/src/[^/]+$';

/** @param {string[]} names */
const portal = (...names) => `^portal/src/(${names.join('|')})/`;

/**
 * @param {string} from
 * @param {string[]} to
 * @returns {import('./portal/node_modules/dependency-cruiser').IForbiddenRuleType}
 */
const portalLayer = (from, to) => ({
  name: `portal-${from}`,
  comment:
    'lib ← ui ← shared ← {public, member, admin} ← routes, cms-client ← session ← api; areas do not import each other, they link.',
  severity: 'error',
  from: { path: portal(from) },
  to: { path: portal(...to) },
});

/** @type {import('./portal/node_modules/dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Folders that import each other are one folder: move what both need to a third, or the caller up.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-files',
      comment: 'Files that import each other can neither be read nor moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'cms-platform',
      comment: 'The floor knows no subject: what it needs of one is handed to it in composition/.',
      severity: 'error',
      from: { path: '^cms/src/platform/' },
      to: { path: '^cms/(src/(api|composition|middlewares|policies|extensions|admin|[^/]+$)|seeds/|config/)' },
    },
    {
      name: 'cms-subjects',
      comment: 'platform ← api ← composition ← index.ts: a subject is put together with others above it.',
      severity: 'error',
      from: { path: '^cms/src/(api|middlewares|policies|extensions|admin)/' },
      to: { path: '^cms/(src/(composition/|[^/]+$)|seeds/|config/)' },
    },
    portalLayer('lib', ['ui', 'shared', 'shell', 'cms-client', 'api', 'session', 'i18n', ...areas]),
    portalLayer('ui', ['shared', 'shell', 'cms-client', 'api', 'session', ...areas]),
    portalLayer('i18n', ['shared', 'shell', ...areas]),
    portalLayer('cms-client', ['ui', 'shared', 'shell', 'api', 'session', ...areas]),
    portalLayer('session', ['ui', 'shared', 'shell', 'api', ...areas]),
    portalLayer('api', ['ui', 'shared', 'shell', ...areas]),
    portalLayer('shared', ['shell', ...areas]),
    portalLayer('shell', areas),
    portalLayer('public', ['member', 'admin']),
    portalLayer('member', ['public', 'admin']),
    portalLayer('admin', ['public', 'member']),
    {
      name: 'portal-top',
      comment: 'Root and routes import the rest, not the other way. A type of the root leaves nothing in the bundle.',
      severity: 'error',
      from: { path: '^portal/src/[^/]+/' },
      to: { path: top, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-runs-anywhere',
      comment: "The contract's sources import zod and nothing else, so that they run in a browser.",
      severity: 'error',
      from: { path: '^contract/src/' },
      to: { pathNot: '^contract/(src/|node_modules/zod/)' },
    },
    {
      name: 'parts-meet-in-the-contract',
      comment: 'CMS and portal talk over HTTP; what both know stands in the contract.',
      severity: 'error',
      from: { path: '^(cms|portal)/' },
      to: { path: '^(cms|portal)/(src|server|config|seeds|tests|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'contract-by-its-name',
      comment: 'The contract is imported as @scholars/contract, not by its path.',
      severity: 'error',
      from: { path: '^(cms|portal)/' },
      to: { path: '^contract/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'What only tests need is not shipped.',
      severity: 'error',
      from: { path: '^(contract|cms|portal)/(src|server|config|seeds)/' },
      to: { path: '^(contract|cms|portal)/(tests|e2e|screenshots)/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere would pass every other rule.',
      severity: 'error',
      // Draws the world anew every few years, with packages that are fetched for it.
      from: { pathNot: '/draw-world\\.mjs$' },
      // The build of the routes is written by the router's plugin.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // A type is a dependency too: who reads the one file must know the other.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^contract/dist/', '^(contract|cms|portal)/(tests|e2e|screenshots)/'] },
    // Tests may import whatever they test; `+types` are written by the router.
    exclude: { path: ['\\.test\\.[cm]?[jt]sx?$', '/__tests__/', '/\\+types/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    cache: { folder: 'portal/node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
