import { sealedSecrets } from '../api/account/second-factor.js';
import { sealedCodes } from '../api/event-invitation/invitation-code.js';
import { sealedTargets } from '../api/notification/push-devices.js';
import { resealRows, type Resealed, type SealedColumn } from '../platform/encryption/reseal-rows.js';
import { hasSecretFallbacks } from '../platform/environment/environment.js';
import { sealedPayloads } from '../platform/mail/payload-cipher.js';
import { resealPrivateFiles } from '../platform/private-files/reseal-files.js';

const sealedColumns: readonly SealedColumn[] = [sealedPayloads, sealedSecrets, sealedCodes, sealedTargets];

/**
 * Seals by SECRET whatever a secret of SECRET_FALLBACKS has sealed, while people work. Once a run finds nothing of that
 * kind, those can go.
 */
export async function resealAll(): Promise<void> {
  if (!hasSecretFallbacks) return;
  const done: Resealed[] = [];
  for (const column of sealedColumns) done.push(await resealRows(column));
  done.push(await resealPrivateFiles());
  const [resealed, unopened] = (['resealed', 'unopened'] as const).map((what) =>
    done.reduce((sum, one) => sum + one[what], 0),
  );
  strapi.log.info(`Sealed anew by SECRET: ${resealed}; left, as no accepted secret opens them: ${unopened}`);
}
