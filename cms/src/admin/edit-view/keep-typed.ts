import type { ReduxMiddleware } from '../redux-middleware';

/**
 * Keeps what is typed in a form whose saving was refused or got no answer. Strapi takes what is sent for saved while it
 * is under way, and takes that back when it fails: the form has other first values by then, and begins anew with them.
 */
export const keepTypedWhenRefused: () => ReduxMiddleware<{ queryCacheKey?: string }> =
  () => () => (next) => (action) => {
    const isAssumed =
      action.type === 'adminApi/queries/queryResultPatched' &&
      action.payload?.queryCacheKey?.startsWith('getDocument(');
    return isAssumed ? undefined : next(action);
  };
