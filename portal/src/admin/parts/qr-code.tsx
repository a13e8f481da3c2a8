import type { ReactNode } from 'react';
import { qrPathOf } from '~/shared/qr-path';

/** A text as a QR code, drawn in the colour of its surroundings, which are to be light and free for four squares around it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }): ReactNode {
  const { size, path } = qrPathOf(text, 0);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      fill="currentColor"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
