import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The back office routes within the browser (Refine), so the server knows one address only. */
export const adminRoutes: RouteConfigEntry[] = [];
