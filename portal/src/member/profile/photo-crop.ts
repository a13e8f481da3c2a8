/** The square of a picture that is kept: its middle, as shares of the picture, and how far one has zoomed in. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that the picture has. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const zoomMax = 4;
/** As the CMS keeps photos; more would be sent for nothing. */
const sideMaxPx = 800;

/** A crop within its picture. */
export function cropWithin({ x, y, zoom: wanted }: Crop, picture: Size): Crop {
  const zoom = Math.min(Math.max(wanted, 1), zoomMax);
  const side = Math.min(picture.width, picture.height) / zoom;
  const within = (middle: number, length: number) => {
    const half = side / length / 2;
    return Math.min(Math.max(middle, half), 1 - half);
  };
  return { x: within(x, picture.width), y: within(y, picture.height), zoom };
}

/** The square in the picture's own pixels. */
export function cropSquare({ x, y, zoom }: Crop, { width, height }: Size): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The picture moved by shares of the square's side: what is dragged to the right shows what was left of it. */
export function movedBy(crop: Crop, right: number, down: number, picture: Size): Crop {
  const { side } = cropSquare(crop, picture);
  return cropWithin(
    { ...crop, x: crop.x - (right * side) / picture.width, y: crop.y - (down * side) / picture.height },
    picture,
  );
}

/**
 * The square as a file of its own, upright as the browser shows it. In one go: a form that is sent right after the last
 * move sends that move.
 */
export function croppedFile(image: HTMLImageElement, crop: Crop, { name, type }: File): File {
  const { left, top, side } = cropSquare(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, sideMaxPx)));
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const sent = type === 'image/png' ? type : 'image/jpeg';
  const [, base64 = ''] = canvas.toDataURL(sent, 0.92).split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: sent });
}
