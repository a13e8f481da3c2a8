import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

// The provider of the CMS's own tests: no second copy of it is installed here.
const { resolve } = createRequire(new URL('../../cms/package.json', import.meta.url));
const { default: Provider } = await import(pathToFileURL(resolve('oidc-provider')).href);

const { ORCID_ISSUER = '', ORCID_CLIENT_ID, ORCID_CLIENT_SECRET, PUBLIC_URL } = process.env;
/** Whoever has signed in here, by iD. @type {Map<string, { given_name: string, family_name: string }>} */
const people = new Map();

// It warns that its keys and its memory are for a development only: they are.
console.warn = () => {};

/**
 * A real OpenID provider, at which anybody may be anybody; agreeing to what the site asks for is part of signing in.
 */
const provider = new Provider(ORCID_ISSUER, {
  clients: [
    {
      client_id: ORCID_CLIENT_ID,
      client_secret: ORCID_CLIENT_SECRET,
      redirect_uris: ['en', 'ar'].map((locale) => `${PUBLIC_URL}/${locale}/auth/orcid/callback`),
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  findAccount: (/** @type {unknown} */ _ctx, /** @type {string} */ sub) => ({
    accountId: sub,
    claims: async () => ({ sub, ...people.get(sub) }),
  }),
  claims: { openid: ['sub', 'given_name', 'family_name'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (/** @type {unknown} */ _ctx, /** @type {{ uid: string }} */ { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  cookies: { keys: ['only-for-tests'] },
});

const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>OpenID provider</title><h1>Who are you?</h1>
<form method="post">
<label>iD <input name="sub"></label> <label>Given name <input name="given_name"></label> <label>Family name <input name="family_name"></label>
<button>Agree</button> <button name="isDenied" value="1">Deny</button>
</form></html>`;

/** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
async function interact(req, res) {
  const { prompt, params, session } = await provider.interactionDetails(req, res);
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({ accountId: String(session?.accountId), clientId: String(params.client_id) });
    grant.addOIDCScope('openid');
    return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
  }
  if (req.method !== 'POST') return res.setHeader('Content-Type', 'text/html').end(page);
  const {
    sub = '',
    given_name = '',
    family_name = '',
    isDenied,
  } = Object.fromEntries(new URLSearchParams(await text(req)));
  if (isDenied) return provider.interactionFinished(req, res, { error: 'access_denied' });
  people.set(sub, { given_name, family_name });
  return provider.interactionFinished(req, res, { login: { accountId: sub } });
}

const answer = provider.callback();
const server = createServer((req, res) => {
  if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
  interact(req, res).catch((error) => {
    console.error(error);
    res.writeHead(500).end();
  });
});
const { hostname, port } = new URL(ORCID_ISSUER);
server.listen(Number(port), hostname);
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
