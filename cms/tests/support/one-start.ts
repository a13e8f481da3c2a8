import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder, distFolder } from './places.js';

/** Whatever listens to this process, e.g. for SIGTERM. */
function listenersOfProcess() {
  // Node's types name each event by itself.
  const events = process.eventNames() as NodeJS.Signals[];
  return events.flatMap((event) => process.listeners(event).map((listener) => ({ event, listener })));
}

/**
 * What holds something of the CMS that loaded it: our own code, Strapi's, the parser of bodies, its folder for files, and
 * the counter of Strapi's limits, who has asked how often.
 */
const ofOneStart = [distFolder, '/@strapi/', '/koa-body/', '/formidable/', '/koa2-ratelimit/'];

/**
 * Makes a process that starts several CMS, one after the other, as new for the next: the modules of the last one are
 * forgotten, as nothing that they hold is of another start, and environment and listeners are what they were. What those
 * modules are built on stays loaded, which is half of what a start costs.
 */
export class OneStart {
  readonly #environment = { ...process.env };
  readonly #listeners = new Set(listenersOfProcess().map(({ listener }) => listener));
  #require: NodeJS.Require | undefined;

  /** A module as Strapi loads it, from the CMS's folder. */
  require<Module>(path: string): Module {
    this.#require ??= createRequire(join(cmsFolder, 'package.json'));
    return this.#require(path) as Module;
  }

  end(): void {
    this.#forgetModules();
    for (const { event, listener } of listenersOfProcess())
      if (!this.#listeners.has(listener)) process.off(event, listener);
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
  }

  #forgetModules(): void {
    const cache = this.#require?.cache ?? {};
    this.#require = undefined;
    for (const path of Object.keys(cache)) if (ofOneStart.some((part) => path.includes(part))) delete cache[path];
    // Each module lists those that it was the first to load, and so would keep all that were forgotten.
    for (const module of Object.values(cache))
      if (module?.children) module.children = module.children.filter(({ filename }) => filename in cache);
  }
}
