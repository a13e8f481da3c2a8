import type { ReactNode } from 'react';
import styles from '~/ui/icon.module.css';

/** Drawings that only the back office needs, on the grid and with the strokes of the kit's icons. */
const paths = {
  overview: 'M4 4h6.5v8H4zM13.5 4H20v4.5h-6.5zM13.5 12H20v8h-6.5zM4 15.5h6.5V20H4z',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V7.5M16.5 16v-6',
  journey:
    'M2.5 19.5h19M4.5 13.5l4 1.5 11-4a1.7 1.7 0 0 0-1.2-3.2L13 9.600 7.5 5l-1.900.7 3 5-3.2 1.100-1.800-1.2-1 .4z',
  language:
    'M3.5 6h9.5M8.250 3.5V6M11.5 6c-1 4-3.5 7-7.5 8.5M5.5 9c1.5 2.5 3.5 4.5 6 5.5M12.5 20.5l4-10.5 4 10.5M13.900 17h5.2',
  signOut: 'M14 4.5h5v15h-5M4.5 12H15M11 8l4 4-4 4',
  copy: 'M9 9h10.5v10.5H9zM6 15H4.5V4.5H15V6',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  sheet: 'M3.5 4.5h17v15h-17zM3.5 9.500h17M3.5 14.5h17M9.5 4.5v15',
  outbox: 'M20.5 3.5 3.5 10.200l7 3.300 3.300 7zM10.5 13.5l4.200-4.200',
  report: 'M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12',
  key: 'M8.5 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11.5 12.5l8-8M16 8l3 3',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
} as const;

export type AdminIconName = keyof typeof paths;

export function AdminIcon({ name, isTurning = false }: { name: AdminIconName; isTurning?: boolean }): ReactNode {
  return (
    <svg
      className={isTurning ? `${styles.icon} ${styles.mirrored}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
