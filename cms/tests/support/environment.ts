import { adminUrl, publicUrl, secret } from './places.js';

/**
 * What the CMS is started with: as in production, but on any free port, silent, without limits, and with little work
 * for its captchas.
 */
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
    CAPTCHA_COST: '50',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    ...changes,
  };
}
