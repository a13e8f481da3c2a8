import { classNames } from '~/lib/class-names';
import styles from './icon.module.css';

/** Drawn on a 24 grid in strokes. `next`, `previous` and `external` point along the text and are mirrored in Arabic. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  next: 'M5 12h14M13 6l6 6-6 6',
  previous: 'M19 12H5M11 6l-6 6 6 6',
  external: 'M8 5H5v14h14v-3M12 5h7v7M19 5l-9 9',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  place: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  phone:
    'M6.5 3.5l3 .5 1.5 4-2 1.8a12 12 0 0 0 5.2 5.2l1.8-2 4 1.5.5 3a2 2 0 0 1-2 2.5C10.7 20.5 3.5 13.3 4 5.5a2 2 0 0 1 2.5-2z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  filter: 'M4 6h16M7 12h10M10 18h4',
  pause: 'M9 5v14M15 5v14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17v.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.5',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zM12 6.5v14',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z',
  flask: 'M9.5 3.5h5M10.5 3.5V9l-5.5 9.5a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2L13.5 9V3.5M7.5 15h9',
  pen: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  seal: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8.5 13.5L7 21l5-2.5L17 21l-1.5-7.5M12 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  bell: 'M6 16.5V10.5a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4',
  chat: 'M4 5h16v11h-8L7.5 20v-4H4z',
  building: 'M4 20.5h16M5.5 20.5V9l6.5-5 6.5 5v11.5M9.5 20.5v-5h5v5M9.5 11.5h5',
} as const;

export type IconName = keyof typeof paths;
const mirrored: ReadonlySet<IconName> = new Set(['next', 'previous', 'external']);

/** An icon beside words; always decoration: the words are the button's or link's. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, mirrored.has(name) && styles.mirrored, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
