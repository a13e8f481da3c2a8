import { describe, expect, it } from 'vitest';
import { cropSquare, cropWithin, movedBy, wholeCrop } from './photo-crop';

const wide = { width: 2000, height: 1000 };

describe('The square of a photo', () => {
  it('is the largest in the middle at first', () => {
    expect(cropSquare(wholeCrop, wide)).toEqual({ left: 500, top: 0, side: 1000 });
  });

  it.each([
    ['to its edge', { x: 0, y: 0, zoom: 1 }, { left: 0, top: 0, side: 1000 }],
    ['to the other edge', { x: 1, y: 1, zoom: 2 }, { left: 1500, top: 500, side: 500 }],
    ['no wider than the picture', { x: 0.5, y: 0.5, zoom: 0.2 }, { left: 500, top: 0, side: 1000 }],
    ['no nearer than four times', { x: 0.5, y: 0.5, zoom: 9 }, { left: 875, top: 375, side: 250 }],
  ])('goes %s', (_, crop, square) => expect(cropSquare(cropWithin(crop, wide), wide)).toEqual(square));

  it('shows what is left of it when the picture is moved to the right', () => {
    expect(cropSquare(movedBy(wholeCrop, 0.1, 0.5, wide), wide)).toEqual({ left: 400, top: 0, side: 1000 });
  });
});
