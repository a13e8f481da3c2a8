import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Sent {
  mime: string;
}

/** As much of Strapi's service as judges what comes into the media library. */
interface PictureService {
  isImage(file: Sent): Promise<boolean>;
  isFaultyImage(file: Sent): Promise<boolean>;
}

/**
 * Has the media library refuse what is called a picture and cannot be opened as one; Strapi believes the file's name.
 * Call while Strapi registers.
 */
export function refuseFalsePictures(strapi: Core.Strapi): void {
  const pictures: PictureService = strapi.plugin('upload').service('image-manipulation'); // untyped by Strapi
  const { isImage, isFaultyImage } = pictures;
  pictures.isImage = async (file) => {
    const isPicture = Boolean(await isImage(file));
    if (!isPicture && file.mime.startsWith('image/')) throw notAPicture();
    return isPicture;
  };
  pictures.isFaultyImage = async (file) => {
    if (await isFaultyImage(file)) throw notAPicture();
    return false;
  };
}

/** The desk has words for it in both languages (`strapi-media.json`). */
const notAPicture = () => new errors.ApplicationError('NotAPicture');
