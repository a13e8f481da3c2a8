import { starPath } from './area-star';
import styles from './rosette.module.css';

/**
 * A rosette of star polygons about one heart, the whole of a composition: its place gives it size and colour
 * (`currentcolor`). Decoration.
 *
 * @param points how many rays, 7 to 16
 */
export function Rosette({ points = 12, className }: { points?: number; className?: string }) {
  const widest = Math.ceil(points / 2) - 1;
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <g className={styles.lines}>
        <path d={starPath(points, widest, 99)} className={styles.faint} />
        <path d={starPath(points, widest - 1, 99)} />
        <path d={starPath(points, widest - 2, 99)} className={styles.faint} />
        <path d={starPath(points, Math.max(2, widest - 3), 52)} />
        <path d={starPath(points, widest - 1, 30)} />
        <circle r="99.4" />
        <circle r="52" className={styles.faint} />
      </g>
      <circle r="2.2" className={styles.heart} />
    </svg>
  );
}
