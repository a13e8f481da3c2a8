import url from './cairo-arabic.woff2?url';

/** Hashed address of the Arabic letters, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` on Arabic pages. */
export const arabicFontUrl: string = url;
