import { derivedText } from '../src/environment';

export default () => ({
  'users-permissions': { config: { jwtSecret: derivedText('users-permissions-jwt'), jwtManagement: 'refresh' } },
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] },
    },
  },
});
