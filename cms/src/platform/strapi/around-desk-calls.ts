import type { Core } from '@strapi/strapi';

type Handler<Context> = (ctx: Context, next: unknown) => Promise<unknown>;

/** What is done in place of a call; `call` is what was done before. */
type Around<Context> = (ctx: Context, call: () => Promise<unknown>) => Promise<unknown>;

/** Strapi saves accounts elsewhere than other entries. */
const controllers = {
  'collection-types': 'plugin::content-manager.collection-types',
  relations: 'plugin::content-manager.relations',
  accounts: 'plugin::users-permissions.contentmanageruser',
} as const;

/**
 * Does something before or after calls that the desk makes of Strapi's content manager. What is put around a call later
 * is done around what was put there before. Call while Strapi registers.
 *
 * @param around by the names of Strapi's own handlers
 */
export function aroundDeskCalls<Context>(
  strapi: Core.Strapi,
  name: keyof typeof controllers,
  around: Readonly<Record<string, Around<Context>>>,
): void {
  strapi.get('controllers').extend(controllers[name], (controller: Record<string, Handler<Context>>) => {
    const handlers = Object.entries(around).map(([handler, work]) => [
      handler,
      (ctx: Context, next: unknown) => work(ctx, async () => controller[handler]?.call(controller, ctx, next)),
    ]);
    return { ...controller, ...Object.fromEntries(handlers) };
  });
}
