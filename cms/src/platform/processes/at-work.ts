import { channel } from 'node:diagnostics_channel';

/** scripts/lib/run-strapi.mjs passes on what is published here. */
const atWork = channel('scholars:at-work');
const toldEveryMs = 5000;

/**
 * Says what this process is at while it does not answer yet: to the log, and to whoever has started it, who waits as long
 * as they hear of it.
 */
function tellAtWork(what: string): void {
  strapi.log.info(what);
  atWork.publish(what);
}

/** Tells the first of what comes often, and then one every few seconds. */
export function createTeller(): (what: () => string) => void {
  let toldAt = -Infinity;
  return (what) => {
    if (Date.now() - toldAt < toldEveryMs) return;
    toldAt = Date.now();
    tellAtWork(what());
  };
}
