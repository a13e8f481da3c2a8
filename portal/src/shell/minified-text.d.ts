declare module '*.js?minified' {
  /** The script, made small (vite.config.ts). */
  const source: string;
  export default source;
}
