import { environment } from '../src/platform/environment/environment';

/** In order: what stands first sees a request first and its answer last. */
export default [
  'global::health',
  'global::request-log',
  'global::unread-body',
  'global::zero-characters',
  'global::preview',
  'global::answer-cache',
  'global::drawn-pictures',
  'strapi::errors',
  'global::contract-envelope',
  'global::parameter-limit',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        directives: {
          'script-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Browsers talk to the portal only.
  { name: 'strapi::cors', config: { origin: [environment.publicUrl], credentials: false } },
  'global::common-reads',
  'global::stored-uploads',
  'strapi::query',
  'global::multipart-guard',
  'global::exact-path',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '256kb',
      formLimit: '256kb',
      textLimit: '256kb',
      // Strapi cleans up after the field `files` alone, so no other may carry one.
      formidable: {
        maxFileSize: 10 * 1024 * 1024,
        maxFiles: 10,
        filter: ({ name }: { name: string }) => name === 'files',
      },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
