import { previewAddress } from '../src/composition/preview-address';
import { derivedText, environment } from '../src/platform/environment/environment';

export default () => ({
  auth: { secret: derivedText('admin-jwt') },
  apiToken: { salt: derivedText('api-token-salt'), secrets: { encryptionKey: derivedText('api-token-encryption') } },
  transfer: { token: { salt: derivedText('transfer-token-salt') } },
  secrets: { encryptionKey: derivedText('admin-encryption') },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  rateLimit: { enabled: environment.rateLimits },
  preview: { enabled: true, config: { allowedOrigins: [environment.publicUrl], handler: previewAddress } },
  serveAdminPanel: environment.serveAdmin,
});
