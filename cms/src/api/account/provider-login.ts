import * as oidc from 'openid-client';
import type { SignInProvider } from '@scholars/contract/account';
import { errorKind } from '@scholars/contract/error-kind';
import type { Locale } from '@scholars/contract/locale';
import { ContractError } from '../../platform/errors/contract-error.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { environment } from '../../platform/environment/environment.js';
import { siteUrl } from '../../platform/site/site-url.js';

const loginMs = 10 * 60_000;
const answerSeconds = 10;
const rediscoverMs = 3_600_000;
let discovered: { at: number; configuration: Promise<oidc.Configuration> } | undefined;

/** The providers that are configured. */
export function configuredProviders(): SignInProvider[] {
  return environment.orcid ? ['orcid'] : [];
}

/** Whom the provider knows. The names are a proposal; no address is taken from a provider. */
export interface KnownPerson {
  subject: string;
  firstName: string;
  lastName: string;
  /** The account that asked to be connected, when one did. */
  connectTo: number | undefined;
}

interface LoginRow {
  state_hash: string;
  provider: SignInProvider;
  nonce: string;
  code_verifier: string;
  user_id: number | null;
  expires_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    provider_logins: LoginRow;
  }
}

/**
 * Starts an authorization code flow with PKCE, state and nonce; their secrets stay here, for ten minutes.
 *
 * @param connectTo the signed-in account that wants to be connected, if one asks
 * @throws ContractError 503 when the provider does not answer
 */
export async function startProviderLogin(
  provider: SignInProvider,
  locale: Locale,
  connectTo: number | undefined,
): Promise<{ url: string; state: string }> {
  const configuration = await discover();
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  await strapi.db.connection('provider_logins').insert({
    state_hash: sha256Hex(state),
    provider,
    nonce,
    code_verifier: verifier,
    user_id: connectTo ?? null,
    expires_at: Date.now() + loginMs,
  });
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl(provider, locale),
    scope: 'openid',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state };
}

/**
 * Finishes the flow: every start can be finished once, by the state that it gave.
 *
 * @throws ContractError 422 for anything that does not fit together, 503 when the provider does not answer
 */
export async function finishProviderLogin(
  provider: SignInProvider,
  locale: Locale,
  answer: { code: string; state: string; iss: string; error: string },
): Promise<KnownPerson> {
  const started = await takeStarted(provider, answer.state);
  if (!started || answer.error || !answer.code) throw new ContractError(422, 'provider.failed');
  const configuration = await discover();
  const current = new URL(returnUrl(provider, locale));
  for (const name of ['code', 'state', 'iss'] as const) if (answer[name]) current.searchParams.set(name, answer[name]);
  const tokens = await oidc
    .authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: started.code_verifier,
      expectedState: answer.state,
      expectedNonce: started.nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      strapi.log.warn(`A sign-in with ${provider} failed: ${errorKind(error)}`);
      throw isAway(error) ? new ContractError(503, 'provider.unavailable') : new ContractError(422, 'provider.failed');
    });
  const claims = tokens.claims();
  if (!claims?.sub) throw new ContractError(422, 'provider.failed');
  const text = (name: string) => (typeof claims[name] === 'string' ? String(claims[name]).slice(0, 255) : '');
  return {
    subject: claims.sub.slice(0, 255),
    firstName: text('given_name'),
    lastName: text('family_name'),
    connectTo: started.user_id ?? undefined,
  };
}

/** Uses up what a start left. Of two returns with one state only one finds it. */
async function takeStarted(provider: SignInProvider, state: string) {
  const db = strapi.db.connection;
  const row = await db('provider_logins')
    .where({ state_hash: sha256Hex(state), provider })
    .where('expires_at', '>', Date.now())
    .first('nonce', 'code_verifier', 'user_id');
  if (!row) return undefined;
  return (await db('provider_logins')
    .where({ state_hash: sha256Hex(state) })
    .delete()) > 0
    ? row
    : undefined;
}

/** Starts that nobody finished. */
export async function deleteStaleProviderLogins(now: number): Promise<void> {
  await strapi.db.connection('provider_logins').where('expires_at', '<', now).delete();
}

/** What the provider says of itself, asked again every hour; a failed question is not remembered. */
async function discover(): Promise<oidc.Configuration> {
  const { orcid } = environment;
  if (!orcid) throw new ContractError(404);
  if (!discovered || Date.now() - discovered.at > rediscoverMs) {
    const issuer = new URL(orcid.issuer);
    // Plain http is for a provider on this machine; whoever writes it into a production's configuration is refused.
    const execute = issuer.protocol === 'http:' && !environment.isProduction ? [oidc.allowInsecureRequests] : [];
    const configuration = oidc.discovery(issuer, orcid.clientId, orcid.clientSecret, undefined, {
      execute,
      timeout: answerSeconds,
    });
    discovered = { at: Date.now(), configuration };
  }
  try {
    return await discovered.configuration;
  } catch (error) {
    discovered = undefined;
    strapi.log.warn(`The sign-in provider does not answer: ${errorKind(error)}`);
    throw new ContractError(503, 'provider.unavailable');
  }
}

function returnUrl(provider: SignInProvider, locale: Locale): string {
  return siteUrl(locale, `/auth/${provider}/callback`);
}

/** Neither a refusal nor a forgery: the provider could not be asked. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
