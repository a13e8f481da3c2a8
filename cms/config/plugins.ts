import { dirname, join, relative } from 'node:path';
import { derivedText, environment } from '../src/platform/environment/environment';

// Strapi loads it by this path, written in small letters; from its own folder, so that only names of this package are
// in it.
const mailProvider = relative(
  dirname(require.resolve('@strapi/email/strapi-server')),
  join(__dirname, '../src/platform/mail/strapi-provider'),
);

export default () => ({
  'users-permissions': { config: { jwtSecret: derivedText('users-permissions-jwt'), jwtManagement: 'refresh' } },
  // What Strapi mails by itself goes through the outbox too; by default it would be handed straight to the receiver's
  // server.
  email: { config: { provider: mailProvider, settings: { defaultFrom: environment.mailFrom } } },
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      // Strapi's own, and one for the widest places on large screens.
      breakpoints: { xlarge: 1600, large: 1000, medium: 750, small: 500 },
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] },
    },
  },
});
