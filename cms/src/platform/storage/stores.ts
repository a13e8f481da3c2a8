import { join } from 'node:path';
import { environment } from '../environment/environment.js';
import type { FileStore } from './file-store.js';
import { folderStore } from './folder-store.js';
import { bucket } from './s3/bucket-in-use.js';
import { requireOwnBucket } from './s3/own-bucket.js';
import { s3Store } from './s3/s3-store.js';

/** Files that each is encrypted before it comes here. */
export const privateFiles: FileStore = storeOf('private-files', environment.privateFilesDir);

/** Files of the media library, which anybody may read at `/uploads/<name>`. */
export const publicFiles: FileStore = storeOf('public/uploads', join(environment.publicDir, 'uploads'));

/** In the bucket files lie as they do below DATA_DIR, and in a backup. */
function storeOf(place: string, folder: string): FileStore {
  const asked = bucket;
  if (!asked) return folderStore(folder);
  const waiting = join(environment.dataDir, 'waiting-files');
  return s3Store({ bucket: asked, prefix: `${place}/`, waiting, requireOwn: () => requireOwnBucket(asked) });
}
