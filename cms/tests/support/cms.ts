import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type * as Metrics from '../../src/platform/metrics/metrics-server.js';
import { asksForCaptchas, solveCaptcha } from './captcha.js';
import { cmsEnvironment } from './environment.js';
import { listen } from './local-server.js';
import { findLeaks, personalValues } from './log-leaks.js';
import { OneStart } from './one-start.js';
import { cmsFolder, distFolder, secret } from './places.js';
import { request, type Answer, type RequestOptions } from './request.js';
import type { S3Server } from './s3-server.js';

/** What seeded accounts sign in with. */
export const demoPassword = 'demo-Passw0rd-2026';
export const people = {
  member: 'member@scholars.example',
  other: 'scholar2@scholars.example',
  coordinator: 'coordinator@scholars.example',
} as const;

export interface CmsOptions {
  env?: Record<string, string>;
  /** Where its files live, in place of its data folder. */
  s3?: S3Server;
  /** A PostgreSQL with the demo's content, and a data folder to be copied; SQLite otherwise. */
  database?: () => Promise<{ url: string; dataDir: string }>;
}

/** A running CMS, over HTTP, and behind it: for facts that no answer shows. */
export class Cms {
  strapi!: Core.Strapi;
  url = '';
  dataDir = '';
  tempDir = '';
  s3: S3Server | undefined;
  readonly #start = new OneStart();
  /** What the CMS has logged as errors; a test that means them takes them away. */
  #errors: string[] = [];
  #logged: string[] = [];
  #tokens = new Map<string, string>();
  /** The tokens of all sessions that tests have asked for here. */
  #opened: string[] = [];

  get db(): Knex {
    return this.strapi.db.connection;
  }

  /** Logged errors so far, forgotten with this. */
  takeErrors(): string[] {
    return this.#errors.splice(0);
  }

  /** Everything that was logged since the start, whatever the level that is printed. */
  get logged(): readonly string[] {
    return this.#logged;
  }

  /** By what its environment says now. */
  async load(): Promise<void> {
    const { createStrapi } = this.#start.require<typeof import('@strapi/strapi')>('@strapi/strapi');
    this.strapi = await createStrapi({
      appDir: cmsFolder,
      distDir: distFolder,
      autoReload: false,
      serveAdminPanel: false,
    }).load();
    this.#listenToLog();
  }

  /** Stops it and keeps nothing of it: whoever runs the tests keeps this to the end of all files. */
  async end(): Promise<void> {
    if (this.strapi) await stop(this.strapi);
    Reflect.deleteProperty(this, 'strapi');
    this.#logged = [];
    this.#start.end();
  }

  #listenToLog(): void {
    this.strapi.log.isDebugEnabled = () => true;
    this.strapi.log.error = ((message: unknown, facts?: object) => {
      const text = message instanceof Error ? `${message.stack}` : textOf(message, facts);
      this.#errors.push(text);
      this.#logged.push(text);
      return this.strapi.log;
    }) as typeof this.strapi.log.error; // called with one message here
    for (const level of ['warn', 'info', 'http', 'verbose', 'debug'] as const) {
      this.strapi.log[level] = ((message: unknown, facts?: object) => {
        this.#logged.push(textOf(message, facts));
        return this.strapi.log;
      }) as typeof this.strapi.log.warn; // as above
    }
  }

  get<Data = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<Data>> {
    return request(this.url, 'GET', path, undefined, options);
  }

  post<Data = unknown>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<Data>> {
    return request(this.url, 'POST', path, body, options);
  }

  call(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    return request(this.url, method, path, body, options);
  }

  /** The data of a call that succeeds; anything else fails the test. */
  async data<Data>(path: string, options: RequestOptions = {}): Promise<Data> {
    const { status, body } = await this.get<Data>(path, options);
    if (status !== 200 || !body.success) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  }

  async signIn(email: string, password = demoPassword): Promise<string> {
    const recaptcha = asksForCaptchas(this) ? await solveCaptcha(this, 'login') : undefined;
    const { body } = await this.post<{ token: string }>('/api/login', { email, password, recaptcha });
    if (!body.success) throw new Error(`${email} cannot sign in: ${body.message}`);
    this.#opened.push(body.data.token);
    return body.data.token;
  }

  /** What would tell of somebody in the log or in the figures, or open something. */
  async findLeaks() {
    const values = [demoPassword, ...this.#opened, ...(await personalValues(this.db))];
    const figures = await this.module<typeof Metrics>('src/platform/metrics/metrics-server.js').renderMetrics();
    return findLeaks([...this.#logged, ...figures.split('\n')], values);
  }

  /** A session that facts share. */
  async tokenOf(who: keyof typeof people): Promise<string> {
    const known = this.#tokens.get(who) ?? (await this.signIn(people[who]));
    this.#tokens.set(who, known);
    return known;
  }

  async count(table: string, where: Record<string, unknown> = {}): Promise<number> {
    const [row] = await this.db(table).where(where).count({ n: '*' });
    return Number(row?.n);
  }

  /** Everything that a form may leave behind: rows, private files, public files, temporary files. */
  async traces(): Promise<Record<string, unknown>> {
    const tables = [
      'founding_fellows_profiles',
      'travel_intakes',
      'contact_messages',
      'organization_requests',
      'applications',
      'application_drafts',
      'private_files',
      'audit_entries',
      'sent_forms',
    ];
    const rows = await Promise.all(tables.map(async (table) => [table, await this.count(table)]));
    return {
      ...Object.fromEntries(rows),
      privateFiles: this.privateFiles(),
      publicFiles: this.s3 ? this.s3.keys('public/') : listFiles(join(this.dataDir, 'public')),
      temporaryFiles: listFiles(this.tempDir),
    };
  }

  privateFiles(): string[] {
    const place = 'private-files/';
    return this.s3 ? this.s3.keys(place).map((key) => key.slice(place.length)) : listFiles(join(this.dataDir, place));
  }

  /** What lies in its data folder where files may lie. */
  filesOnDisk(): string[] {
    return ['private-files', 'public/uploads', 'waiting-files'].flatMap((place) =>
      listFiles(join(this.dataDir, place)),
    );
  }

  /** Whether there is a file, as in `private-files/<id>` and `public/uploads/<name>`, wherever files live. */
  isStored(path: string): boolean {
    return this.s3 ? this.s3.keys(path).includes(path) : existsSync(join(this.dataDir, path));
  }

  /** Its bytes as they lie there. */
  readStored(path: string): Buffer {
    return this.s3 ? this.s3.read(path) : readFileSync(join(this.dataDir, path));
  }

  /** A module of the running CMS: the very instance that it uses. */
  module<Module>(path: string): Module {
    return this.#start.require<Module>(join(distFolder, path));
  }
}

/** What a query found; nothing fails the test. */
export async function rowOf<Row>(query: PromiseLike<Row | undefined>): Promise<Row> {
  const row = await query;
  if (row === undefined) throw new Error('No such row');
  return row;
}

/** Header by which the portal proves itself when it says who the visitor is. */
export const portalKey = createHmac('sha256', secret).update('portal-key').digest('hex');

/**
 * One CMS for the facts of a file, started before the first and stopped after the last. An error that it logs fails the
 * test.
 */
export function useCms(options: CmsOptions = {}): Cms {
  const cms = new Cms();
  let root = '';
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'scholars-cms-'));
    await start(cms, root, options);
  });
  afterEach(() => {
    expect(cms.takeErrors()).toEqual([]);
  });
  afterAll(async () => {
    try {
      // Of everything that the facts of this file have made it log and count.
      if (cms.strapi) expect(await cms.findLeaks()).toEqual([]);
    } finally {
      // Whatever is found: the next file's CMS starts in this process.
      await cms.end();
      rmSync(root, { recursive: true, force: true });
    }
  });
  return cms;
}

async function start(cms: Cms, root: string, { env = {}, s3, database }: CmsOptions) {
  cms.dataDir = join(root, 'data');
  cms.tempDir = join(root, 'tmp');
  mkdirSync(cms.tempDir);
  const postgres = await database?.();
  copyTemplate(cms.dataDir, postgres?.dataDir);
  cms.s3 = s3;
  await s3?.takeFiles(cms.dataDir);
  const address: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
  Object.assign(
    process.env,
    cmsEnvironment({ DATA_DIR: cms.dataDir, TMPDIR: cms.tempDir, ...address, ...s3?.env, ...env }),
  );
  await cms.load();
  cms.strapi.server.mount();
  const server: Server = cms.strapi.server.httpServer;
  // A connection that `fetch` keeps must not end while a long test step holds the process.
  server.keepAliveTimeout = 600_000;
  cms.url = `http://127.0.0.1:${await listen(server)}`;
}

function textOf(message: unknown, facts?: object): string {
  return facts ? `${String(message)} ${JSON.stringify(facts)}` : String(message);
}

export function copyTemplate(dataDir: string, template: string = inject('template')): void {
  cpSync(template, dataDir, { recursive: true, preserveTimestamps: true });
}

/** Strapi clears all listeners of its process when it ends; the test runner still needs its own. */
async function stop(strapi: Core.Strapi) {
  const kept = vi.spyOn(process, 'removeAllListeners').mockReturnValue(process);
  await strapi.destroy();
  kept.mockRestore();
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
    .sort();
}

export function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}
