import { prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** The members' own routes (spec §2), below the language. */
export const memberRoutes: RouteConfigEntry[] = prefix('account', [
  route('my-information', 'member/account/my-information.tsx'),
  route('notifications', 'member/notifications/notifications.tsx'),
]);
