import { adminApi } from '@strapi/strapi/admin';

/** Changes how Strapi's calls are made, by their names; its own parts make them known, without types. */
export function changeCalls(endpoints: Record<string, unknown>): void {
  (adminApi as unknown as { enhanceEndpoints(of: object): void }).enhanceEndpoints({ endpoints });
}
