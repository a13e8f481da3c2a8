import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packages } from '../packages.mjs';

/** What must not be there, in as many spellings as lenient readers know. */
const sensitive = `
  .env .env.production .git/HEAD .git/config .gitignore
  .npmrc .htaccess .htpasswd .DS_Store .ssh/id_rsa
  .aws/credentials .svn/entries .vscode/settings.json .well-known/openid-configuration backup.zip
  backup.tar.gz backup.sql dump.sql db.sqlite data.db
  .tmp/data.db var/data.db secret var/secret var/log/build.log
  private-files private-files/ private exports owed-ends
  package.json package-lock.json node_modules/ docker-compose.yml Dockerfile
  tsconfig.json server-status server-info phpinfo.php wp-login.php
  actuator/env debug metrics graphql admin
  admin/ admin/init admin/login admin/register-admin content-manager/collection-types
  content-type-builder/content-types upload/files users-permissions/roles documentation swagger.json
  api/ api/users api/users/me api/auth/local api/auth/local/register
  api/upload api/upload/files api/email api/i18n/locales api/Login
  api/login/ API/login api//login api/%6cogin api/./user
  api/members/Filters api/user%2f..%2fcaptcha api;/user api/user;.css api/user/x.css
  api/user%00 uploads uploads/ uploads/. uploads/../data.db
  uploads/%2e%2e/data.db uploads/..%2fdata.db uploads/%2e%2e%2fdata.db uploads/..%5cdata.db uploads/%252e%252e%252fdata.db
  uploads/drawn/../../data.db uploads/drawn/ uploads/.gitkeep assets/ assets/../server.js
  assets/%2e%2e/%2e%2e/package.json assets/..%2f..%2fserver%2findex.js ..%2f..%2f..%2fetc/passwd %2e%2e/%2e%2e/%2e%2e/etc/passwd %c0%ae%c0%ae/etc/passwd
  ..;/manager/html ....//....//etc/passwd %00 %0d%0aSet-Cookie:x=1 %ff
  //evil.example /%5cevil.example en//evil.example en/%2f%2fevil.example en/..//evil.example
  en/admin ar/admin en/admin/queues en/my-profile ar/account/privacy
  en/messages en/travel-request en/my-profile.data ar/account/my-information.data en/admin.data
  en/account/x.css en/my-profile;.js en/my-profile%0a.png EN/my-profile en/My-Profile
  en/my-profile/ __manifest @fs/etc/passwd src/root.tsx socket.io/
  socket.io/?EIO=4&transport=polling readyz healthz _next/static server.js
  build/server/index.js
`
  .trim()
  .split(/\s+/);

/** What anybody may read, where neither the contract nor the routes declare it. */
const openFiles = /^\/(?:healthz|readyz|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/;
const openPage = /^\/(?:en|ar)(?:\.data)?(?:[?]|$)/;

/**
 * Every path that is tried: what must not be there, what the contract declares with a value for each parameter, and the
 * files that the portal serves.
 */
export async function listWords() {
  const built = pathToFileURL(path.join(packages.contract.folder, 'dist/endpoints.js'));
  /** @type {{ endpoints: Record<string, { method: string, path: string, access: string }> }} */
  const { endpoints } = await import(built.href);
  const calls = Object.values(endpoints);
  const paths = calls.map(({ path: template }) => template.replace(/\{\w+\}/g, '1').slice(1));
  const client = path.join(packages.portal.folder, 'build/client');
  const files = readdirSync(client).filter((name) => statSync(path.join(client, name)).isFile());
  const reads = calls.filter(({ method, access }) => method === 'GET' && access === 'public');
  return {
    words: [...new Set([...sensitive, ...paths, ...files])],
    /** Whether anybody may be given something there. @param {string} method @param {string} address a path and query */
    isOpen(method, address) {
      const [pathname = ''] = address.split('?');
      if (!['GET', 'HEAD'].includes(method)) return false;
      if (openFiles.test(pathname) || openPage.test(pathname) || files.includes(pathname.slice(1))) return true;
      if (pathname === '/api/openapi.json' || pathname === '/api/content-version') return true;
      return reads.some(({ path: template }) => patternOf(template).test(pathname));
    },
  };
}

/** @param {string} template */
const patternOf = (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[\\w-]+')}$`);
