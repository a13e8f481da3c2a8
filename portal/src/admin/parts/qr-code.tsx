import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** A text as a QR code, drawn in the colour of its surroundings, which are to be light and free for four squares around it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }): ReactNode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      fill="currentColor"
      className={className}
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

/** One stroke for each run of dark squares. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
      }
      return runs;
    })
    .join('');
}
