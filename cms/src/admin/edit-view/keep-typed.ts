interface Action {
  type: string;
  payload?: { queryCacheKey?: string };
}

/** As Redux has them: what an action is handed through before the store takes it. */
type Middleware = () => (next: (action: Action) => unknown) => (action: Action) => unknown;

/**
 * Keeps what is typed in a form whose saving was refused or got no answer. Strapi takes what is sent for saved while it
 * is under way, and takes that back when it fails: the form has other first values by then, and begins anew with them.
 */
export const keepTypedWhenRefused: () => Middleware = () => () => (next) => (action) => {
  const isAssumed =
    action.type === 'adminApi/queries/queryResultPatched' && action.payload?.queryCacheKey?.startsWith('getDocument(');
  return isAssumed ? undefined : next(action);
};
