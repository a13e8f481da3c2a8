import { createECDH } from 'node:crypto';
import { derivedKey, environment } from '../../platform/environment/environment.js';

interface VapidKeys {
  /** 65 bytes in base64url: browsers subscribe with it, and take messages of no other sender. */
  publicKey: string;
  privateKey: string;
}

/**
 * What push messages are signed with (RFC 8292). An installation for trying out has a pair that comes from SECRET, as all
 * its keys do; production names its own, as a new SECRET must not end every subscription. Without, nothing is pushed.
 */
export const vapidKeys: VapidKeys | undefined = environment.vapid ?? (environment.isProduction ? undefined : derived());

/** Whom a push service may write to about what is sent to it. */
export const vapidSubject = environment.publicUrl.startsWith('https:')
  ? environment.publicUrl
  : `mailto:${environment.mailFrom}`;

function derived(): VapidKeys {
  const pair = createECDH('prime256v1');
  const privateKey = derivedKey('web-push');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
