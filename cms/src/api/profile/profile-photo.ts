import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@scholars/contract/locale';
import { cleanPortrait } from '../../platform/pictures/clean-photo.js';
import type { Upload } from '../../platform/contract/multipart.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { changeProfile } from './save-profile.js';
import type { LibraryFile } from './own-profile.js';

/** As files are named that members have sent; those that staff chose from the library may stand elsewhere too. */
const namePrefix = 'profile-photo-';

interface UploadService {
  upload(sent: { data: object; files: object }): Promise<LibraryFile[]>;
  findOne(id: number): Promise<object | null>;
  remove(file: object): Promise<unknown>;
}
const library = (): UploadService => strapi.plugin('upload').service('upload'); // untyped by Strapi

/** Sets the photo, written anew and square. @throws ContractError 422 for one that cannot be opened */
export async function setPhoto(userId: number, locale: Locale, sent: Upload): Promise<void> {
  const photo = await cleanPortrait(sent);
  if (!photo) throw invalidFields({ photo: ['file.unreadable'] });
  const file = await keepPhoto(photo);
  await replacePhoto(userId, locale, file).catch(async (error: unknown) => {
    await removePhoto(file);
    throw error;
  });
}

export async function deletePhoto(userId: number, locale: Locale): Promise<void> {
  await replacePhoto(userId, locale, null);
}

async function replacePhoto(userId: number, locale: Locale, file: LibraryFile | null): Promise<void> {
  let before: LibraryFile | null = null;
  await changeProfile(userId, locale, async ({ version }) => {
    before = version.photo;
    return { photo: file?.id ?? null };
  });
  if (before) await removePhoto(before);
}

/** Strapi's library takes a file from a folder, which is gone again when this returns. */
async function keepPhoto({ content, type, size }: Upload): Promise<LibraryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'profile-photo-'));
  try {
    const filepath = join(folder, 'photo');
    await writeFile(filepath, content, { mode: 0o600 });
    const name = `${namePrefix}${randomUUID()}.${type === 'image/png' ? 'png' : 'jpg'}`;
    const [file] = await library().upload({
      data: { fileInfo: { name, alternativeText: '' } },
      files: { filepath, originalFilename: name, mimetype: type, size },
    });
    if (!file) throw new Error('The media library has kept no photo');
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removePhoto({ id, name }: LibraryFile): Promise<void> {
  if (!name.startsWith(namePrefix)) return;
  const file = await library().findOne(id);
  if (file) await library().remove(file);
}
