import path from 'node:path';
import { s3Of } from '../contract/src/settings.js';
import { describeFile } from './lib/backup-folder.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';
import { folderPlace, openFilePlace } from './lib/file-places.mjs';
import { requireStopped } from './lib/ports.mjs';

/**
 * `npm run move-files-to-s3`: copies the files of DATA_DIR into the bucket of the configuration, with the product
 * stopped, and compares each as it lies there. Nothing is erased; run again, it goes on and compares anew.
 */
await runCommand(async () => {
  const configuration = readConfigurationInForce();
  if (!s3Of(configuration)) throw new ExpectedFailure('S3_BUCKET must be set: it says where the files go.');
  await requireStopped(configuration);
  const { DATA_DIR } = configuration;
  const [from, to] = [folderPlace(DATA_DIR), await openFilePlace(configuration)];
  let [copied, bytes] = [0, 0];
  const files = await from.list();
  for (const file of files) {
    const local = path.join(DATA_DIR, file);
    const own = await describeFile(local);
    if (!isSame(own, await to.describe(file))) {
      if (!isSame(own, await to.store(file, local)))
        throw new ExpectedFailure(`${file} is not in ${to.name} as it is in ${from.name}. Run this again.`);
      copied += 1;
    }
    bytes += own.size;
  }
  console.log(
    `${files.length} files (${bytes} bytes) are in ${to.name} as in ${from.name}; ${copied} were copied now.`,
  );
  console.log('Start with the same S3_* settings, look around, and then delete the two folders in DATA_DIR.');
});

/** @param {{ size: number, sha256: string }} one @param {{ size: number, sha256: string } | undefined} other */
function isSame(one, other) {
  return other !== undefined && one.size === other.size && one.sha256 === other.sha256;
}
