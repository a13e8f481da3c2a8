/* What the build gives the worker, and what TypeScript's own declarations of workers do not have yet. */

declare module '*.css?inline' {
  const text: string;
  export default text;
}

interface InstallEvent extends ExtendableEvent {
  /** What goes past the worker altogether; only some browsers have it. */
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}
