import type { ServerBuild } from 'react-router';
import * as myInformation from '~/member/account/my-information';
import * as confirmEmail from '~/public/auth/confirm-email';
import * as orcid from '~/public/auth/orcid';
import * as orcidCallback from '~/public/auth/orcid-callback';
import * as register from '~/public/auth/register';
import * as resetPassword from '~/public/auth/reset-password';
import * as setPassword from '~/public/auth/set-password';
import * as unsubscribe from '~/public/newsletter/unsubscribe';
import { siteBuild } from './site-build';

/** A site of the real pages of accounts, and of `others`. */
export function accountSite(others: Parameters<typeof siteBuild>[0] = {}): ServerBuild {
  return siteBuild({
    register: { path: 'auth/register', module: register },
    confirm: { path: 'auth/confirm-email', module: confirmEmail },
    reset: { path: 'auth/reset-password', module: resetPassword },
    set: { path: 'auth/set-password', module: setPassword },
    callback: { path: 'auth/orcid/callback', module: orcidCallback },
    orcid: { path: 'auth/orcid', module: orcid },
    information: { path: 'account/my-information', module: myInformation },
    unsubscribe: { path: 'newsletter/unsubscribe', module: unsubscribe },
    ...others,
  });
}
