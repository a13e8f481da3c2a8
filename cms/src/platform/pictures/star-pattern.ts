/**
 * Star patterns of Islamic geometry by Hankin's method, "polygons in contact": over a tiling of regular
 * polygons, two rays leave the middle of each side at one angle; where they meet the rays of the next
 * side they make a star in every polygon, and the stars join over the sides.
 */
interface Point {
  x: number;
  y: number;
}

interface Polygon {
  centre: Point;
  sides: number;
  /** Distance from the centre to a corner. */
  radius: number;
  /** Direction of the first corner, in radians. */
  turn: number;
}

/** A closed star as an SVG path, with the number of its points. */
export interface Star {
  sides: number;
  path: string;
}

export const tilings = ['4.8.8', '3.12.12', '6.6.6'] as const;
export type Tiling = (typeof tilings)[number];

const tau = Math.PI * 2;
const root3 = Math.sqrt(3);

/**
 * The stars that cover a rectangle.
 *
 * @param side length of a polygon's side, in the units of the rectangle
 * @param contactAngle angle between a side and its rays, in degrees: 55 to 75 gives from blunt to sharp stars
 */
export function starPattern(tiling: Tiling, width: number, height: number, side: number, contactAngle: number): Star[] {
  return polygonsOf[tiling](width, height, side).map((polygon) => starOf(polygon, (contactAngle * Math.PI) / 180));
}

const radiusOf = (sides: number, side: number) => side / (2 * Math.sin(Math.PI / sides));

const polygonsOf: Record<Tiling, (width: number, height: number, side: number) => Polygon[]> = {
  '4.8.8'(width, height, side) {
    const step = side * (1 + Math.SQRT2);
    return grid(width, height, step, step, (x, y) => [
      { centre: { x, y }, sides: 8, radius: radiusOf(8, side), turn: tau / 16 },
      { centre: { x: x + step / 2, y: y + step / 2 }, sides: 4, radius: radiusOf(4, side), turn: 0 },
    ]);
  },
  '3.12.12'(width, height, side) {
    const apothem = side / (2 * Math.tan(Math.PI / 12));
    const step = 2 * apothem;
    const triangle = radiusOf(3, side);
    const drop = step / root3;
    return grid(width, height, step, step * root3, (x, y) =>
      [0, 1].flatMap((row) => {
        const centre = { x: x + (row * step) / 2, y: y + (row * step * root3) / 2 };
        return [
          { centre, sides: 12, radius: radiusOf(12, side), turn: tau / 24 },
          { centre: { x: centre.x, y: centre.y + drop }, sides: 3, radius: triangle, turn: tau / 4 },
          { centre: { x: centre.x, y: centre.y - drop }, sides: 3, radius: triangle, turn: -tau / 4 },
        ];
      }),
    );
  },
  '6.6.6'(width, height, side) {
    const step = side * root3;
    return grid(width, height, step, side * 3, (x, y) =>
      [0, 1].map((row) => ({
        centre: { x: x + (row * step) / 2, y: y + row * side * 1.5 },
        sides: 6,
        radius: side,
        turn: tau / 12,
      })),
    );
  },
};

/** Cells over the whole rectangle, one of them in its very middle, so that a small picture shows a whole star. */
function grid(
  width: number,
  height: number,
  stepX: number,
  stepY: number,
  cell: (x: number, y: number) => Polygon[],
): Polygon[] {
  const polygons: Polygon[] = [];
  for (let y = ((height / 2) % stepY) - stepY; y < height + stepY; y += stepY) {
    for (let x = ((width / 2) % stepX) - stepX; x < width + stepX; x += stepX) polygons.push(...cell(x, y));
  }
  return polygons;
}

function starOf({ centre, sides, radius, turn }: Polygon, angle: number): Star {
  const half = Math.PI / sides;
  const apothem = radius * Math.cos(half);
  // The rays of neighbouring sides meet on the line to the corner between them, at this distance from the centre.
  const inner = (apothem * Math.cos(angle)) / Math.cos(Math.max(angle - half, 0));
  const points: string[] = [];
  for (let i = 0; i < sides; i += 1) {
    const corner = turn + (i * tau) / sides;
    points.push(at(centre, inner, corner), at(centre, apothem, corner + half));
  }
  return { sides, path: `M${points.join('L')}Z` };
}

function at({ x, y }: Point, distance: number, direction: number): string {
  return `${round(x + distance * Math.cos(direction))} ${round(y + distance * Math.sin(direction))}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
