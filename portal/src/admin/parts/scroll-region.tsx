import type { ReactNode } from 'react';

/** What may be wider than the window: it scrolls by itself, by the keyboard too. */
export function ScrollRegion({
  name,
  className,
  children,
}: {
  name: string;
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={className} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
