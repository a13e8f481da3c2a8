import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
  },
  // The default asks the server for the routes on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
