import { adminUrl, publicUrl, secret } from './places.js';

/** What the CMS is started with: as in production, but on any free port, silent, and without limits. */
export function cmsEnvironment(changes: Record<string, string> = {}): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_ENV: 'local',
    SECRET: secret,
    PUBLIC_URL: publicUrl,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '0',
    CMS_ADMIN: 'off',
    CMS_ADMIN_URL: adminUrl,
    SEED: 'demo',
    CAPTCHA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    ...changes,
  };
}
