import * as calls from '@scholars/contract/account';
import { erasureOf } from './closings.js';
import { findAccount } from './find-account.js';
import {
  connectIdentity,
  disconnectIdentity,
  findIdentity,
  findUserOf,
  identityText,
  isProvider,
  listIdentities,
} from './identities.js';
import { configuredProviders, finishProviderLogin, startProviderLogin, type KnownPerson } from './provider-login.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { beginSecondStep, secondStepNeeded } from './second-step.js';
import { countSignIn } from './sign-in-count.js';
import { endSession, openSession } from './sessions.js';
import { rememberBrowser } from './known-browsers.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { issueLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { getUserById } from './get-user.js';

function requireProvider(name: string) {
  if (!isProvider(name) || !configuredProviders().includes(name)) throw notFound();
  return name;
}

export const actions = {
  listSignInProviders: defineAction(calls.listSignInProviders, async () => ({
    rows: configuredProviders().map((name) => ({ name })),
  })),

  startProviderLogin: defineAction(calls.startProviderLogin, async ({ params, locale, signedIn }) => {
    const provider = requireProvider(params.provider);
    return startProviderLogin(provider, locale, signedIn?.userId);
  }),

  finishProviderLogin: defineAction(
    calls.finishProviderLogin,
    async ({ params, body, visitorAddress, locale, signedIn, device, knownBrowser, keepBrowser }) => {
      const provider = requireProvider(params.provider);
      const person = await finishProviderLogin(provider, locale, body);
      const identity = identityText(provider, person.subject);
      const userId =
        person.connectTo === undefined
          ? await findUserOf(provider, person.subject)
          : await connect(person.connectTo, identity, signedIn);
      if (userId === undefined)
        throw new ContractError(404, 'account.unknownPerson', { data: await introduce(identity, person) });
      const account = await findAccount(strapi.db.connection, { id: userId });
      if (!account?.confirmed || account.blocked) throw new ContractError(422, 'provider.failed');
      // Who connects an iD was signed in already, by both steps.
      const secondStep =
        person.connectTo === undefined ? await beginSecondStep(strapi.db.connection, userId, 'provider') : undefined;
      if (secondStep !== undefined) throw secondStepNeeded(secondStep);
      // A new session in any case: the one before, if there was one, was opened with less proof.
      if (signedIn) await endSession(signedIn.userId, signedIn.sessionId);
      countSignIn('provider');
      strapi.log.info(`Login of account ${userId} with ${provider} from ${visitorAddress}`);
      keepBrowser(rememberBrowser(knownBrowser, account));
      return {
        token: await openSession(strapi.db.connection, userId, device, 'provider'),
        user: await getUserById(userId),
        ...(await erasureOf(userId)),
      };
    },
  ),

  listIdentities: defineAction(calls.listIdentities, async ({ signedIn }) => ({
    rows: await listIdentities(signedIn.userId),
  })),

  disconnectIdentity: defineOwnedAction(
    calls.disconnectIdentity,
    (userId, { provider }) => findIdentity(userId, provider),
    async ({ owned, signedIn }) => {
      await disconnectIdentity(signedIn.userId, owned.provider);
      return undefined;
    },
  ),
};

/** The one who comes back must be the one who went: else somebody's iD could be planted on another's account. */
async function connect(connectTo: number, identity: string, signedIn: SignedIn | null): Promise<number> {
  if (signedIn?.userId !== connectTo) throw new ContractError(422, 'provider.failed');
  await connectIdentity(connectTo, identity);
  return connectTo;
}

/** What somebody without an account here opens one with: the proof of who they are, and their name as a proposal. */
async function introduce(identity: string, { firstName, lastName }: KnownPerson): Promise<calls.UnknownPerson> {
  const token = await issueLinkToken(strapi.db.connection, { purpose: 'connect-provider', subject: identity });
  return { token, firstName, lastName };
}
