import { classNames } from '~/lib/class-names';
import styles from './area-star.module.css';

/** Points and step of each area's star: every area has its own order, so that it is known without its colour. */
const orders: Record<number, [points: number, step: number]> = {
  1: [8, 3],
  2: [10, 4],
  3: [12, 5],
  4: [9, 4],
  5: [7, 3],
};

/** The star {points/step} of a thematic area; without an area, the site's own. */
export function starOfArea(area: number | undefined): [points: number, step: number] {
  return orders[area ?? 1] ?? [8, 3];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The lines of the star {points/step} around 0,0, as path data. */
export function starPath(points: number, step: number, radius: number): string {
  const at = (i: number) => {
    const turn = (i / points) * 2 * Math.PI - Math.PI / 2;
    return `${round(radius * Math.cos(turn))} ${round(radius * Math.sin(turn))}`;
  };
  return Array.from({ length: points }, (_, i) => `M${at(i)}L${at(i + step)}`).join('');
}

/**
 * The emblem of a thematic area (1 to 5), in the area's hue; without an area, the site's own eight-pointed star.
 * Decoration.
 */
export function AreaStar({ area, className }: { area?: number; className?: string }) {
  const [points, step] = starOfArea(area);
  return (
    <svg
      className={classNames(styles.star, className)}
      data-area={area}
      viewBox="-25 -25 50 50"
      aria-hidden="true"
      focusable="false"
    >
      <path d={starPath(points, step, 23)} />
      <circle r="3" />
    </svg>
  );
}
