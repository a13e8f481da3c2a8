import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startChild } from '../child-process.mjs';
import { readConfiguration } from '../configuration.mjs';
import { packages } from '../packages.mjs';
import { findFreePorts } from '../ports.mjs';
import { findListener, processorMs } from '../processor-time.mjs';
import { planServices } from '../services.mjs';
import { waitUntilReady } from '../wait-until-ready.mjs';

const cmsFolder = packages.cms.folder;
/** What visitors may read, as our API lets them. */
const readable = ['opportunity', 'opportunity-category', 'organization', 'thematic-area', 'member'];

/**
 * A plain Strapi with our content types and nothing else of ours, on a copy of a network's SQLite file: the same rows,
 * read by Strapi's own REST.
 *
 * @param {{ folder: string, name: string, dataDir: string, firstPort: number, signal: AbortSignal }} settings `dataDir` of the network, which
 *   must not run while it is copied
 */
export async function openPlainStrapi({ folder, name, dataDir, firstPort, signal }) {
  const appDir = path.join(folder, name);
  makeApplication(appDir);
  const database = path.join(appDir, 'data.db');
  copyFileSync(path.join(dataDir, 'data.db'), database, constants.COPYFILE_FICLONE);
  const log = path.join(dataDir, 'data.db-wal');
  if (existsSync(log)) copyFileSync(log, `${database}-wal`);

  /** @type {ReturnType<typeof startChild> | undefined} */
  let child;
  return {
    async start() {
      const [port = 0] = await findFreePorts(firstPort, 1);
      const env = /** @type {Record<string, string>} */ ({
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
      });
      const { cms } = planServices('start', { ...readConfiguration({}), CMS_PORT: port }, env);
      const plan = { ...cms, name: 'strapi', cwd: appDir, readyUrl: `http://127.0.0.1:${port}/_health` };
      const started = startChild(plan);
      child = started;
      await waitUntilReady(plan, { signal, child: started });
      const pid = findListener(port);
      const origin = `http://127.0.0.1:${port}`;
      return { origin, idleUrl: plan.readyUrl, spent: () => processorMs(pid) };
    },
    /** Takes the copy away too: it is as large as the network. */
    async stop() {
      child?.send('SIGTERM');
      await child?.ended;
      rmSync(appDir, { recursive: true, force: true });
    },
  };
}

/** @param {string} appDir */
function makeApplication(appDir) {
  rmSync(appDir, { recursive: true, force: true });
  mkdirSync(path.join(appDir, 'public/uploads'), { recursive: true });
  mkdirSync(path.join(appDir, 'config'));
  symlinkSync(path.join(cmsFolder, 'node_modules'), path.join(appDir, 'node_modules'));
  copyFileSync(path.join(cmsFolder, 'favicon.ico'), path.join(appDir, 'favicon.ico'));
  for (const part of ['components', 'extensions'])
    cpSync(path.join(cmsFolder, 'src', part), path.join(appDir, 'src', part), {
      recursive: true,
      filter: (source) => !/\.[cm]?[jt]sx?$/.test(source),
    });
  for (const [name, text] of Object.entries(files())) writeFileSync(path.join(appDir, name), text);
  for (const { subject, type } of contentTypes()) copyType(appDir, subject, type);
}

function contentTypes() {
  const apis = path.join(cmsFolder, 'src/api');
  return readdirSync(apis).flatMap((subject) => {
    const folder = path.join(apis, subject, 'content-types');
    return existsSync(folder) ? readdirSync(folder).map((type) => ({ subject, type })) : [];
  });
}

/** Its schema as Strapi's builder would make it, which makes no index, and around it what `strapi generate` writes. */
function copyType(appDir, subject, type) {
  const api = path.join(appDir, 'src/api', subject);
  const schema = `content-types/${type}/schema.json`;
  mkdirSync(path.dirname(path.join(api, schema)), { recursive: true });
  const ours = readFileSync(path.join(cmsFolder, 'src/api', subject, schema), 'utf8');
  writeFileSync(path.join(api, schema), JSON.stringify({ ...JSON.parse(ours), indexes: undefined }));
  for (const part of ['Controller', 'Service', 'Router']) {
    const parts = path.join(api, part === 'Router' ? 'routes' : `${part.toLowerCase()}s`);
    mkdirSync(parts, { recursive: true });
    writeFileSync(
      path.join(parts, `${type}.js`),
      `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${subject}.${type}');\n`,
    );
  }
}

function files() {
  const { dependencies } = JSON.parse(readFileSync(path.join(cmsFolder, 'package.json'), 'utf8'));
  const taken = ['@strapi/strapi', '@strapi/plugin-users-permissions', 'better-sqlite3'];
  const secret = 'only for the bench';
  const exported = (value) => `module.exports = ${value};\n`;
  return {
    'package.json': JSON.stringify({
      name: 'plain-strapi',
      private: true,
      dependencies: Object.fromEntries(taken.map((name) => [name, dependencies[name]])),
      strapi: { uuid: 'plain-strapi', telemetryDisabled: true },
    }),
    'config/server.js': exported(
      `{ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['${secret}'] }, logger: { config: { level: 'error' }, updates: { enabled: false } } }`,
    ),
    'config/admin.js': exported(
      `{ auth: { secret: '${secret}' }, apiToken: { salt: '${secret}' }, transfer: { token: { salt: '${secret}' } }, serveAdminPanel: false }`,
    ),
    'config/database.js': exported(
      `{ connection: { client: 'sqlite', connection: { filename: require('path').join(__dirname, '../data.db') }, useNullAsDefault: true } }`,
    ),
    'config/plugins.js': exported(`{ 'users-permissions': { config: { jwtSecret: '${secret}' } } }`),
    'config/middlewares.js': exported(
      JSON.stringify(
        ['errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'].map(
          (name) => `strapi::${name}`,
        ),
      ),
    ),
    'src/index.js': grantReading,
  };
}

const grantReading = `module.exports = {
  async bootstrap({ strapi }) {
    const permissions = strapi.db.query('plugin::users-permissions.permission');
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const type of ${JSON.stringify(readable)})
      for (const verb of ['find', 'findOne']) {
        const action = 'api::' + type + '.' + type + '.' + verb;
        const found = await permissions.findOne({ where: { action, role: role.id } });
        if (!found) await permissions.create({ data: { action, role: role.id } });
      }
  },
};
`;
