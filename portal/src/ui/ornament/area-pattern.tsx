import { starOfArea, starPath } from './area-star';
import styles from './area-pattern.module.css';

/** The star of a thematic area (1 to 5) drawn as a plate that fills its box, in `currentcolor`. Decoration. */
export function AreaPattern({ area }: { area: number }) {
  const [points, step] = starOfArea(area);
  return (
    <svg
      className={styles.pattern}
      viewBox="-60 -80 120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={starPath(points, step, 118)} className={styles.faint} />
      <path d={starPath(points, step, 74)} className={styles.faint} />
      <path d={starPath(points, Math.max(2, step - 1), 46)} />
      <path d={starPath(points, step, 46)} />
      <circle r="46.4" />
      <circle r="4.5" className={styles.heart} />
    </svg>
  );
}
