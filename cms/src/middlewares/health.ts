import { healthPaths, liveAnswer, readyAnswer } from '@scholars/contract/health';
import { commonMetrics } from '@scholars/contract/metrics';
import { Gauge } from 'prom-client';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { registry } from '../platform/metrics/registry.js';
import { lookAtDatabase } from '../platform/database/look-at-database.js';
import { isShuttingDown } from '../platform/strapi/drain-requests.js';
import { lookAtBucket } from '../platform/storage/s3/bucket-in-use.js';
import { findSpaceProblem } from '../platform/storage/space.js';

void new Gauge({
  ...commonMetrics.ready,
  registers: [registry],
  async collect() {
    this.set((await findReadiness()).status === 200 ? 1 : 0);
  },
});
void new Gauge({
  ...commonMetrics.checks,
  registers: [registry],
  async collect() {
    const { checks } = (await findReadiness()).body;
    for (const [check, word] of Object.entries(checks)) this.set({ check }, word === 'ok' ? 1 : 0);
  },
});

/**
 * For whoever watches the process, before anything that counts, keeps or logs. A CMS listens once its tables are as it
 * wants them; that they still are is looked at too, as a backup may have been put in their place.
 */
export default () => async (ctx: StrapiContext, next: Next) => {
  const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (isReading && ctx.path === healthPaths.live) answer(ctx, liveAnswer);
  else if (isReading && ctx.path === healthPaths.ready) answer(ctx, await findReadiness());
  else await next();
};

async function findReadiness() {
  const [{ database, tables }, spaceProblem, files] = await Promise.all([
    lookAtDatabase(),
    findSpaceProblem(),
    lookAtBucket(),
  ]);
  return readyAnswer({
    traffic: isShuttingDown() ? 'stopping' : 'ok',
    database,
    tables,
    // Where it is full, the log says.
    space: spaceProblem ? 'full' : 'ok',
    // Why, the log says too. Nothing is said of files that lie on the disk.
    ...(files && { files }),
  });
}

function answer(ctx: StrapiContext, { status, body }: typeof liveAnswer | ReturnType<typeof readyAnswer>): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
