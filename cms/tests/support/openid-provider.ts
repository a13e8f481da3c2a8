import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { close, listen } from './local-server.js';

export interface Person {
  sub: string;
  given_name: string;
  family_name: string;
}

/** A real OpenID provider on a port of its own, at which `person` has signed in and agrees to everything. */
export class OpenIdProvider {
  person: Person = { sub: '0000-0002-1825-0097', given_name: 'Josiah', family_name: 'Carberry' };
  #server: Server | undefined;
  #port = 0;

  readonly client = { id: 'scholars', secret: 'the-secret-of-the-client-0123456789' };

  get issuer(): string {
    if (this.#port === 0) throw new Error('The provider was never started');
    return `http://127.0.0.1:${this.#port}`;
  }

  /** @param redirectUris where people may be sent back to */
  async start(redirectUris: string[]): Promise<void> {
    const server = createServer();
    this.#port = await listen(server, this.#port);
    this.#server = server;
    const provider = this.#makeProvider(redirectUris);
    const answer = provider.callback();
    server.on('request', (req, res) => {
      if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
      // Whoever is `person` now signs in, and agrees.
      void provider.interactionDetails(req, res).then(async ({ prompt, params, session }) => {
        if (prompt.name === 'login')
          return provider.interactionFinished(req, res, { login: { accountId: this.person.sub } });
        const grant = new provider.Grant({ accountId: String(session?.accountId), clientId: String(params.client_id) });
        grant.addOIDCScope('openid');
        return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
      });
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await close(server);
  }

  /** Goes where a browser would from the address of a start. @returns where the provider sends it back to */
  async visit(url: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    for (let steps = 0; steps < 10 && next.origin === this.issuer; steps += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('Location');
      if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  #makeProvider(redirectUris: string[]): Provider {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: this.client.id,
          client_secret: this.client.secret,
          redirect_uris: redirectUris,
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...this.person, sub }) }),
      claims: { openid: ['sub', 'given_name', 'family_name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      pkce: { required: () => true },
      cookies: { keys: ['only-for-tests'] },
    });
    provider.on('server_error', (_ctx, error) => console.error(error));
    return provider;
  }
}
